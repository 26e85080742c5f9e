import CellGrid
import Foundation
import LayoutCore

/// A view whose content can be longer than itself, moved with the mouse wheel.
public struct ScrollView<Content> {
  private let axes: Axis.Set
  private let showsIndicators: Bool
  private let content: Content

  /// Makes content scroll along some axes.
  ///
  /// - Parameters:
  ///   - axes: The axes along which people can scroll.
  ///   - showsIndicators: Whether `scrollIndicators(_:)` can have the view show where in its content it is.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
}

extension ScrollView: View where Content: View {
  /// Makes the node that remembers this view in the graph. An implementation detail.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  /// The scrolling content; several views side by side stand in a column.
  public var body: some View {
    ScrollContainer(
      axes: axes, showsIndicators: showsIndicators,
      content: ContainerView(arrangement: VStackLayout(), content: content))
  }
}

/// What scrolls one view.
package struct ScrollContainer<Content> {
  let axes: Axis.Set
  let showsIndicators: Bool
  let content: Content

  package init(axes: Axis.Set, showsIndicators: Bool = true, content: Content) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content
  }
}

extension ScrollContainer: View, PrimitiveView where Content: View {
  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    ScrollViewNode(view, context)
  }
}

final class ScrollViewNode<Content: View>: _NodeOf<ScrollContainer<Content>>, LayoutFollower {
  private var child: _NodeOf<Content>!
  private let layout: ScrollNode

  override init(_ view: ScrollContainer<Content>, _ context: _NodeContext) {
    let donor = context.donor as? Self
    layout = ScrollNode(view.axes, context.graph, offset: donor?.layout.offset ?? .zero)
    super.init(view, context)
    layout.indicator = indicator
    layout.indicatedAxes = environment.indicatedAxes
    layout.isEnabled = environment.isScrollEnabled && environment.isEnabled
    graph.followers.add(self)
    child = Content._makeNode(view.content, childContext(donor: donor?.child))
    collect()
  }

  private var indicator: Ink? {
    guard view.showsIndicators, !environment.indicatedAxes.isEmpty else { return nil }
    var ink = environment.ink
    ink.attributes.formUnion(.dim)
    return ink
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    super.environmentDidChange(environment)
    layout.isEnabled = environment.isScrollEnabled && environment.isEnabled
    noteIndicator()
  }

  private func noteIndicator() {
    let axes = environment.indicatedAxes
    if layout.indicator == indicator && layout.indicatedAxes == axes { return }
    layout.indicator = indicator
    layout.indicatedAxes = axes
    layout.invalidatePaint()
  }

  override func viewDidChange() {
    noteIndicator()
    if view.axes != layout.frame.axes {
      layout.frame = ScrollFrame(axes: view.axes)
      layout.invalidateSize()
      child.forEachDescendant { node in
        if node is any LazyContainerHost { node.structureChanged() }
      }
    }
    child.update(view.content)
  }

  override var container: LayoutNode? { layout }
  override var scrollAxes: Axis.Set? { view.axes }
  override var scroller: ScrollNode? { layout }

  func followLayout() { layout.followTarget() }
  func layoutDidSettle() { layout.layoutDidSettle() }
  override func willUnmount() { graph.followers.remove(self) }
  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    var nodes: [LayoutNode] = []
    child.appendLayoutNodes(to: &nodes)
    layout.setChildren(nodes)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(layout) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
