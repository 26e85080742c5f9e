import CellGrid
import Foundation
import LayoutCore

/// The layout node of the screen, in whose middle the views are.
final class RootNode: LayoutNode {
  var direction = LayoutDirection.leftToRight
  override var turnsDirection: Bool { direction == .rightToLeft }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    guard let content = children.first else { return }
    let dimensions = ViewDimensions(
      size: content.size(for: proposal), proposal: proposal, element: content)
    content.place(at: Alignment.center.origin(of: dimensions, in: size), proposal: proposal)
  }

  override var isSolid: Bool { false }
}

/// The view node at the top. Several views side by side become a vertical stack.
final class RootViewNode<Content: View>: _NodeOf<Content> {
  private var child: _NodeOf<Content>!
  private let layoutRoot: RootNode
  private lazy var stack = ContainerNode(VStackLayout(), graph)

  init(_ view: Content, _ layoutRoot: RootNode, _ context: _NodeContext) {
    self.layoutRoot = layoutRoot
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view, childContext(donor: donor))
    collect()
  }

  override var container: LayoutNode? { stack.children.isEmpty ? layoutRoot : stack }
  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    var nodes: [LayoutNode] = []
    child.appendLayoutNodes(to: &nodes)
    if nodes.count > 1 {
      stack.setChildren(nodes)
      nodes = [stack]
    }
    layoutRoot.setChildren(nodes)
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
