extension View {
  /// Runs an action when the pointer comes over this view or leaves it.
  ///
  /// While such a view is shown the terminal is asked to report every motion of the pointer.
  public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    EffectView(
      content: LayoutModified(content: self, modifier: HoverModifier(action: action)),
      effect: HoverEffect())
  }
}

/// Counts the mounted views that want to know of motion.
private struct HoverEffect: ViewEffect {
  func appear(_ node: _ViewNode) { node.graph.pointer.hoverViewAppeared() }
  func disappear(_ memory: inout Void, _ node: _ViewNode) {
    node.graph.pointer.hoverViewDisappeared()
  }
}

private struct HoverModifier: LayoutModifier {
  let action: (Bool) -> Void

  func makeNode(_ context: LayoutModifierContext) -> HoverNode {
    HoverNode(action, context.graph)
  }

  func update(_ node: HoverNode, from old: Self, _ context: LayoutModifierContext) {
    node.action = action
  }
}

final class HoverNode: LayoutNode {
  var action: (Bool) -> Void

  init(_ action: @escaping (Bool) -> Void, _ graph: Graph) {
    self.action = action
    super.init(graph)
  }

  override var isSolid: Bool { true }

  func set(_ isHovered: Bool) { graph.afterUpdate { [action] in action(isHovered) } }
}
