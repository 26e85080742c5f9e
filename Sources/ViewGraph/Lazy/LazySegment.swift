import Foundation
import LayoutCore

/// A part of the content of a lazy container that follows the part before it.
///
/// Lengths are points along the container and include the gap after each line.
@MainActor
class LazySegment {
  let runs: [LazyRun]

  init(_ runs: [LazyRun]) { self.runs = runs }

  /// The length of the segment.
  var length: CGFloat { 0 }

  /// The length under an offer that is not the current one.
  func length(for offer: LazyOffer) -> CGFloat { 0 }

  /// Forgets the lengths of lines.
  func forgetExtents() {}

  /// What the length of a line counts as that was never seen.
  var estimate: CGFloat {
    get { 0 }
    set {}
  }

  /// How many lines were seen, not counting single views, and their length.
  var seen: (count: Int, length: CGFloat, isUniform: Bool) { (0, 0, true) }

  /// Notes the lengths of the lines whose views exist.
  func measure(_ offer: LazyOffer) {}

  /// The first line, from a position on, that exists already and whose length is known, as its distance
  /// from the start.
  func anchor(from start: CGFloat, to end: CGFloat) -> Int? { nil }

  /// The distance of a line from the start.
  func offset(of line: Int) -> CGFloat { 0 }

  /// Makes the lines in a part of the segment; true if any was not there before.
  func make(from start: CGFloat, to end: CGFloat, _ offer: LazyOffer) -> Bool { false }

  /// Makes one line; false if it was there before, or there is none.
  func make(line: Int, _ offer: LazyOffer) -> Bool { false }

  /// The lines that have a part of the segment.
  func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> { 0..<0 }

  var lineCount: Int { 0 }

  /// Gives up all but some lines.
  func release(outside lines: Range<Int>) {}

  /// Places the children that exist in a segment that starts at a position of the container.
  func place(at start: CGFloat, _ offer: LazyOffer) {}

  /// The frame of a slot in the container, with the gap after it; nil for a run of another segment.
  func frame(of slot: Int, in run: RunMemory, at start: CGFloat, _ offer: LazyOffer) -> CGRect? {
    nil
  }

  /// Takes over what another graph remembers of the same segment.
  func borrow(from donor: LazySegment) {
    for (run, other) in zip(runs, donor.runs) { run.memory.borrow(from: other.memory) }
  }

  /// Appends the layout nodes that exist, in their order.
  final func appendNodes(to list: inout [LayoutNode]) {
    for run in runs {
      for slot in run.madeSlots { list.append(contentsOf: run.nodes(at: slot) ?? []) }
    }
  }

  /// Makes everything.
  final func makeAll() {
    for run in runs { _ = run.makeAll() }
  }

  /// Whether everything exists.
  final var isWhole: Bool {
    runs.allSatisfy { run in run.madeSlots.count == run.memory.slotCount }
  }
}
