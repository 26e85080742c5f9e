extension Array where Element: Identifiable {
  /// Moves the elements that a difference names to its destination.
  ///
  /// The sources are removed first, then the anchor is looked up and they are inserted before it, in
  /// the order of `difference.sources`. Sources that the array does not hold are left out; if it does
  /// not hold the anchor, the sources go to the end.
  ///
  /// - Complexity: O(*n*) in the length of the array.
  public mutating func apply(
    difference: ReorderDifference<Element.ID, ReorderableSingleCollectionIdentifier>
  ) {
    let moved = take(difference.sources)
    insert(moved, at: difference.destination.position)
  }

  /// Moves the elements that a difference names to its destination, like `apply(difference:)`.
  public mutating func apply(
    _ difference: ReorderDifference<Element.ID, ReorderableSingleCollectionIdentifier>
  ) {
    apply(difference: difference)
  }

  /// Removes every element with one of these identifiers and returns them in the order of `ids`.
  mutating func take(_ ids: [Element.ID]) -> [Element] {
    var taken: [Element.ID: [Element]] = [:]
    let wanted = Set(ids)
    removeAll { element in
      guard wanted.contains(element.id) else { return false }
      taken[element.id, default: []].append(element)
      return true
    }
    return ids.flatMap { taken.removeValue(forKey: $0) ?? [] }
  }

  /// Inserts elements before the anchor of `position`, or at the end if there is no such element.
  mutating func insert<CollectionID>(
    _ elements: [Element],
    at position: ReorderDifference<Element.ID, CollectionID>.Destination.Position
  ) {
    var index = endIndex
    if case .before(let anchor) = position {
      index = firstIndex { $0.id == anchor } ?? endIndex
    }
    insert(contentsOf: elements, at: index)
  }
}
