import Foundation

extension ReorderDrag {
  /// Moves the gap by a step; false, with nothing changed, if it cannot go there.
  ///
  /// Places that are rejected are stepped over.
  mutating func take(
    _ step: ReorderStep, in scene: some ReorderScene<ItemID, CollectionID>
  ) -> Bool {
    let before = self
    if projection.gap == nil { place(home(in: scene), in: scene) }
    while true {
      scene.arrange(projection)
      guard let gap = projection.gap, let next = place(after: step, from: gap, in: scene),
        next != gap
      else { break }
      accept(.place(next), in: scene)
      let isOpen = scene.collections.first { $0.id == next.collection }?.accepts ?? true
      if isOpen, projection.gap != nil {
        scene.arrange(projection)
        return true
      }
      place(next, in: scene)
    }
    self = before
    scene.arrange(projection)
    return false
  }

  /// The place to which a step leads from a gap that the scene shows.
  private func place(
    after step: ReorderStep, from gap: ReorderLocation<CollectionID>,
    in scene: some ReorderScene<ItemID, CollectionID>
  ) -> ReorderLocation<CollectionID>? {
    let collections = scene.collections
    guard let index = collections.firstIndex(where: { $0.id == gap.collection }) else {
      return nil
    }
    let search = SlotSearch(scene: scene, collections: collections, projection: projection)
    let count = search.baseCount(of: index)
    func inside(_ base: Int) -> ReorderLocation<CollectionID> {
      ReorderLocation(collection: gap.collection, index: min(max(base, 0), count))
    }
    switch step {
    case .first: return inside(0)
    case .last: return inside(count)
    case .pageUp, .pageDown:
      return search.page(from: gap, in: index, forward: step.isForward)
    case .nextCollection, .previousCollection:
      guard
        let next = CollectionChoice.inReadingOrder(
          collections, after: index, forward: step.isForward)
      else { return nil }
      return entry(into: collections[next], from: gap, search: search, index: index)
    case .up, .down, .left, .right:
      if let next = search.neighbor(of: gap, in: index, step: step) { return next }
      if collections[index].kind.axis == step.axis { return nil }
      guard
        let next = CollectionChoice.neighbor(
          of: index, in: collections, step: step, at: search.gapCenter(gap, in: index))
      else { return nil }
      return entry(into: collections[next], from: gap, search: search, index: index)
    }
  }

  /// The place at which a gap enters another collection: at its own height, or at the start of a
  /// section of the same run.
  private func entry<Scene: ReorderScene<ItemID, CollectionID>>(
    into target: ReorderCollection<CollectionID>, from gap: ReorderLocation<CollectionID>,
    search: SlotSearch<Scene>, index: Int
  ) -> ReorderLocation<CollectionID> {
    let start = ReorderLocation(collection: target.id, index: 0)
    if target.isWalked(with: search.collections[index]) { return start }
    let center = search.gapCenter(gap, in: index)
    let region = target.region
    let point = CGPoint(
      x: min(max(center.x, region.minX), region.maxX),
      y: min(max(center.y, region.minY), region.maxY))
    guard
      case .place(let place) = self.target(at: point, inCollection: target.id, in: search.scene)
    else { return start }
    return place
  }
}
