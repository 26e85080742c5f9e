import ViewGraph

/// The order of every collection of a container at one moment.
struct OrderSnapshot<ItemID: Hashable, CollectionID: Hashable>: ReorderOrders {
  private var collections: [(id: CollectionID, items: ItemOrder)] = []

  init() {}

  @MainActor init(_ collections: [ReorderableCollection]) {
    for collection in collections {
      guard let id = collection.id.base as? CollectionID, let content = collection.content,
        !self.collections.contains(where: { $0.id == id })
      else { continue }
      self.collections.append((id, content.order))
    }
  }

  private func items(of collection: CollectionID) -> ItemOrder? {
    collections.first { $0.id == collection }?.items
  }

  func count(in collection: CollectionID) -> Int? { items(of: collection)?.count }

  func item(at index: Int, in collection: CollectionID) -> ItemID {
    items(of: collection)!.id(at: index).base as! ItemID
  }

  func location(of item: ItemID) -> ReorderLocation<CollectionID>? {
    for (id, items) in collections {
      if let index = items.index(of: AnyHashable(item)) {
        return ReorderLocation(collection: id, index: index)
      }
    }
    return nil
  }
}
