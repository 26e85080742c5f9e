import Foundation

extension ReorderDifference where ItemID: Hashable {
  /// Returns the sources in the order in which a collection holds them; others are left out.
  public func sortedSources(in order: [ItemID]) -> [ItemID] {
    let moved = Set(sources)
    return order.filter { moved.contains($0) }
  }

  /// Returns what an `onMove` closure would get for the same move within one collection.
  ///
  /// `offsets` are the indices of the sources in `order`, the order before the move, and `destination`
  /// is the index of the anchor there, or the count of `order`. Offsets have no order of their own, so
  /// the sources keep that of the collection.
  public func moveOffsets(in order: [ItemID]) -> (offsets: IndexSet, destination: Int) {
    let moved = Set(sources)
    let offsets = IndexSet(order.indices.filter { moved.contains(order[$0]) })
    guard case .before(let anchor) = destination.position else { return (offsets, order.count) }
    return (offsets, order.firstIndex(of: anchor) ?? order.count)
  }
}

extension ReorderDifference where ItemID: Hashable, CollectionID: Hashable {
  /// Returns the differences that undo this one, to be applied in their order.
  ///
  /// There is one for every run of sources that were next to each other.
  ///
  /// ```swift
  /// func move(_ difference: ReorderDifference<String, String>) {
  ///   undo = difference.inverse(in: lists.mapValues { $0.map(\.id) })
  ///   lists.apply(difference)
  /// }
  ///
  /// func undoLastMove() {
  ///   for difference in undo { lists.apply(difference) }
  ///   undo = []
  /// }
  /// ```
  ///
  /// - Parameter orders: The orders of the collections before the move.
  public func inverse(in orders: [CollectionID: [ItemID]]) -> [ReorderDifference] {
    let moved = Set(sources)
    return orders.flatMap { collection, order in
      var differences: [ReorderDifference] = []
      var run: [ItemID] = []
      for item in order {
        if moved.contains(item) {
          run.append(item)
        } else if !run.isEmpty {
          differences.append(Self(run, to: .before(item), of: collection))
          run = []
        }
      }
      if !run.isEmpty { differences.append(Self(run, to: .end, of: collection)) }
      return differences
    }
  }

  private init(_ run: [ItemID], to position: Destination.Position, of collection: CollectionID) {
    self.init(
      sources: run, destination: Destination(position: position, collectionID: collection))
  }
}

extension ReorderDifference
where ItemID: Hashable, CollectionID == ReorderableSingleCollectionIdentifier {
  /// Returns the differences that undo this one, to be applied in their order.
  ///
  /// - Parameter order: The order of the collection before the move.
  public func inverse(in order: [ItemID]) -> [ReorderDifference] {
    inverse(in: [ReorderableSingleCollectionIdentifier(): order])
  }
}
