import CellGrid
import Foundation
import LayoutCore

/// The layout node of a lazy container. Its children are those in view of the scroll view around it.
final class LazyNode: AnyContainerNode {
  var arrangement: LazyArrangement {
    didSet {
      for segment in segments { segment.forgetExtents() }
      offer = nil
      invalidateSize()
    }
  }
  private(set) var segments: [LazySegment] = []
  /// What the children are offered since the container was last placed.
  private var offer: LazyOffer?
  /// What the length of a line counts as that was never seen; nil before any was.
  private var estimate: CGFloat?
  /// The node whose frames a replica repeats.
  private weak var donor: LazyNode?
  /// The rows of a list.
  private(set) lazy var rows = ListRows(self)

  init(_ arrangement: LazyArrangement, _ graph: Graph) {
    self.arrangement = arrangement
    super.init(graph)
  }

  override var stackAxis: Axis? { arrangement.items == nil ? arrangement.axis : nil }
  override var layoutPriority: Double { 0 }

  override func guide(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { nil }

  // MARK: Content

  /// Replaces the content; what is known of runs that stay is kept.
  func setSegments(_ segments: [LazySegment]) {
    self.segments = segments
    if let estimate { for segment in segments { segment.estimate = estimate } }
  }

  /// Makes everything, for a container that nothing scrolls.
  func makeAll() { for segment in segments { segment.makeAll() } }

  /// Shows the layout nodes that exist; false if they are those shown.
  @discardableResult
  func updateChildren() -> Bool {
    var nodes: [LayoutNode] = []
    for segment in segments { segment.appendNodes(to: &nodes) }
    return replaceChildren(nodes)
  }

  func borrow(from donor: LazyNode) {
    guard donor.segments.count == segments.count else { return }
    for (segment, other) in zip(segments, donor.segments) { segment.borrow(from: other) }
    self.donor = donor
    estimate = donor.estimate
    offer = donor.offer
    if let estimate { for segment in segments { segment.estimate = estimate } }
  }

  // MARK: Layout

  private func offer(for proposal: ProposedViewSize) -> LazyOffer {
    LazyOffer(arrangement, proposal: proposal, metrics: graph.metrics) {
      let across = arrangement.axis.other
      return children.lazy.map { $0.size(for: .unspecified)[across] }.max() ?? 0
    }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offer = offer(for: proposal)
    var length: CGFloat = 0
    if offer == self.offer {
      for segment in segments {
        segment.measure(offer)
        length += segment.length
      }
    } else {
      for segment in segments { length += segment.length(for: offer) }
    }
    return CGSize(
      offer.withoutLastGap(length), along: arrangement.axis, across: offer.across)
  }

  override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
    let offer = offer(for: proposal)
    if offer != self.offer {
      for segment in segments { segment.forgetExtents() }
      self.offer = offer
    }
    for segment in segments { segment.measure(offer) }
    place(offer)
  }

  private func place(_ offer: LazyOffer) {
    var start: CGFloat = 0
    for segment in segments {
      segment.place(at: start, offer)
      start += segment.length
    }
  }

  // MARK: The window

  /// Brings what exists in line with what is in view.
  func followScrolling() {
    guard let offer, let view = scroller(along: arrangement.axis) else { return }
    var isChanged = false
    var rounds = 0
    while rounds < Self.mostRounds && makeVisible(view, offer) {
      isChanged = true
      rounds += 1
    }
    if makeNeighbors(view, offer) { isChanged = true }
    settleEstimate(view)
    if updateChildren() {
      isChanged = true
      // What others had made may differ from what is remembered of it.
      for segment in segments { segment.measure(offer) }
    }
    let isMeasured = size[arrangement.axis] == offer.withoutLastGap(length)
    if isChanged || !isMeasured {
      if !isMeasured || proposal[arrangement.axis.other] == nil {
        invalidateSize()
      } else {
        place(offer)
      }
    }
  }

  private static let mostRounds = 16

  private var length: CGFloat { segments.reduce(0) { $0 + $1.length } }

  private typealias View = (scroller: ScrollNode, position: CGFloat)

  /// The part of the container that is in view.
  private func visible(_ view: View) -> (start: CGFloat, end: CGFloat) {
    let axis = arrangement.axis
    let start = view.scroller.offset[axis] - view.position
    let end = start + view.scroller.viewport[axis]
    return (start, end.isFinite ? end : start)
  }

  /// Makes what is in view; true if some of it was not there.
  ///
  /// Where lines before some that were in view turn out to have another length than was assumed, the view
  /// is scrolled so that those stay where they are.
  private func makeVisible(_ view: View, _ offer: LazyOffer) -> Bool {
    let (start, end) = visible(view)
    let anchor = anchor(from: start, to: end)
    let before = anchor.map(position)
    var position: CGFloat = 0
    var isNew = false
    for segment in segments {
      if segment.make(from: start - position, to: end - position, offer) { isNew = true }
      position += segment.length
    }
    if let anchor, let before { keep(anchor, at: before, view) }
    return isNew
  }

