import Foundation

/// A drag under way: what is carried, and where it would be dropped.
struct ReorderDrag<ItemID: Hashable, CollectionID: Hashable> {
  typealias Destination = ReorderDifference<ItemID, CollectionID>.Destination

  /// What moves the carried items.
  enum Input: Hashable, Sendable {
    case pointer
    case keyboard
  }

  /// A report that has been evaluated; the same one never is again.
  struct Report: Hashable, Sendable {
    var cell: ReorderCell
    var scroll: CGPoint
  }

  var input: Input
  /// The carried item that is held; `nil` where all are guests.
  var lead: ItemID?
  var projection: ReorderProjection<ItemID, CollectionID>
  /// The item that follows the gap; `nil` is the end of the collection.
  var anchor: ItemID?
  /// Why there is no gap while there is none.
  var refusal: ReorderCancellation?
  var evaluated: Report?
  /// The cell where the items were grabbed.
  var grabbed: ReorderCell?
  /// The only axis along which the pointer counts.
  var axis: ReorderAxis?

  /// Lifts an item with all that moves with it; `nil` if nothing may be lifted.
  init?(
    lifting item: ItemID, by input: Input, in scene: some ReorderScene<ItemID, CollectionID>
  ) {
    let wanted = Self.sources(grabbing: item, in: scene)
    let projection = ReorderProjection(sources: wanted, in: scene, gap: nil)
    guard let first = projection.sources.first else { return nil }
    self.input = input
    lead = projection.sources.contains(item) ? item : first
    self.projection = projection
    place(home(in: scene), in: scene)
  }

  /// Carries items from elsewhere.
  init(guests: Int) {
    input = .pointer
    projection = ReorderProjection(guests: guests)
    refusal = .outside
  }

  /// The items that move with a grabbed one, in the order in which they are inserted.
  static func sources(
    grabbing item: ItemID, in scene: some ReorderScene<ItemID, CollectionID>
  ) -> [ItemID] {
    var candidates = [item]
    if let payload = scene.payload(for: item) {
      candidates = payload
    } else {
      let selection = scene.selection
      if selection.contains(item) { candidates = selection }
    }
    var seen: Set<ItemID> = []
    return candidates.filter { seen.insert($0).inserted && !scene.isMoveDisabled($0) }
  }

  /// The gap at home: where the lead lives, between the items that stay.
  func home(
    in orders: some ReorderOrders<ItemID, CollectionID>
  ) -> ReorderLocation<CollectionID>? {
    lead.flatMap { orders.location(of: $0) }.map {
      ReorderLocation(
        collection: $0.collection,
        index: projection.baseIndex(ofLive: $0.index, in: $0.collection))
    }
  }

  /// Moves the gap to a place and remembers the item that follows it.
  mutating func place(
    _ gap: ReorderLocation<CollectionID>?, in orders: some ReorderOrders<ItemID, CollectionID>
  ) {
    projection.gap = gap
    refusal = gap == nil ? .outside : nil
    anchor = gap.flatMap { gap in
      let live = projection.liveIndex(ofBase: gap.index, in: gap.collection)
      let count = orders.count(in: gap.collection) ?? 0
      return live < count ? orders.item(at: live, in: gap.collection) : nil
    }
  }

  /// Takes the gap away and remembers why.
  mutating func refuse(_ reason: ReorderCancellation) {
    projection.gap = nil
    anchor = nil
    refusal = reason
  }

  /// The place of the gap as the app sees it.
  var destination: Destination? {
    projection.gap.map {
      Destination(position: anchor.map { .before($0) } ?? .end, collectionID: $0.collection)
    }
  }

  /// The gap for a place that the app names; `nil` if there is no such collection.
  ///
  /// A place before a carried item is that before the next one that stays.
  func gap(
    for destination: Destination, in orders: some ReorderOrders<ItemID, CollectionID>
  ) -> ReorderLocation<CollectionID>? {
    let collection = destination.collectionID
    guard let count = orders.count(in: collection) else { return nil }
    var live = count
    if case .before(let item) = destination.position, let place = orders.location(of: item),
      place.collection == collection
    {
      live = place.index
    }
    return ReorderLocation(
      collection: collection, index: projection.baseIndex(ofLive: live, in: collection))
  }

  /// What a drop now does.
  var outcome: ReorderOutcome<ItemID, CollectionID> {
    guard let destination else { return .cancelled(refusal ?? .outside) }
    if projection.guests > 0 { return .delivered }
    if projection.isLiveOrder { return .unchanged }
    return .moved(ReorderDifference(sources: projection.sources, destination: destination))
  }
}

extension ReorderDrag: Sendable where ItemID: Sendable, CollectionID: Sendable {}
