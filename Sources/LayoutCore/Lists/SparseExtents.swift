import Foundation

/// The lengths of things that follow each other, of which only some are known.
///
/// Those that are not known count as an estimate. Lengths are points.
///
/// - Complexity: Lookups are O(log *n*) in the number of things. A change is linear in the number of
///   blocks of known lengths, one for about a hundred of them.
package struct SparseExtents: Equatable, Sendable {
  /// A run of known lengths.
  private struct Block: Equatable, Sendable {
    var start: Int
    var values: [CGFloat]
    var sum: CGFloat
    /// How many lengths in earlier blocks are known, and their sum.
    var countBefore = 0
    var sumBefore: CGFloat = 0

    init(start: Int, values: [CGFloat]) {
      self.start = start
      self.values = values
      sum = values.reduce(0, +)
    }

    var end: Int { start + values.count }
  }

  private static let capacity = 128
  /// No length counts as more points than this, so that sums stay finite.
  private static let largest: CGFloat = 1e9

  /// The number of things.
  package private(set) var count: Int
  /// The length, in points, of each thing whose own is not known.
  package var estimate: CGFloat
  private var blocks: [Block] = []

  package init(count: Int, estimate: CGFloat) {
    self.count = count
    self.estimate = estimate
  }

  /// How many lengths are known.
  package var knownCount: Int { blocks.last.map { $0.countBefore + $0.values.count } ?? 0 }

  /// The sum of the known lengths.
  package var knownSum: CGFloat { blocks.last.map { $0.sumBefore + $0.sum } ?? 0 }

  /// The length of all things.
  package var total: CGFloat { knownSum + CGFloat(count - knownCount) * estimate }

  /// The known length of a thing, or nil.
  package subscript(index: Int) -> CGFloat? {
    guard let block = block(startingAtOrBefore: index), index < blocks[block].end else {
      return nil
    }
    return blocks[block].values[index - blocks[block].start]
  }

  /// The known lengths in a range, with the things that have them.
  package func known(in range: Range<Int>) -> [(index: Int, extent: CGFloat)] {
    let first = block(startingAtOrBefore: range.lowerBound) ?? 0
    return blocks[first...].prefix { $0.start < range.upperBound }.flatMap { block in
      range.clamped(to: block.start..<block.end).map { ($0, block.values[$0 - block.start]) }
    }
  }

  /// The distance of a thing from the start of the first, or the length of all for the index `count`.
  package func offset(of index: Int) -> CGFloat {
    guard let number = block(startingAtOrBefore: index) else {
      return CGFloat(index) * estimate
    }
    let block = blocks[number]
    let inside = min(index - block.start, block.values.count)
    let sum =
      inside == block.values.count ? block.sum : block.values[..<inside].reduce(0, +)
    let known = block.countBefore + inside
    return block.sumBefore + sum + CGFloat(index - known) * estimate
  }

  /// The last thing that does not start after a position; the first for positions before it.
  package func index(at position: CGFloat) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if offset(of: middle) <= position { low = middle } else { high = middle }
    }
    return low
  }

  /// Makes a length known.
  package mutating func set(_ extent: CGFloat, at index: Int) {
    let extent = max(-Self.largest, min(extent, Self.largest))
    let earlier = block(startingAtOrBefore: index)
    if let earlier, index < blocks[earlier].end {
      let offset = index - blocks[earlier].start
      if blocks[earlier].values[offset] == extent { return }
      blocks[earlier].values[offset] = extent
      blocks[earlier].sum = blocks[earlier].values.reduce(0, +)
      renumber(from: earlier)
      return
    }
    if let earlier, blocks[earlier].end == index,
      blocks[earlier].values.count < Self.capacity
    {
      blocks[earlier].values.append(extent)
      blocks[earlier].sum += extent
      renumber(from: earlier)
      return
    }
    let next = earlier.map { $0 + 1 } ?? 0
    if next < blocks.count, blocks[next].start == index + 1,
      blocks[next].values.count < Self.capacity
    {
      blocks[next] = Block(start: index, values: [extent] + blocks[next].values)
    } else {
      blocks.insert(Block(start: index, values: [extent]), at: next)
    }
    renumber(from: next)
  }

  /// Puts unknown lengths in the place of others; the known lengths after them keep to their things.
  package mutating func replace(_ range: Range<Int>, withCount inserted: Int) {
    let change = inserted - range.count
    count += change
    var result: [Block] = []
    result.reserveCapacity(blocks.count + 1)
    for var block in blocks {
      if block.end <= range.lowerBound {
        result.append(block)
      } else if block.start >= range.upperBound {
        block.start += change
        result.append(block)
      } else {
        let before = max(0, range.lowerBound - block.start)
        let after = max(0, block.end - range.upperBound)
        if before > 0 {
          result.append(Block(start: block.start, values: Array(block.values[..<before])))
        }
        if after > 0 {
          let values = Array(block.values.suffix(after))
          result.append(Block(start: range.upperBound + change, values: values))
        }
      }
    }
    blocks = result
    renumber(from: 0)
  }

  /// Forgets all known lengths, or those from an index on.
  package mutating func forget(from index: Int = 0) {
    if index <= 0 {
      blocks = []
    } else {
      let count = count
      replace(index..<max(index, count), withCount: max(0, count - index))
    }
  }

  /// Changes the number of things at the end.
  package mutating func resize(to newCount: Int) {
    if newCount < count {
      replace(newCount..<count, withCount: 0)
    } else {
      count = newCount
    }
  }

  private mutating func renumber(from first: Int) {
    for number in first..<max(first, blocks.count) {
      let previous = number > 0 ? blocks[number - 1] : nil
      blocks[number].countBefore = previous.map { $0.countBefore + $0.values.count } ?? 0
      blocks[number].sumBefore = previous.map { $0.sumBefore + $0.sum } ?? 0
    }
  }

  private func block(startingAtOrBefore index: Int) -> Int? {
    var low = 0
    var high = blocks.count
    while low < high {
      let middle = (low + high) / 2
      if blocks[middle].start <= index { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
