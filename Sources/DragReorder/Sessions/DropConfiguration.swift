import ViewGraph

/// What a destination would do with the items that are over it.
public struct DropConfiguration {
  /// What a drop does.
  public let operation: DropOperation
  /// How many of the items are taken; nil is all. The preview shows the number.
  public var acceptedItemCount: Int?
  /// A `ReorderDifference.Destination`, whatever its identifiers.
  let destination: Any?

  /// Creates an answer that leaves the place in a reorder container to its rules.
  public init(operation: DropOperation) {
    self.operation = operation
    destination = nil
  }

  /// Creates an answer with the place in a reorder container that the items would come to.
  ///
  /// It counts for the report of the pointer that is being answered.
  public init<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>(
    operation: DropOperation, destination: ReorderDifference<ItemID, CollectionID>.Destination
  ) {
    self.operation = operation
    self.destination = destination
  }
}

extension View {
  /// Says what a drop on this view would do, each time the pointer of a drag comes to another cell of it.
  ///
  /// It belongs to the reorder container and the drop destinations that this view is, or holds without
  /// others around them. For items of a reorder container that stay in it, any operation but `.forbidden`
  /// and `.cancel` commits through the container's `move`.
  public func dropConfiguration(
    _ configuration: @escaping (DropSession) -> DropConfiguration
  ) -> some View {
    drags { $0.dropConfiguration = configuration }
  }
}
