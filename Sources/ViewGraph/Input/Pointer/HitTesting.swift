extension View {
  /// Decides whether the pointer finds this view; where it does not, what is behind is found.
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    LayoutModified(content: self, modifier: HitTestingModifier(isEnabled: enabled))
  }
}

private struct HitTestingModifier: LayoutModifier {
  let isEnabled: Bool

  func makeNode(_ context: LayoutModifierContext) -> HitTestingNode {
    HitTestingNode(isEnabled, context.graph)
  }

  func update(_ node: HitTestingNode, from old: Self, _ context: LayoutModifierContext) {
    node.isEnabled = isEnabled
  }
}

final class HitTestingNode: LayoutNode {
  var isEnabled: Bool

  init(_ isEnabled: Bool, _ graph: Graph) {
    self.isEnabled = isEnabled
    super.init(graph)
  }

  override func admitsHit(atCellX x: Int, y: Int) -> Bool { isEnabled }
}
