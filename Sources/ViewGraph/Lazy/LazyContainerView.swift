import LayoutCore

/// A lazy arrangement with the views that it arranges.
package struct LazyContainerView<Content: View>: PrimitiveView {
  let arrangement: LazyArrangement
  let content: Content

  package init(_ arrangement: LazyArrangement, content: Content) {
    self.arrangement = arrangement
    self.content = content
  }

  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    LazyContainerViewNode(view, context)
  }
}

final class LazyContainerViewNode<Content: View>:
  _NodeOf<LazyContainerView<Content>>, LayoutFollower, LazyContainerHost
{
  private var child: _NodeOf<Content>!
  private let layout: LazyNode
  private weak var donor: LazyContainerViewNode?

  override init(_ view: LazyContainerView<Content>, _ context: _NodeContext) {
    layout = LazyNode(view.arrangement, context.graph)
    super.init(view, context)
    donor = context.donor as? Self
    child = Content._makeNode(view.content, childContext(donor: donor?.child))
    graph.followers.add(self)
    collect()
  }

  override func viewDidChange() {
    if layout.arrangement != view.arrangement {
      if (layout.arrangement.items == nil) != (view.arrangement.items == nil) {
        structureChanged()
      }
      layout.arrangement = view.arrangement
    }
    child.update(view.content)
  }

  override func willUnmount() { graph.followers.remove(self) }

  override var container: LayoutNode? { layout }
  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    var nodes: [LayoutNode] = []
    child.appendLayoutNodes(to: &nodes)
    layout.setSegments(LazyContent.segments(of: nodes, in: layout))
    if let donor { layout.borrow(from: donor.layout) }
    if !isScrolled { layout.makeAll() }
    layout.updateChildren()
    layout.invalidateSize()
  }

  /// Whether a scroll view around scrolls along the container.
  private var isScrolled: Bool {
    var node = parent
    while let view = node {
      if let axes = view.scrollAxes, axes.contains(layout.arrangement.axis) {
        return true
      }
      node = view.parent
    }
    return false
  }

  func followLayout() {
    if isScrolled { layout.followScrolling() }
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(layout) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// A view node whose content is made as it comes into view.
@MainActor
protocol LazyContainerHost: _ViewNode {}

extension _ViewNode {
  /// Whether the views below contribute to a lazy container.
  ///
  /// - Parameter context: That of the node that is being made.
  static func isInLazyContainer(_ context: _NodeContext) -> Bool {
    var child: _ViewNode?
    var node = context.parent
    while let view = node {
      if view is any LazyContainerHost { return true }
      if view.container != nil || view.arrangesSeparately(child) { return false }
      child = view
      node = view.parent
    }
    return false
  }
}
