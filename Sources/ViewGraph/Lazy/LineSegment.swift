import Foundation
import LayoutCore

/// A run each of whose layout nodes has a line for itself. Its lines are the slots of the run.
final class LineSegment: LazySegment {
  private let run: LazyRun
  private var memory: RunMemory { run.memory }

  init(_ run: LazyRun) {
    self.run = run
    super.init([run])
  }

  override var length: CGFloat { memory.length }
  override var lineCount: Int { memory.slotCount }

  private func extent(of slot: Int, _ offer: LazyOffer) -> CGFloat {
    (run.nodes(at: slot) ?? []).reduce(0) { $0 + offer.extent(of: $1) + offer.gap }
  }

  override func length(for offer: LazyOffer) -> CGFloat {
    let made = run.madeSlots
    let known = made.reduce(0) { $0 + extent(of: $1, offer) }
    return known + CGFloat(memory.slotCount - made.count) * memory.extents.estimate
  }

  override func forgetExtents() { memory.forgetExtents() }

  override var estimate: CGFloat {
    get { memory.extents.estimate }
    set { if run.content != nil { memory.extents.estimate = newValue } }
  }

  override var seen: (count: Int, length: CGFloat, isUniform: Bool) {
    guard run.content != nil else { return (0, 0, true) }
    let extents = memory.extents
    let count = extents.knownCount
    let mean = count == 0 ? 0 : extents.knownSum / CGFloat(count)
    let isUniform = run.madeSlots.allSatisfy { slot in
      memory.knownExtent(at: slot).map { abs($0 - mean) < 1e-9 * max(1, mean) } ?? true
    }
    return (count, extents.knownSum, isUniform)
  }

  override func measure(_ offer: LazyOffer) {
    for slot in run.madeSlots { memory.setExtent(extent(of: slot, offer), at: slot) }
  }

  override func anchor(from start: CGFloat, to end: CGFloat) -> Int? {
    let lines = lines(from: start, to: end)
    return run.madeSlots.first { lines.contains($0) && memory.knownExtent(at: $0) != nil }
  }

  override func offset(of line: Int) -> CGFloat { memory.offset(of: line) }

  override func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let count = memory.slotCount
    guard count > 0, end > start, start < length, end > 0 else {
      let edge = start < length ? 0 : count
      return edge..<edge
    }
    let first = memory.slot(at: start)
    var last = memory.slot(at: end)
    if last > first && memory.offset(of: last) >= end { last -= 1 }
    return first..<last + 1
  }

  override func make(from start: CGFloat, to end: CGFloat, _ offer: LazyOffer) -> Bool {
    guard end > start, start < length, end > 0, memory.slotCount > 0 else { return false }
    var slot = memory.slot(at: start)
    var position = memory.offset(of: slot)
    var isNew = false
    while slot < memory.slotCount && position < end {
      if make(line: slot, offer) { isNew = true }
      position += memory.knownExtent(at: slot) ?? 0
      slot += 1
    }
    return isNew
  }

  override func make(line: Int, _ offer: LazyOffer) -> Bool {
    guard line >= 0, line < memory.slotCount else { return false }
    if run.nodes(at: line) != nil && memory.knownExtent(at: line) != nil { return false }
    _ = run.make(line)
    memory.setExtent(extent(of: line, offer), at: line)
    return true
  }

  override func release(outside lines: Range<Int>) { run.release(outside: lines) }

  override func place(at start: CGFloat, _ offer: LazyOffer) {
    var next = (slot: -1, position: CGFloat(0))
    for slot in run.madeSlots {
      var position = slot == next.slot ? next.position : memory.offset(of: slot)
      for node in run.nodes(at: slot) ?? [] {
        offer.place(node, at: start + position)
        position += offer.extent(of: node) + offer.gap
      }
      next = (slot + 1, position)
    }
  }

  override func frame(
    of slot: Int, in run: RunMemory, at start: CGFloat, _ offer: LazyOffer
  ) -> CGRect? {
    guard run === memory else { return nil }
    let axis = offer.arrangement.axis
    let position = memory.offset(of: slot)
    let extent = slot < memory.slotCount ? memory.offset(of: slot + 1) - position : 0
    return CGRect(
      origin: CGPoint(start + position, along: axis, across: 0),
      size: CGSize(extent, along: axis, across: offer.across))
  }
}
