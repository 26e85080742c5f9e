/// A change of a collection that replaces one range of elements by others.
struct DataChange {
  var removed: Range<Int>
  var insertedCount: Int

  /// The new position of an element; nil if it is in the range that is replaced.
  func index(of old: Int) -> Int? {
    if old < removed.lowerBound { return old }
    return old < removed.upperBound ? nil : old + insertedCount - removed.count
  }

  /// The same change with a wider range, so that some elements are in it.
  func widened(over elements: Range<Int>) -> DataChange {
    let isNothing = removed.isEmpty && insertedCount == 0
    let lower = isNothing ? elements.lowerBound : min(removed.lowerBound, elements.lowerBound)
    let upper = isNothing ? elements.upperBound : max(removed.upperBound, elements.upperBound)
    return DataChange(
      removed: lower..<upper, insertedCount: upper - lower + insertedCount - removed.count)
  }

  /// Finds the change from one collection to another if it is of that kind.
  ///
  /// Of a change of another kind the answer is only a guess, since few elements are looked at.
  ///
  /// - Parameter isSame: Whether an element of the old and one of the new collection are the same.
  /// - Complexity: O(log *n*)
  static func guess(
    from oldCount: Int, to newCount: Int, isSame: (_ old: Int, _ new: Int) -> Bool
  ) -> DataChange {
    let shared = min(oldCount, newCount)
    let start = boundary(shared) { isSame($0, $0) }
    let end = boundary(shared - start) { isSame(oldCount - 1 - $0, newCount - 1 - $0) }
    return DataChange(
      removed: start..<oldCount - end, insertedCount: newCount - end - start)
  }

  /// The number of leading indices that fulfill a condition, if none after those does.
  private static func boundary(_ count: Int, _ condition: (Int) -> Bool) -> Int {
    if count == 0 || !condition(0) { return 0 }
    if condition(count - 1) { return count }
    var low = 0
    var high = count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if condition(middle) { low = middle } else { high = middle }
    }
    return low + 1
  }
}
