/// The order that a drop at this moment would produce, as a map of indices.
///
/// *Live* indices count the items of the model. *Base* indices count them without the carried ones.
/// *Shown* indices count what the collection shows: the base with the carried items as one gap in the
/// collection of the destination, or the live order while there is no destination.
///
/// - Complexity: Every lookup is O(log *k*) in the number of carried items.
package struct ReorderProjection<ItemID: Hashable, CollectionID: Hashable>: Equatable {
  /// The carried items, in the order in which they are inserted.
  package let sources: [ItemID]
  /// How many items that live in no collection of the container are carried.
  package let guests: Int
  /// Where the carried items are inserted: a base index; `nil` if there is no destination.
  package internal(set) var gap: ReorderLocation<CollectionID>?
  /// The carried items of every collection that holds some, by live index.
  let homes: [CollectionID: [Home]]

  /// A carried item in the collection that holds it.
  struct Home: Hashable, Sendable {
    /// Its index in the live order.
    var live: Int
    /// Its index among the sources.
    var source: Int
  }

  /// What a collection shows at an index.
  package enum Slot: Hashable, Sendable {
    /// The item with this live index.
    case live(Int)
    /// The stand-in of the carried item with this index in `sources`, or of this guest.
    case carried(Int)
  }

  /// Creates the projection of an order; sources that it does not hold are left out.
  package init(
    sources: [ItemID], in orders: some ReorderOrders<ItemID, CollectionID>,
    gap: ReorderLocation<CollectionID>?
  ) {
    var kept: [ItemID] = []
    var homes: [CollectionID: [Home]] = [:]
    for source in sources {
      guard let location = orders.location(of: source) else { continue }
      homes[location.collection, default: []]
        .append(Home(live: location.index, source: kept.count))
      kept.append(source)
    }
    self.sources = kept
    guests = 0
    self.homes = homes.mapValues { $0.sorted { $0.live < $1.live } }
    self.gap = gap
  }

  /// Creates the projection of an order to which items from elsewhere may come.
  init(guests: Int) {
    sources = []
    homes = [:]
    self.guests = guests
  }

  /// The number of items in the gap.
  package var carriedCount: Int { sources.count + guests }

  /// The number of carried items that live in a collection.
  package func carriedCount(livingIn collection: CollectionID) -> Int {
    homes[collection]?.count ?? 0
  }

  /// The number of items that a collection shows, given the number it holds.
  package func shownCount(in collection: CollectionID, live: Int) -> Int {
    guard let gap else { return live }
    let base = live - carriedCount(livingIn: collection)
    return gap.collection == collection ? base + carriedCount : base
  }

  /// What a collection shows at an index.
  package func slot(at shown: Int, in collection: CollectionID) -> Slot {
    let homes = homes[collection] ?? []
    guard let gap else {
      let rank = homes.partition { $0.live >= shown }
      let isHome = rank < homes.count && homes[rank].live == shown
      return isHome ? .carried(homes[rank].source) : .live(shown)
    }
    guard gap.collection == collection, shown >= gap.index else {
      return .live(liveIndex(ofBase: shown, in: collection))
    }
    let inGap = shown - gap.index
    if inGap < carriedCount { return .carried(inGap) }
    return .live(liveIndex(ofBase: shown - carriedCount, in: collection))
  }

  /// The live index of the item with a base index; the live count for that past the last item.
  package func liveIndex(ofBase base: Int, in collection: CollectionID) -> Int {
    let homes = homes[collection] ?? []
    var low = 0
    var high = homes.count
    while low < high {
      let middle = (low + high) / 2
      if homes[middle].live - middle <= base { low = middle + 1 } else { high = middle }
    }
    return base + low
  }

  /// The number of items before a live index that are not carried: the base index of an item there.
  package func baseIndex(ofLive live: Int, in collection: CollectionID) -> Int {
    live - (homes[collection] ?? []).partition { $0.live >= live }
  }

  /// The index at which the item with a base index is shown.
  package func shownIndex(ofBase base: Int, in collection: CollectionID) -> Int {
    guard let gap else { return liveIndex(ofBase: base, in: collection) }
    return gap.collection == collection && base >= gap.index ? base + carriedCount : base
  }

  /// Whether the order that is shown is the live order of every collection.
  package var isLiveOrder: Bool {
    guard let gap else { return true }
    guard let homes = homes[gap.collection], homes.count == carriedCount else { return false }
    return homes.enumerated().allSatisfy { offset, home in
      home.live == gap.index + offset && home.source == offset
    }
  }
}

extension ReorderProjection: Sendable where ItemID: Sendable, CollectionID: Sendable {}

extension Array {
  /// The index of the first element that fulfills a condition which all after it fulfill too.
  func partition(_ isAfter: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
