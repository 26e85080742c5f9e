extension ReorderSession {
  /// Follows a change of the model, without choosing another place.
  ///
  /// Items that are gone are no longer carried. The gap stays before its anchor, or before the next
  /// item after it that is still there.
  ///
  /// - Parameters:
  ///   - old: The orders before the change.
  ///   - new: The orders after it.
  package mutating func modelChanged(
    from old: some ReorderOrders<ItemID, CollectionID>,
    to new: some ReorderOrders<ItemID, CollectionID>
  ) -> [Effect] {
    switch state {
    case .idle, .spent:
      return []
    case .armed(let armed):
      if new.location(of: armed.press.item) == nil { state = .spent }
      return []
    case .dragging(let drag):
      var isGone = false
      let effects = update(drag) { isGone = !$0.follow(from: old, to: new) }
      return isGone ? cancel(.sourcesGone) : effects
    }
  }
}

extension ReorderDrag {
  /// Adapts to new orders; false if nothing is carried any more.
  mutating func follow(
    from old: some ReorderOrders<ItemID, CollectionID>,
    to new: some ReorderOrders<ItemID, CollectionID>
  ) -> Bool {
    let sources = projection.sources
    var next = ReorderProjection<ItemID, CollectionID>(guests: projection.guests)
    if let lead {
      next = ReorderProjection(sources: sources, in: new, gap: nil)
      guard let first = next.sources.first else { return false }
      if !next.sources.contains(lead) {
        let later = sources.drop { $0 != lead }.first { next.sources.contains($0) }
        self.lead = later ?? first
      }
    }
    let gap = projection.gap
    let successor = gap.flatMap { survivingAnchor(in: $0.collection, from: old, to: new) }
    projection = next
    guard let gap else { return true }
    let position: Destination.Position = successor.map { .before($0) } ?? .end
    let destination = Destination(position: position, collectionID: gap.collection)
    place(self.gap(for: destination, in: new), in: new)
    if projection.gap == nil { evaluated = nil }
    return true
  }

  /// The anchor, or the first item after it in the old order that the collection still holds.
  private func survivingAnchor(
    in collection: CollectionID, from old: some ReorderOrders<ItemID, CollectionID>,
    to new: some ReorderOrders<ItemID, CollectionID>
  ) -> ItemID? {
    guard let anchor else { return nil }
    if new.location(of: anchor)?.collection == collection { return anchor }
    guard let place = old.location(of: anchor), place.collection == collection,
      let count = old.count(in: collection)
    else { return nil }
    let carried = Set(projection.sources)
    for index in place.index..<count {
      let item = old.item(at: index, in: collection)
      if !carried.contains(item), new.location(of: item)?.collection == collection { return item }
    }
    return nil
  }
}
