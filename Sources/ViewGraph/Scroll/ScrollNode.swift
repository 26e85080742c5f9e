import CellGrid
import Foundation
import LayoutCore

/// The layout node of a scroll view. Its offset is kept within the content.
package final class ScrollNode: SizingNode, WheelResponder {
  /// The cells that one notch of the wheel scrolls by, as in most terminal programs.
  static let notch = 3

  var frame: ScrollFrame
  /// How the indicator is drawn; nil if none is.
  var indicator: Ink?
  /// The axes along which an indicator is drawn.
  var indicatedAxes: Axis.Set = []
  /// How far the content is scrolled, in points from its top-leading corner.
  package private(set) var offset: CGPoint
  private var contentSize = CGSize.zero
  private var hasSettled = false
  /// Where the view is on its way to.
  var target: ScrollTarget?
  /// Whether people can scroll.
  var isEnabled = true

  init(_ axes: Axis.Set, _ graph: Graph, offset: CGPoint) {
    frame = ScrollFrame(axes: axes)
    self.offset = offset
    super.init(graph)
  }

  override package var stackAxis: Axis? { nil }
  override package var arrangesChildren: Bool { true }
  override var clipsContent: Bool { true }
  override var isSolid: Bool { true }
  override var paintsContent: Bool { indicator != nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    frame.size(for: proposal, content: child.size(for: frame.contentProposal(for: proposal)))
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offer = frame.contentProposal(for: proposal)
    let content = child.size(for: offer)
    // A longer content far below still changes the indicator.
    if indicator != nil && content != contentSize { damage(cells) }
    contentSize = content
    child.place(
      at: frame.contentOrigin(content: contentSize, in: size, offset: .zero), proposal: offer)
    // What follows the first layout may still make the content longer.
    if hasSettled { _ = scroll(to: offset) }
  }

  /// Called when the frames are final.
  func layoutDidSettle() {
    target = nil
    hasSettled = true
    _ = scroll(to: offset)
  }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { nil }

  override var contentOffset: CGPoint { CGPoint(x: -offset.x, y: -offset.y) }

  override func paint(_ context: inout PaintContext) {
    var inner = context.clipped(to: cells)
    paintChildren(&inner)
    if let indicator { paintIndicator(indicator, &inner) }
  }

  /// The largest offset along an axis, in points.
  package func limit(_ axis: Axis) -> CGFloat {
    guard frame.axes.contains(Axis.Set(axis)) else { return 0 }
    let limit = contentSize[axis] - size[axis]
    return limit > 0 && limit.isFinite ? limit : 0
  }

  /// Scrolls to an offset in points, or as near as there is content; false if it is there already.
  package func scroll(to target: CGPoint) -> Bool {
    let new = CGPoint(
      x: min(max(0, target.x), limit(.horizontal)), y: min(max(0, target.y), limit(.vertical)))
    if new == offset { return false }
    offset = new
    invalidateOffset()
    damage(cells)
    return true
  }

  /// The size of the part of the content that is in view, in points.
  var viewport: CGSize { size }

  /// Follows content that has moved, in points along an axis.
  func adjustOffset(by change: CGFloat, along axis: Axis) {
    offset[axis] += change
    invalidateOffset()
    damage(cells)
  }

  override package var wheelResponder: (any WheelResponder)? { self }

  /// Scrolls by cells along an axis; false if there is no way to go.
  func scroll(byCells cells: Int, along axis: Axis) -> Bool {
    var target = offset
    target[axis] += CGFloat(cells) * graph.metrics.cellSize[axis]
    return scroll(to: target)
  }

  package func wheel(dx: Int, dy: Int) -> Bool {
    if !isEnabled { return false }
    let cell = graph.metrics.cellSize
    let columns = CGFloat(dx * Self.notch) * cell.width
    let rows = CGFloat(dy * Self.notch) * cell.height
    return scroll(to: CGPoint(x: offset.x + columns, y: offset.y + rows))
  }
}
