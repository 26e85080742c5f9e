import DragReorder

/// The orders of collections, kept in arrays.
struct Orders: ReorderOrders, Equatable {
  struct Entry: Equatable {
    var id: String
    var items: [String]
  }

  var entries: [Entry]

  init(_ entries: [(String, [String])]) {
    self.entries = entries.map { Entry(id: $0.0, items: $0.1) }
  }

  subscript(collection: String) -> [String]? {
    get { entries.first { $0.id == collection }?.items }
    set {
      guard let index = entries.firstIndex(where: { $0.id == collection }) else { return }
      if let newValue { entries[index].items = newValue } else { entries.remove(at: index) }
    }
  }

  var dictionary: [String: [String]] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.id, $0.items) })
  }

  func count(in collection: String) -> Int? { self[collection]?.count }
  func item(at index: Int, in collection: String) -> String { self[collection]![index] }
  func location(of item: String) -> ReorderLocation<String>? {
    for entry in entries {
      if let index = entry.items.firstIndex(of: item) {
        return ReorderLocation(collection: entry.id, index: index)
      }
    }
    return nil
  }

  mutating func remove(_ item: String) {
    for index in entries.indices { entries[index].items.removeAll { $0 == item } }
  }

  /// The naive rule: remove the sources everywhere, then find the anchor, then insert.
  func applying(_ difference: ReorderDifference<String, String>) -> Orders {
    var result = self
    for source in difference.sources { result.remove(source) }
    var items = result[difference.destination.collectionID]!
    var index = items.count
    if case .before(let anchor) = difference.destination.position {
      index = items.firstIndex(of: anchor) ?? items.count
    }
    items.insert(contentsOf: difference.sources, at: index)
    result[difference.destination.collectionID] = items
    return result
  }

  /// The orders that a projection shows, read slot by slot.
  func shown(by projection: ReorderProjection<String, String>?) -> Orders {
    guard let projection else { return self }
    return Orders(
      entries.map { entry in
        let count = projection.shownCount(in: entry.id, live: entry.items.count)
        let items = (0..<count).map { index in
          switch projection.slot(at: index, in: entry.id) {
          case .live(let live): entry.items[live]
          case .carried(let source): projection.sources[source]
          }
        }
        return (entry.id, items)
      })
  }
}
