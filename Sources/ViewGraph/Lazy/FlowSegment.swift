import Foundation
import LayoutCore

/// Runs whose layout nodes fill the tracks of a grid line by line.
final class FlowSegment: LazySegment {
  /// The lengths of the lines with the gap after each.
  private var table: SparseExtents
  private var trackCount = 0

  init(_ runs: [LazyRun], metrics: LayoutMetrics, axis: Axis) {
    table = SparseExtents(count: 0, estimate: metrics.cellSize[axis])
    super.init(runs)
  }

  override var length: CGFloat { table.total }
  override var lineCount: Int { table.count }

  private var cellCount: Int { runs.reduce(0) { $0 + $1.memory.cellCount } }

  private static func lines(of cells: Int, _ tracks: Int) -> Int {
    tracks == 0 ? 0 : (cells + tracks - 1) / tracks
  }

  /// Brings the number of lines up to date.
  private func prepare(_ offer: LazyOffer) {
    if offer.tracks.count != trackCount {
      trackCount = offer.tracks.count
      table.forget()
    }
    let lines = Self.lines(of: cellCount, trackCount)
    if lines != table.count { table.resize(to: lines) }
  }

  /// Calls `body` for each layout node that exists, with its position among the cells.
  private func forEachCell(_ body: (_ node: LayoutNode, _ cell: Int) -> Void) {
    var start = 0
    for run in runs {
      for slot in run.madeSlots {
        let first = start + run.memory.firstCell(of: slot)
        for (offset, node) in (run.nodes(at: slot) ?? []).enumerated() {
          body(node, first + offset)
        }
      }
      start += run.memory.cellCount
    }
  }

  /// The largest extent in each line of which all cells exist.
  private func wholeLineExtents(_ offer: LazyOffer) -> [(line: Int, extent: CGFloat)] {
    var lines: [(line: Int, extent: CGFloat, count: Int)] = []
    let tracks = offer.tracks.count
    guard tracks > 0 else { return [] }
    forEachCell { node, cell in
      let extent = offer.extent(of: node, inTrack: cell % tracks)
      if let last = lines.last, last.line == cell / tracks {
        lines[lines.count - 1].extent = max(last.extent, extent)
        lines[lines.count - 1].count += 1
      } else {
        lines.append((cell / tracks, extent, 1))
      }
    }
    let cells = cellCount
    return lines.filter { $0.count == min(tracks, cells - $0.line * tracks) }
      .map { ($0.line, $0.extent) }
  }

  override func length(for offer: LazyOffer) -> CGFloat {
    let lines = wholeLineExtents(offer)
    let known = lines.reduce(0) { $0 + $1.extent + offer.gap }
    let count = Self.lines(of: cellCount, offer.tracks.count)
    return known + CGFloat(count - lines.count) * table.estimate
  }

  override func forgetExtents() { table.forget() }

  override var estimate: CGFloat {
    get { table.estimate }
    set { table.estimate = newValue }
  }

  override var seen: (count: Int, length: CGFloat, isUniform: Bool) {
    let count = table.knownCount
    guard count > 0 else { return (0, 0, true) }
    let mean = table.knownSum / CGFloat(count)
    let isUniform = (0..<min(table.count, 64)).allSatisfy {
      table[$0].map { abs($0 - mean) < 1e-9 * max(1, mean) } ?? true
    }
    return (count, table.knownSum, isUniform)
  }

  override func measure(_ offer: LazyOffer) {
    for run in runs {
      for slot in run.madeSlots { noteCells(of: slot, in: run) }
    }
    prepare(offer)
    for (line, extent) in wholeLineExtents(offer) { table.set(extent + offer.gap, at: line) }
  }

  private func noteCells(of slot: Int, in run: LazyRun) {
    if let nodes = run.nodes(at: slot) { run.memory.setCellCount(nodes.count, at: slot) }
  }

  override func anchor(from start: CGFloat, to end: CGFloat) -> Int? {
    lines(from: start, to: end).first { table[$0] != nil && isMade($0) }
  }

