extension View {
  /// Names this view for tests: `TestScreen` finds it by this name.
  ///
  /// Nothing of it is shown.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    LayoutModified(content: self, modifier: AccessibilityIdentifierModifier(identifier: identifier))
  }
}

private struct AccessibilityIdentifierModifier: LayoutModifier {
  let identifier: String

  func makeNode(_ context: LayoutModifierContext) -> NamedNode {
    NamedNode(identifier, context.graph)
  }

  func update(_ node: NamedNode, from old: Self, _ context: LayoutModifierContext) {
    node.identifier = identifier
  }
}

/// A layout node that changes nothing, and has a name.
package final class NamedNode: LayoutNode {
  package fileprivate(set) var identifier: String

  fileprivate init(_ identifier: String, _ graph: Graph) {
    self.identifier = identifier
    super.init(graph)
  }
}
