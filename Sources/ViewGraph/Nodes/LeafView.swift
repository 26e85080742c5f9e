/// A view that is one layout node without children.
@MainActor
package protocol LeafView: PrimitiveView {
  associatedtype Node: LayoutNode

  func makeLeaf(_ context: LayoutModifierContext) -> Node

  /// Brings the node up to date with this value and its environment.
  func update(_ node: Node, from old: Self, _ context: LayoutModifierContext)
}

extension LeafView {
  /// Makes the node of the view.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    LeafViewNode(view, context)
  }
}

final class LeafViewNode<Content: LeafView>: _NodeOf<Content> {
  private var leaf: Content.Node!
  private var current: Content
  private var context: LayoutModifierContext { LayoutModifierContext(viewNode: self) }

  override init(_ view: Content, _ context: _NodeContext) {
    current = view
    super.init(view, context)
    leaf = view.makeLeaf(self.context)
  }

  override func viewDidChange() {
    let old = current
    current = view
    view.update(leaf, from: old, context)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    view.update(leaf, from: view, context)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(leaf) }
}
