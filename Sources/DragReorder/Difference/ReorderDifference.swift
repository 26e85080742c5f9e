/// Describes which items a person moved and where they belong now.
///
/// A reorder container passes a difference to its `move` closure at the end of a drag. To apply it,
/// take the sources out of every collection first, then look up the anchor of the destination, then
/// insert the sources there in the order of `sources`:
///
/// ```swift
/// tasks.apply(difference: difference)
/// ```
public struct ReorderDifference<ItemID, CollectionID> {
  /// The identifiers of the moved items, in the order in which the person selected them.
  public var sources: [ItemID]
  /// The place where the moved items belong.
  public var destination: Destination

  /// Creates a difference that moves `sources` to `destination`.
  public init(sources: [ItemID], destination: Destination) {
    self.sources = sources
    self.destination = destination
  }

  /// A place in one of the collections of a reorder container.
  public struct Destination {
    /// A place in a collection, named by the item that follows it.
    @frozen public enum Position {
      /// The place directly before the item with this identifier.
      ///
      /// The item is never one of the moved items.
      case before(ItemID)
      /// The place after the last item.
      case end
    }

    /// The place in the collection.
    public var position: Position
    /// The identifier of the collection.
    public var collectionID: CollectionID

    /// Creates a destination in the collection `collectionID`.
    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }
  }
}

extension ReorderDifference: Equatable where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination: Equatable
where ItemID: Equatable, CollectionID: Equatable {}
extension ReorderDifference.Destination: Hashable where ItemID: Hashable, CollectionID: Hashable {}
extension ReorderDifference.Destination: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension ReorderDifference.Destination.Position: Equatable where ItemID: Equatable {}
extension ReorderDifference.Destination.Position: Hashable where ItemID: Hashable {}
extension ReorderDifference.Destination.Position: Sendable where ItemID: Sendable {}
