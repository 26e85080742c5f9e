/// How a drag ended.
package enum ReorderOutcome<ItemID: Hashable, CollectionID: Hashable>: Equatable {
  /// The container's `move` is to be called with this difference, once.
  case moved(ReorderDifference<ItemID, CollectionID>)
  /// The drop leaves every collection as it is.
  case unchanged
  /// Another drop destination took the items.
  case delivered
  case cancelled(ReorderCancellation)
}

extension ReorderOutcome: Sendable where ItemID: Sendable, CollectionID: Sendable {}

/// Why a drag ended without a drop.
package enum ReorderCancellation: String, Hashable, Sendable {
  /// Dropped where there is no destination.
  case outside
  /// Dropped on a destination that rejects the items.
  case forbidden
  case escape
  case otherButton
  /// A second press of the primary button.
  case secondPress
  /// A report of motion without a button: the release was never reported.
  case lostRelease
  case focusLost
  case suspended
  case disabled
  /// The container left the view tree.
  case unmounted
  /// None of the dragged items exists any more.
  case sourcesGone
}
