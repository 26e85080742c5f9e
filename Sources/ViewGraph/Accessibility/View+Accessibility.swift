extension View {
  /// Names this view for tests: `TestScreen` finds it by this name.
  ///
  /// Nothing of it is shown.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { $0.identifier = identifier }
  }

  /// Says what this view is, in place of the text that it shows.
  ///
  /// Nothing of it is shown; `TestScreen.accessibilityTree` has it.
  public func accessibilityLabel(_ label: String) -> some View {
    accessibility { $0.label = label }
  }

  /// Says what this view is, in place of the text that it shows.
  public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.string }
  }

  /// Says the value of this view, such as how much is done.
  public func accessibilityValue(_ value: String) -> some View {
    accessibility { $0.value = value }
  }

  /// Leaves this view, and all in it, out of the tree of what can be read on the screen.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some View {
    accessibility { $0.isHidden = isHidden }
  }

  /// Says what kind of thing this view is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { $0.traits = traits }
  }

  /// Says which control this view is.
  package func accessibilityRole(
    _ role: AccessibilityRole, label: String? = nil, value: String? = nil,
    traits: AccessibilityTraits = []
  ) -> some View {
    accessibility {
      $0.role = role
      $0.label = label
      $0.value = value
      $0.traits = traits
    }
  }

  private func accessibility(_ change: (inout AccessibilityProperties) -> Void) -> some View {
    var properties = AccessibilityProperties()
    change(&properties)
    return LayoutModified(content: self, modifier: AccessibilityModifier(properties: properties))
  }
}

private struct AccessibilityModifier: LayoutModifier {
  let properties: AccessibilityProperties

  func makeNode(_ context: LayoutModifierContext) -> AccessibilityNode {
    AccessibilityNode(properties, isEnabled: context.environment.isEnabled, context.graph)
  }

  func update(_ node: AccessibilityNode, from old: Self, _ context: LayoutModifierContext) {
    node.properties = properties
    node.isEnabled = context.environment.isEnabled
  }
}
