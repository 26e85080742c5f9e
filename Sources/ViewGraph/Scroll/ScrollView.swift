import CellGrid
import Foundation
import LayoutCore

/// A view whose content can be longer than itself, moved with the mouse wheel.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Makes content scroll along some axes.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// The scrolling content; several views side by side stand in a column.
  public var body: some View {
    ScrollContainer(
      axes: axes, content: ContainerView(arrangement: VStackLayout(), content: content))
  }
}

struct ScrollContainer<Content: View>: PrimitiveView {
  let axes: Axis.Set
  let content: Content

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    ScrollViewNode(view, context)
  }
}

final class ScrollViewNode<Content: View>: _NodeOf<ScrollContainer<Content>> {
  private var child: _NodeOf<Content>!
  private let scroller: ScrollNode

  override init(_ view: ScrollContainer<Content>, _ context: _NodeContext) {
    let donor = context.donor as? Self
    scroller = ScrollNode(view.axes, context.graph, offset: donor?.scroller.offset ?? .zero)
    super.init(view, context)
    scroller.indicator = indicator
    child = Content._makeNode(view.content, childContext(donor: donor?.child))
    collect()
  }

  private var indicator: Ink? {
    guard environment.scrollIndicators == .visible else { return nil }
    var ink = environment.ink
    ink.attributes.formUnion(.dim)
    return ink
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    super.environmentDidChange(environment)
    if scroller.indicator == indicator { return }
    scroller.indicator = indicator
    scroller.invalidatePaint()
  }

  override func viewDidChange() {
    if view.axes != scroller.frame.axes {
      scroller.frame = ScrollFrame(axes: view.axes)
      scroller.invalidateSize()
      child.forEachDescendant { node in
        if node is any LazyContainerHost { node.structureChanged() }
      }
    }
    child.update(view.content)
  }

  override var container: LayoutNode? { scroller }
  override var scrollAxes: Axis.Set? { view.axes }
  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    var nodes: [LayoutNode] = []
    child.appendLayoutNodes(to: &nodes)
    scroller.setChildren(nodes)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(scroller) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
