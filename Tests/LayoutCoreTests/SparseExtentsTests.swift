import Foundation
import Testing

@testable import LayoutCore

/// The same as a plain array.
private struct PlainExtents {
  var values: [CGFloat?]
  let estimate: CGFloat

  func offset(of index: Int) -> CGFloat {
    values[..<index].reduce(0) { $0 + ($1 ?? estimate) }
  }

  func index(at position: CGFloat) -> Int {
    var result = 0
    var start: CGFloat = 0
    for (index, value) in values.enumerated() {
      if start <= position { result = index }
      start += value ?? estimate
    }
    return result
  }
}

struct SparseExtentsTests {
  @Test func estimatesWhatIsNotKnown() {
    var extents = SparseExtents(count: 1_000_000, estimate: 2)
    #expect(extents.total == 2_000_000)
    extents.set(5, at: 10)
    #expect(extents[10] == 5)
    #expect(extents[11] == nil)
    #expect(extents.offset(of: 10) == 20)
    #expect(extents.offset(of: 11) == 25)
    #expect(extents.total == 2_000_003)
    #expect(extents.index(at: 24.5) == 10)
    #expect(extents.index(at: 25) == 11)
    #expect(extents.index(at: -3) == 0)
  }

  @Test func keepsKnownLengthsWithTheirThings() {
    var extents = SparseExtents(count: 10, estimate: 1)
    extents.set(4, at: 3)
    extents.set(7, at: 8)
    extents.replace(0..<0, withCount: 2)
    #expect(extents.count == 12)
    #expect(extents[5] == 4)
    extents.replace(4..<7, withCount: 1)
    #expect(extents.count == 10)
    #expect(extents.knownCount == 1)
    #expect(extents[8] == 7)
  }

  @Test func tellsWhatIsKnownInARange() {
    var extents = SparseExtents(count: 500, estimate: 1)
    for index in [3, 4, 5, 300, 499] { extents.set(CGFloat(index), at: index) }
    #expect(extents.known(in: 0..<500).map(\.index) == [3, 4, 5, 300, 499])
    #expect(extents.known(in: 4..<300).map(\.extent) == [4, 5])
    #expect(extents.known(in: 6..<300).isEmpty)
    #expect(extents.known(in: 0..<0).isEmpty)
    #expect(extents.known(in: 4..<4).isEmpty)
    #expect(SparseExtents(count: 2, estimate: 1).known(in: 0..<2).isEmpty)
  }

  @Test func clampsLengthsThatNoSumBears() {
    var extents = SparseExtents(count: 2, estimate: 1)
    extents.set(.infinity, at: 0)
    #expect(extents.total == 1e9 + 1)
    extents.set(3, at: 0)
    #expect(extents.total == 4)
  }

  @Test(arguments: 0..<40)
  func agreesWithAPlainArray(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...600, using: &generator)
    var extents = SparseExtents(count: count, estimate: 3)
    var plain = PlainExtents(values: Array(repeating: nil, count: count), estimate: 3)
    for _ in 0..<200 {
      let count = plain.values.count
      switch Int.random(in: 0..<10, using: &generator) {
      case 0:
        let start = Int.random(in: 0...count, using: &generator)
        let end = Int.random(in: start...min(count, start + 40), using: &generator)
        let inserted = Int.random(in: 0...40, using: &generator)
        extents.replace(start..<end, withCount: inserted)
        plain.values.replaceSubrange(start..<end, with: Array(repeating: nil, count: inserted))
      case 1:
        let start = Int.random(in: 0...count, using: &generator)
        extents.forget(from: start)
        for index in start..<max(start, count) { plain.values[index] = nil }
      case 2:
        let new = max(0, count + Int.random(in: -20...20, using: &generator))
        extents.resize(to: new)
        plain.values =
          Array(plain.values.prefix(new)) + Array(repeating: nil, count: max(0, new - count))
      default:
        guard count > 0 else { continue }
        let start = Int.random(in: 0..<count, using: &generator)
        for index in start..<min(count, start + Int.random(in: 1...30, using: &generator)) {
          let length = CGFloat(Int.random(in: 0...9, using: &generator))
          extents.set(length, at: index)
          plain.values[index] = length
        }
      }
      #expect(extents.count == plain.values.count)
      #expect(extents.total == plain.offset(of: plain.values.count))
      let index = Int.random(in: 0...plain.values.count, using: &generator)
      #expect(extents.offset(of: index) == plain.offset(of: index))
      if index < plain.values.count { #expect(extents[index] == plain.values[index]) }
      let position = CGFloat(Int.random(in: -5...2000, using: &generator))
      #expect(extents.index(at: position) == plain.index(at: position))
    }
  }
}
