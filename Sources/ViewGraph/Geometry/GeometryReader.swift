import Foundation
import LayoutCore

/// A view whose content depends on its size and position.
///
/// It takes the space it is offered; its content stands at its top-leading corner. The content is made again
/// when the size changes, or a frame that it asked for.
public struct GeometryReader<Content> {
  /// Makes the content.
  public var content: (GeometryProxy) -> Content

  /// Makes content from a size and a position.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View, PrimitiveView where Content: View {
  /// Makes the node that follows the layout.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    GeometryReaderNode(view, context)
  }
}

final class GeometryReaderNode<Content: View>:
  _NodeOf<GeometryReader<Content>>, LayoutFollower, GeometryListener
{
  private let layout: GeometryNode
  private var child: _NodeOf<Content>?
  private var tracking = BodyTracking(.of(GeometryReader<Content>.self, in: .none))
  private weak var donor: GeometryReaderNode?
  /// The size that the content was made for.
  private var size: CGSize?
  /// The frames that the content was made for.
  private var frames: [(space: CoordinateSpace, frame: CGRect)] = []
  private var isReading = false

  override init(_ view: GeometryReader<Content>, _ context: _NodeContext) {
    layout = GeometryNode(context.graph)
    super.init(view, context)
    donor = context.donor as? Self
    graph.followers.add(self)
  }

  override func viewDidChange() {
    if size != nil { evaluate() }
  }

  override func evaluate() {
    isDirty = false
    size = layout.size
    frames = []
    isReading = true
    let proxy = GeometryProxy(layout, reader: self)
    let content = tracking.evaluateAlone(for: self) { view.content(proxy) }
    isReading = false
    if let child {
      child.update(content)
    } else {
      child = Content._makeNode(content, childContext(donor: donor?.child))
      collect()
    }
  }

  func reads(_ space: CoordinateSpace) {
    if isReading { frames.append((space, layout.frame(in: space))) }
  }

  func followLayout() {
    if layout.parent == nil { return }
    let isCurrent =
      size == layout.size && frames.allSatisfy { $0.frame == layout.frame(in: $0.space) }
    if isCurrent { return }
    evaluate()
    // What follows after this one must not meet views that are gone.
    graph.runQueue()
  }

  override func willUnmount() {
    tracking.cancel()
    graph.followers.remove(self)
  }

  override var container: LayoutNode? { layout }
  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    var nodes: [LayoutNode] = []
    child?.appendLayoutNodes(to: &nodes)
    if layout.replaceChildren(nodes) { layout.invalidatePlacement() }
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) { list.append(layout) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) {
    if let child { visit(child) }
  }
}

/// The layout node of a geometry reader: its size does not depend on its content.
final class GeometryNode: AnyContainerNode {
  override var layoutPriority: Double { 0 }
  override var stackAxis: Axis? { nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    for child in children { child.place(at: .zero, proposal: ProposedViewSize(size)) }
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { nil }
}
