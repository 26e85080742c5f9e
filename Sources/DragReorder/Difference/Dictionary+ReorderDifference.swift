extension Dictionary {
  /// Moves elements between arrays that are keyed by their collection's identifier.
  ///
  /// The sources are removed from every array first, then inserted before the anchor of the
  /// destination in the order of `difference.sources`. If the array of the destination does not hold
  /// the anchor they go to its end; if there is no such array, it is created.
  ///
  /// - Complexity: O(*n*) in the total number of elements.
  public mutating func apply<Item: Identifiable>(difference: ReorderDifference<Item.ID, Key>)
  where Value == [Item] {
    var taken: [Item.ID: [Item]] = [:]
    for key in keys {
      for item in self[key]!.take(difference.sources) {
        taken[item.id, default: []].append(item)
      }
    }
    let moved = difference.sources.flatMap { taken.removeValue(forKey: $0) ?? [] }
    guard !moved.isEmpty else { return }
    self[difference.destination.collectionID, default: []]
      .insert(moved, at: difference.destination.position)
  }

  /// Moves elements between keyed arrays, like `apply(difference:)`.
  public mutating func apply<Item: Identifiable>(_ difference: ReorderDifference<Item.ID, Key>)
  where Value == [Item] {
    apply(difference: difference)
  }
}
