import ViewGraph

extension ReorderHost {
  /// Tells the developer of a `move` that has changed nothing by the next frame.
  func checkApplied(_ difference: ReorderDifference<ItemID, CollectionID>) {
    let before = OrderSnapshot<ItemID, CollectionID>(collections)
    let places = difference.sources.map { before.location(of: $0) }
    graph.afterUpdate { [weak self] in
      guard let self, isMounted else { return }
      let now = OrderSnapshot<ItemID, CollectionID>(collections)
      if difference.sources.map({ now.location(of: $0) }) == places {
        graph.diagnose(
          "reorderContainer: the move closure has not applied the difference to the data")
      }
    }
  }
}
