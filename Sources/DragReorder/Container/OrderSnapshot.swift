import ViewGraph

/// The order of every collection of a container at one moment.
struct OrderSnapshot<ItemID: Hashable, CollectionID: Hashable>: ReorderOrders {
  private var items: [CollectionID: [ItemID]] = [:]
  private var places: [ItemID: ReorderLocation<CollectionID>] = [:]

  init() {}

  @MainActor init(_ collections: [ReorderableCollection]) {
    for collection in collections {
      guard let id = collection.id.base as? CollectionID, items[id] == nil,
        let content = collection.content
      else { continue }
      let ids = content.items.compactMap { $0.id.base as? ItemID }
      items[id] = ids
      for (index, item) in ids.enumerated() where places[item] == nil {
        places[item] = ReorderLocation(collection: id, index: index)
      }
    }
  }

  func count(in collection: CollectionID) -> Int? { items[collection]?.count }
  func item(at index: Int, in collection: CollectionID) -> ItemID { items[collection]![index] }
  func location(of item: ItemID) -> ReorderLocation<CollectionID>? { places[item] }
}