  private typealias Anchor = (segment: Int, line: Int)

  private func anchor(from start: CGFloat, to end: CGFloat) -> Anchor? {
    var position: CGFloat = 0
    for (index, segment) in segments.enumerated() {
      let length = segment.length
      if position < end, position + length > start,
        let line = segment.anchor(from: start - position, to: end - position)
      {
        return (index, line)
      }
      position += length
    }
    return nil
  }

  private func position(_ anchor: Anchor) -> CGFloat {
    segments[..<anchor.segment].reduce(0) { $0 + $1.length }
      + segments[anchor.segment].offset(of: anchor.line)
  }

  private func keep(_ anchor: Anchor, at position: CGFloat, _ view: View) {
    let change = self.position(anchor) - position
    if change != 0 { view.scroller.adjustOffset(by: change, along: arrangement.axis) }
  }

  /// Makes one line before and one after what is in view, so that the focus can move there, and gives up
  /// all others.
  private func makeNeighbors(_ view: View, _ offer: LazyOffer) -> Bool {
    let (start, end) = visible(view)
    let anchor = anchor(from: start, to: end)
    let before = anchor.map(position)
    var position: CGFloat = 0
    var isNew = false
    var windows: [Range<Int>] = []
    for segment in segments {
      var lines = segment.lines(from: start - position, to: end - position)
      position += segment.length
      if !lines.isEmpty {
        for line in [lines.lowerBound - 1, lines.upperBound] where segment.make(line: line, offer) {
          isNew = true
        }
        lines =
          max(0, lines.lowerBound - 1)..<min(segment.lineCount, lines.upperBound + 1)
      }
      windows.append(lines)
    }
    if graph.repeatsPresentations {
      makeWhatTheDonorHas()
    } else {
      for (segment, window) in zip(segments, windows) { segment.release(outside: window) }
    }
    if let anchor, let before { keep(anchor, at: before, view) }
    return isNew
  }

  /// Makes what exists out of view in the donor, since an animation may show it in view.
  private func makeWhatTheDonorHas() {
    guard let donor, donor.segments.count == segments.count else { return }
    for (segment, other) in zip(segments, donor.segments) {
      for (run, otherRun) in zip(segment.runs, other.runs) {
        for slot in otherRun.madeSlots { _ = run.make(slot) }
      }
    }
  }

  /// Decides, once some lines have been seen, what all others count as.
  private func settleEstimate(_ view: View) {
    guard estimate == nil else { return }
    let (start, end) = visible(view)
    let anchor = anchor(from: start, to: end)
    let before = anchor.map(position)
    defer {
      if let anchor, let before { keep(anchor, at: before, view) }
    }
    var count = 0
    var total: CGFloat = 0
    var isUniform = true
    var first: CGFloat?
    for segment in segments {
      let seen = segment.seen
      if seen.count == 0 { continue }
      count += seen.count
      total += seen.length
      let mean = seen.length / CGFloat(seen.count)
      isUniform = isUniform && seen.isUniform && abs((first ?? mean) - mean) < 1e-9
      first = first ?? mean
    }
    guard let first, count > 0 else { return }
    let cell = graph.metrics.cellSize[arrangement.axis]
    let mean = total / CGFloat(count)
    let settled =
      isUniform ? first : max(cell, graph.metrics.whole(mean, axis: arrangement.axis))
    estimate = settled
    for segment in segments { segment.estimate = settled }
  }

  // MARK: Frames

  /// The frame of a slot in points of the screen, whether or not its views exist.
  func frame(of slot: Int, in run: LazyRun) -> CGRect? {
    guard var frame = localFrame(of: slot, in: run) else { return nil }
    if isMirrored { frame.origin.x = size.width - frame.maxX }
    return frame.offsetBy(dx: absolute.x, dy: absolute.y)
  }

  /// The frame of a slot in points of this node.
  func localFrame(of slot: Int, in run: LazyRun) -> CGRect? {
    guard let offer else { return nil }
    var start: CGFloat = 0
    for segment in segments {
      if let frame = segment.frame(of: slot, in: run.memory, at: start, offer) {
        let axis = arrangement.axis
        var result = frame
        if axis == .vertical {
          result.size.height = max(0, result.height - offer.gap)
        } else {
          result.size.width = max(0, result.width - offer.gap)
        }
        return result
      }
      start += segment.length
    }
    return nil
  }

  /// The blank row kept after a run, in points; nothing where none is.
  func blankLength(after run: LazyRun) -> CGFloat {
    for case let segment as BlankRowSegment in segments where segment.run.memory === run.memory {
      return segment.length
    }
    return 0
  }
}
