import LayoutCore

/// A layout with the views that it arranges.
package struct ContainerView<Arrangement: Layout, Content: View>: PrimitiveView {
  let arrangement: Arrangement
  let content: Content

  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    ContainerViewNode(view, context)
  }
}

final class ContainerViewNode<Arrangement: Layout, Content: View>:
  _NodeOf<ContainerView<Arrangement, Content>>
{
  private var child: _NodeOf<Content>!
  private let layout: ContainerNode<Arrangement>

  override init(_ view: ContainerView<Arrangement, Content>, _ context: _NodeContext) {
    layout = ContainerNode(view.arrangement, context.graph)
    super.init(view, context)
    layout.direction = environment.layoutDirection
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
    collect()
  }

  override func viewDidChange() {
    if !bitEqual(view.arrangement, layout.arrangement) {
      layout.arrangement = view.arrangement
    }
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
