/// What an event did to a session, for the views to act on.
package indirect enum ReorderEffect<ItemID: Hashable, CollectionID: Hashable>: Equatable {
  /// A drag began: `sources` are carried from now on, and `lead` among them is under the pointer.
  case lifted(sources: [ItemID], lead: ItemID)
  /// The place that the collections show for the carried items changed; `nil` is none.
  case destinationChanged(ReorderDifference<ItemID, CollectionID>.Destination?)
  /// The press ended as a click on the item.
  case click(ItemID)
  /// A key could not move the gap any further in its direction.
  case refused
  /// The drag ended; the session is already cleared.
  case ended(ReorderOutcome<ItemID, CollectionID>)
}

extension ReorderEffect: Sendable where ItemID: Sendable, CollectionID: Sendable {}
