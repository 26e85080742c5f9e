extension MutableCollection {
  /// Moves items between the arrays that the elements of this collection hold, such as the cards of columns.
  ///
  /// ```swift
  /// columns.apply(difference, items: \.cards)
  /// ```
  ///
  /// The sources are removed everywhere first, then inserted before the anchor of the destination in the order of
  /// `difference.sources`. If no element has the identifier of the destination, nothing changes.
  ///
  /// - Parameters:
  ///   - id: What the difference calls the array of an element.
  ///   - items: The array of an element.
  /// - Complexity: O(*n*) in the total number of items.
  public mutating func apply<Item: Identifiable, CollectionID: Hashable>(
    _ difference: ReorderDifference<Item.ID, CollectionID>,
    id: KeyPath<Element, CollectionID>, items: WritableKeyPath<Element, [Item]>
  ) {
    let destination = difference.destination
    guard let target = indices.first(where: { self[$0][keyPath: id] == destination.collectionID })
    else { return }
    var taken: [Item.ID: [Item]] = [:]
    for index in indices {
      for item in self[index][keyPath: items].take(difference.sources) {
        taken[item.id, default: []].append(item)
      }
    }
    let moved = difference.sources.flatMap { taken.removeValue(forKey: $0) ?? [] }
    self[target][keyPath: items].insert(moved, at: destination.position)
  }

  /// Moves items between the arrays that identified elements hold.
  public mutating func apply<Item: Identifiable>(
    _ difference: ReorderDifference<Item.ID, Element.ID>, items: WritableKeyPath<Element, [Item]>
  ) where Element: Identifiable {
    apply(difference, id: \.id, items: items)
  }
}
