/// The order of the items in every collection of a container, as the model has it now.
///
/// Looking up an item by index and by identifier should not depend on the number of items.
package protocol ReorderOrders<ItemID, CollectionID> {
  associatedtype ItemID: Hashable
  associatedtype CollectionID: Hashable

  /// The number of items in a collection, or `nil` if the container has no such collection.
  func count(in collection: CollectionID) -> Int?

  /// The identifier of the item at a valid index.
  func item(at index: Int, in collection: CollectionID) -> ItemID

  /// The place of an item, or `nil` if no collection holds it; of several places, the first.
  func location(of item: ItemID) -> ReorderLocation<CollectionID>?
}

/// A place in the order of a collection.
package struct ReorderLocation<CollectionID: Hashable>: Hashable {
  package var collection: CollectionID
  package var index: Int

  /// Creates the place `index` of `collection`.
  package init(collection: CollectionID, index: Int) {
    self.collection = collection
    self.index = index
  }
}

extension ReorderLocation: Sendable where CollectionID: Sendable {}
