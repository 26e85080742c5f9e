import Foundation

extension ReorderScene {
  /// The item to which an arrow or another key moves the focus from an item; `nil` if there is none.
  ///
  /// Along the axis of a collection it is the next item, also in the next of stacked sections; across it the
  /// nearest one in the collection beside.
  package func item(
    after step: ReorderStep, from item: ItemID
  ) -> ReorderLocation<CollectionID>? {
    guard let place = location(of: item), let count = count(in: place.collection) else {
      return nil
    }
    let collections = collections
    guard let index = collections.firstIndex(where: { $0.id == place.collection }) else {
      return nil
    }
    let search = SlotSearch(
      scene: self, collections: collections,
      projection: ReorderProjection<ItemID, CollectionID>(guests: 0))
    func inside(_ new: Int) -> ReorderLocation<CollectionID>? {
      let new = min(max(new, 0), count - 1)
      return new == place.index
        ? nil : ReorderLocation(collection: place.collection, index: new)
    }
    switch step {
    case .first: return inside(0)
    case .last: return inside(count - 1)
    case .pageUp, .pageDown:
      let page = search.pageLength(of: index)
      return inside(place.index + (step.isForward ? page : -page))
    case .nextCollection, .previousCollection: return nil
    case .up, .down, .left, .right:
      switch collections[index].kind {
      case .line(let axis), .pile(let axis):
        guard axis == step.axis else { break }
        if let next = neighbor(place, count, step) { return next }
        return section(after: step, index, axis, collections)
      case .lattice(let lattice):
        let length = step.axis == lattice.lineAxis ? 1 : lattice.lineLength
        if let next = neighbor(place, count, step, by: length) { return next }
      case .custom:
        if let next = neighbor(place, count, step) { return next }
      }
      return itemBeside(place, index, step, collections)
    }
  }

  private func neighbor(
    _ place: ReorderLocation<CollectionID>, _ count: Int, _ step: ReorderStep, by length: Int = 1
  ) -> ReorderLocation<CollectionID>? {
    let index = place.index + (step.isForward ? length : -length)
    guard (0..<count).contains(index) else { return nil }
    return ReorderLocation(collection: place.collection, index: index)
  }

  /// The first or last item of the next of stacked sections that has any.
  private func section(
    after step: ReorderStep, _ index: Int, _ axis: ReorderAxis,
    _ collections: [ReorderCollection<CollectionID>]
  ) -> ReorderLocation<CollectionID>? {
    guard let sequence = collections[index].sequence else { return nil }
    let members = collections.indices.filter { collections[$0].sequence == sequence }.sorted {
      collections[$0].region.span(along: axis).start
        < collections[$1].region.span(along: axis).start
    }
    guard let rank = members.firstIndex(of: index) else { return nil }
    let rest =
      step.isForward ? Array(members[(rank + 1)...]) : Array(members[..<rank].reversed())
    for member in rest {
      let id = collections[member].id
      if let count = count(in: id), count > 0 {
        return ReorderLocation(collection: id, index: step.isForward ? 0 : count - 1)
      }
    }
    return nil
  }

  /// The item nearest to one in the next collection in the direction of an arrow that has any.
  private func itemBeside(
    _ place: ReorderLocation<CollectionID>, _ index: Int, _ step: ReorderStep,
    _ collections: [ReorderCollection<CollectionID>]
  ) -> ReorderLocation<CollectionID>? {
    let frame = frame(at: place.index, in: index)
    let center = CGPoint(x: frame.midX, y: frame.midY)
    var start = index
    for _ in collections.indices {
      guard
        let next = CollectionChoice.neighbor(of: start, in: collections, step: step, at: center)
      else { return nil }
      let id = collections[next].id
      if let count = count(in: id), count > 0 {
        let nearest = nearest(to: center, in: next, collections[next].kind, count)
        return ReorderLocation(collection: id, index: nearest)
      }
      start = next
    }
    return nil
  }

  private func nearest(
    to point: CGPoint, in collection: Int, _ kind: CollectionKind, _ count: Int
  ) -> Int {
    var best = 0
    var shortest = CGFloat.infinity
    for index in neighborhood(of: point, in: collection, kind, count) ?? 0..<count {
      let frame = frame(at: index, in: collection)
      if frame.isEmpty { continue }
      let away = abs(frame.midX - point.x) + 2 * abs(frame.midY - point.y)
      if away < shortest { (best, shortest) = (index, away) }
    }
    return best
  }

  /// The items of a long line among which the nearest to a point is, found in O(log *n*); nil if the line
  /// does not tell.
  private func neighborhood(
    of point: CGPoint, in collection: Int, _ kind: CollectionKind, _ count: Int
  ) -> Range<Int>? {
    guard case .line(let axis) = kind else { return nil }
    func middle(_ frame: CGRect) -> CGFloat { axis == .horizontal ? frame.midX : frame.midY }
    let ends = [0, count - 1].map { middle(frame(at: $0, in: collection)) }
    // From right to left the items run the other way.
    if ends[0] > ends[1] { return nil }
    var low = -1
    var high = count
    while high - low > 1 {
      let index = (low + high) / 2
      let frame = frame(at: index, in: collection)
      if frame.isEmpty { return nil }
      if middle(frame) < (axis == .horizontal ? point.x : point.y) {
        low = index
      } else {
        high = index
      }
    }
    return max(0, low)..<min(count, high + 1)
  }
}

extension SlotSearch {
  /// The number of items that are about a visible height or width of the container.
  func pageLength(of collection: Int) -> Int {
    let count = scene.count(in: collections[collection].id) ?? 0
    guard
      let first = (0..<count).lazy.map({ scene.frame(at: $0, in: collection) })
        .first(where: { !$0.isEmpty })
    else { return 1 }
    switch collections[collection].kind {
    case .line(let axis), .pile(let axis):
      let page = scene.bounds.span(along: axis).extent
      return max(1, Self.whole(page / max(first.span(along: axis).extent, 1)) - 1)
    case .lattice(let lattice):
      let across: ReorderAxis = lattice.lineAxis == .horizontal ? .vertical : .horizontal
      let pitch = across == .vertical ? lattice.pitch.height : lattice.pitch.width
      let lines = Self.whole(scene.bounds.span(along: across).extent / max(pitch, 1))
      return max(1, lines - 1) * lattice.lineLength
    case .custom: return max(1, count)
    }
  }

  private static func whole(_ length: CGFloat) -> Int {
    length.isFinite ? Int(min(max(length, 0), 1e6)) : 1
  }
}
