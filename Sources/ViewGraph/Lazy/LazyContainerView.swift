import LayoutCore

/// A lazy arrangement with the views that it arranges.
package struct LazyContainerView<Content> {
  let arrangement: LazyArrangement
  /// Changes when all children are to be drawn again.
  let stamp: Int
  let content: Content

  package init(_ arrangement: LazyArrangement, stamp: Int = 0, content: Content) {
    self.arrangement = arrangement
    self.stamp = stamp
    self.content = content
  }
}

extension LazyContainerView: View, PrimitiveView where Content: View {
  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    LazyContainerViewNode(view, context)
  }
}

final class LazyContainerViewNode<Content: View>:
  _NodeOf<LazyContainerView<Content>>, LayoutFollower, LazyContainerHost
{
  private var child: _NodeOf<Content>!
  private let layout: LazyNode
  private var stamp: Int
  private weak var donor: LazyContainerViewNode?

  override init(_ view: LazyContainerView<Content>, _ context: _NodeContext) {
    layout = LazyNode(view.arrangement, context.graph)
    stamp = view.stamp
    super.init(view, context)
    noteList()
    donor = context.donor as? Self
    child = Content._makeNode(view.content, childContext(donor: donor?.child))
    graph.followers.add(self)
    collect()
  }

  var isList: Bool { view.arrangement.list != nil }

  private func noteList() {
    if !graph.isReplica { view.arrangement.list?.selection?.list = layout }
  }

  override func viewDidChange() {
    noteList()
    if stamp != view.stamp {
      stamp = view.stamp
      layout.invalidatePaint()
    }
    if layout.arrangement != view.arrangement {
      structureChanged()
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
    if layout.parent != nil && isScrolled { layout.followScrolling() }
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(layout) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// A view node whose content is made as it comes into view.
@MainActor
protocol LazyContainerHost: _ViewNode {
  var isList: Bool { get }
}

extension _NodeContext {
  /// The view node that arranges what a node made in this context contributes; nil where that goes to
  /// something else than a container.
  var arranger: _ViewNode? {
    var child: _ViewNode?
    var node = parent
    while let view = node {
      if view.container != nil { return view }
      if view.arrangesSeparately(child) { return nil }
      child = view
      node = view.parent
    }
    return nil
  }
}
