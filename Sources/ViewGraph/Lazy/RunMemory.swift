import Foundation
import LayoutCore

/// What a lazy container remembers of the elements of a run: how long they are, how many cells they have,
/// and which of them a drag shows elsewhere.
///
/// A *slot* counts what is shown. Where no drag is under way the slots are the elements.
@MainActor
final class RunMemory {
  /// What a slot shows.
  enum Slot: Equatable {
    case element(Int)
    /// The stand-ins that a drag puts in.
    case inserted
  }

  /// The length of each element along the container with the gap after it, in points.
  var extents: SparseExtents
  /// The number of layout nodes of each element.
  var cells: SparseExtents
  /// The elements that are left out, in rising order.
  private(set) var removed: [Int] = []
  /// How many of the elements that are not left out come before the stand-ins, where there are any.
  private(set) var insertion: Int?
  var insertedExtent: CGFloat?
  private(set) var insertedCells = 0

  init(count: Int, estimate: CGFloat) {
    extents = SparseExtents(count: count, estimate: estimate)
    cells = SparseExtents(count: count, estimate: 1)
  }

  var elementCount: Int { extents.count }

  var slotCount: Int { elementCount - removed.count + (insertion == nil ? 0 : 1) }

  /// Shows other elements in the place of some.
  ///
  /// What is known stays with its elements, also with those that have moved in the range if it is not too
  /// long to look through.
  func replace(
    _ range: Range<Int>, withCount count: Int, oldID: (Int) -> AnyHashable,
    newID: (Int) -> AnyHashable
  ) {
    var known: [AnyHashable: (extent: CGFloat, cells: CGFloat?)] = [:]
    if count <= Self.mostSearched {
      for (index, extent) in extents.known(in: range) {
        known[oldID(index)] = (extent, cells[index])
      }
    }
    extents.replace(range, withCount: count)
    cells.replace(range, withCount: count)
    for index in range.lowerBound..<range.lowerBound + count {
      if known.isEmpty { return }
      guard let found = known.removeValue(forKey: newID(index)) else { continue }
      extents.set(found.extent, at: index)
      if let count = found.cells { cells.set(count, at: index) }
    }
  }

  private static let mostSearched = 10_000

  /// Follows a drag.
  func project(removed: [Int], insertion: Int?, insertedCells: Int) {
    self.removed = removed.filter { $0 < elementCount }
    self.insertion = insertion.map { min(max(0, $0), elementCount - self.removed.count) }
    self.insertedCells = insertedCells
    if insertion == nil { insertedExtent = nil }
  }

  func slot(at index: Int) -> Slot {
    guard let insertion, index >= insertion else { return .element(element(ofBase: index)) }
    return index == insertion ? .inserted : .element(element(ofBase: index - 1))
  }

  /// The slot of an element; nil for one that is left out.
  func slot(ofElement element: Int) -> Int? {
    if removed.contains(element) { return nil }
    let base = element - removed.count { $0 < element }
    guard let insertion, base >= insertion else { return base }
    return base + 1
  }

  /// The element with this position among those that are not left out.
  private func element(ofBase base: Int) -> Int {
    var element = base
    for index in removed where index <= element { element += 1 }
    return element
  }

  // MARK: Lengths

  func knownExtent(at slot: Int) -> CGFloat? {
    switch self.slot(at: slot) {
    case .element(let element): extents[element]
    case .inserted: insertedExtent
    }
  }

  func setExtent(_ extent: CGFloat, at slot: Int) {
    switch self.slot(at: slot) {
    case .element(let element): extents.set(extent, at: element)
    case .inserted: insertedExtent = extent
    }
  }

  func forgetExtents() {
    extents.forget()
    insertedExtent = nil
  }

  /// The distance of a slot from the start of the run, in points.
  func offset(of slot: Int) -> CGFloat {
    sum(before: slot, extents, inserted: insertedExtent ?? extents.estimate)
  }

  var length: CGFloat { offset(of: slotCount) }

  /// The last slot that does not start after a position.
  func slot(at position: CGFloat) -> Int {
    lastIndex(of: slotCount) { offset(of: $0) <= position }
  }

  // MARK: Cells

  func setCellCount(_ count: Int, at slot: Int) {
    guard case .element(let element) = self.slot(at: slot) else { return }
    if count != 1 || cells[element] != nil { cells.set(CGFloat(count), at: element) }
  }

  func firstCell(of slot: Int) -> Int {
    if cells.knownCount == 0 && removed.isEmpty && insertion == nil { return slot }
    return tfloor(sum(before: slot, cells, inserted: CGFloat(insertedCells)))
  }

  var cellCount: Int { firstCell(of: slotCount) }

  /// The slot that has a cell; empty ones before it are passed over.
  func slot(ofCell cell: Int) -> Int { lastIndex(of: slotCount) { firstCell(of: $0) <= cell } }

  private func sum(before slot: Int, _ table: SparseExtents, inserted: CGFloat) -> CGFloat {
    var sum: CGFloat = 0
    var base = slot
    if let insertion, slot > insertion {
      sum = inserted
      base -= 1
    }
    let end = element(ofBase: base)
    sum += table.offset(of: end)
    for index in removed where index < end { sum -= table[index] ?? table.estimate }
    return sum
  }

  private func lastIndex(of count: Int, where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if condition(middle) { low = middle } else { high = middle }
    }
    return low
  }

  /// Takes over what another graph remembers of the same elements.
  func borrow(from donor: RunMemory) {
    guard donor.elementCount == elementCount else { return }
    extents = donor.extents
    cells = donor.cells
    insertedExtent = donor.insertedExtent
  }
}
