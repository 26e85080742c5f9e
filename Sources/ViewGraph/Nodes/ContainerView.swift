import LayoutCore

/// A view that is a layout with the views that it arranges.
package protocol ContainerSource: PrimitiveView {
  associatedtype Arrangement: Layout
  associatedtype Content: View

  var arrangement: Arrangement { get }
  var content: Content { get }
}

extension ContainerSource {
  /// Makes the node of the container.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    ContainerViewNode(view, context)
  }
}

/// A layout of any type with the views that it arranges.
package struct ContainerView<Arrangement, Content> {
  package let arrangement: Arrangement
  package let content: Content

  package init(arrangement: Arrangement, content: Content) {
    self.arrangement = arrangement
    self.content = content
  }

  package init(_ arrangement: Arrangement, @ViewBuilder content: () -> Content) {
    self.arrangement = arrangement
    self.content = content()
  }
}

extension ContainerView: View, PrimitiveView, ContainerSource
where Arrangement: Layout, Content: View {}

final class ContainerViewNode<Source: ContainerSource>: _NodeOf<Source> {
  private var child: _NodeOf<Source.Content>!
  private let layout: ContainerNode<Source.Arrangement>

  override init(_ view: Source, _ context: _NodeContext) {
    layout = ContainerNode(view.arrangement, context.graph)
    super.init(view, context)
    layout.direction = environment.layoutDirection
    let donor = (context.donor as? Self)?.child
    child = Source.Content._makeNode(view.content, childContext(donor: donor))
    collect()
  }

  override func viewDidChange() {
    let arrangement = view.arrangement
    if !bitEqual(arrangement, layout.arrangement) { layout.arrangement = arrangement }
    child.update(view.content)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    super.environmentDidChange(environment)
    layout.direction = environment.layoutDirection
  }

  override var container: LayoutNode? { layout }
  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    var nodes: [LayoutNode] = []
    child.appendLayoutNodes(to: &nodes)
    layout.setChildren(nodes)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(layout) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