  private func isMade(_ line: Int) -> Bool {
    slots(of: line * trackCount..<min((line + 1) * trackCount, cellCount))
      .allSatisfy { run, slots in slots.allSatisfy { run.nodes(at: $0) != nil } }
  }

  /// The slots of each run that have a range of cells.
  private func slots(of cells: Range<Int>) -> [(run: LazyRun, slots: Range<Int>)] {
    var start = 0
    return runs.map { run in
      let count = run.memory.cellCount
      defer { start += count }
      let first = max(0, cells.lowerBound - start)
      let end = min(count, cells.upperBound - start)
      guard first < end else {
        let edge = first < count ? 0 : run.memory.slotCount
        return (run, edge..<edge)
      }
      return (run, run.memory.slot(ofCell: first)..<run.memory.slot(ofCell: end - 1) + 1)
    }
  }

  override func offset(of line: Int) -> CGFloat { table.offset(of: line) }

  override func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    guard table.count > 0, end > start, start < length, end > 0 else {
      let edge = start < length ? 0 : table.count
      return edge..<edge
    }
    let first = table.index(at: start)
    var last = table.index(at: end)
    if last > first && table.offset(of: last) >= end { last -= 1 }
    return first..<last + 1
  }

  override func make(from start: CGFloat, to end: CGFloat, _ offer: LazyOffer) -> Bool {
    prepare(offer)
    guard end > start, start < length, end > 0, table.count > 0 else { return false }
    var line = table.index(at: start)
    var isNew = false
    while line < table.count && table.offset(of: line) < end {
      if make(line: line, offer) { isNew = true }
      line += 1
    }
    return isNew
  }

  override func make(line: Int, _ offer: LazyOffer) -> Bool {
    guard line >= 0, line < table.count else { return false }
    if table[line] != nil && isMade(line) { return false }
    while true {
      let cells = cellCount
      for (run, slots) in slots(of: line * trackCount..<min((line + 1) * trackCount, cells)) {
        for slot in slots where run.nodes(at: slot) == nil {
          _ = run.make(slot)
          noteCells(of: slot, in: run)
        }
      }
      // An element with other than one cell moves those after it to other places.
      if cellCount == cells { break }
    }
    prepare(offer)
    if line < table.count {
      var extent: CGFloat = 0
      forEachCell { node, cell in
        if cell / trackCount == line {
          extent = max(extent, offer.extent(of: node, inTrack: cell % trackCount))
        }
      }
      table.set(extent + offer.gap, at: line)
    }
    return true
  }

  override func release(outside lines: Range<Int>) {
    let cells = lines.lowerBound * trackCount..<lines.upperBound * trackCount
    for (run, slots) in slots(of: cells) { run.release(outside: slots) }
  }

  override func place(at start: CGFloat, _ offer: LazyOffer) {
    guard trackCount > 0 else { return }
    var current = (line: -1, start: CGFloat(0), extent: CGFloat(0))
    forEachCell { node, cell in
      let line = cell / trackCount
      if line != current.line {
        current = (line, table.offset(of: line), (table[line] ?? table.estimate) - offer.gap)
      }
      offer.place(
        node, inTrack: cell % trackCount, at: start + current.start,
        extent: max(0, current.extent))
    }
  }

  override func frame(
    of slot: Int, in run: RunMemory, at start: CGFloat, _ offer: LazyOffer
  ) -> CGRect? {
    guard let index = runs.firstIndex(where: { $0.memory === run }), trackCount > 0 else {
      return nil
    }
    let first = runs[..<index].reduce(0) { $0 + $1.memory.cellCount }
    let cell = first + run.firstCell(of: slot)
    let line = cell / trackCount
    let track = offer.tracks[cell % trackCount]
    let axis = offer.arrangement.axis
    return CGRect(
      origin: CGPoint(start + table.offset(of: line), along: axis, across: track.start),
      size: CGSize(
        table[line] ?? table.estimate, along: axis, across: track.length))
  }

  override func borrow(from donor: LazySegment) {
    super.borrow(from: donor)
    guard let donor = donor as? FlowSegment else { return }
    table = donor.table
    trackCount = donor.trackCount
  }
}
