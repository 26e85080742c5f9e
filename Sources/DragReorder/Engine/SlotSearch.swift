import Foundation

/// The rules that choose a slot in a collection, over what a scene shows.
struct SlotSearch<Scene: ReorderScene> {
  typealias Location = ReorderLocation<Scene.CollectionID>

  let scene: Scene
  let collections: [ReorderCollection<Scene.CollectionID>]
  /// What the scene shows.
  let projection: ReorderProjection<Scene.ItemID, Scene.CollectionID>

  /// The slot for a point that belongs to a collection; `nil` changes nothing.
  func slot(at point: CGPoint, in chosen: Int) -> Location? {
    switch collections[chosen].kind {
    case .line(let axis), .pile(let axis):
      let walk = walk(of: chosen, along: axis)
      let pointer = point.coordinate(along: axis)
      if let gap = projection.gap, walk.holds(gap.collection) {
        return walk.slot(walkingFrom: gap, to: pointer)
      }
      return walk.slot(enteringAt: pointer)
    case .lattice(let lattice):
      return slot(at: point, of: lattice, in: chosen)
    case .custom:
      return trialSlot(at: point, in: chosen)
    }
  }

  /// The walk along the run of sections that a collection belongs to.
  func walk(of chosen: Int, along axis: ReorderAxis) -> LineWalk<Scene> {
    var members = [chosen]
    if let sequence = collections[chosen].sequence {
      members = collections.indices.filter { collections[$0].sequence == sequence }
        .sorted {
          let (first, second) = (collections[$0].region, collections[$1].region)
          return first.span(along: axis).start < second.span(along: axis).start
        }
    }
    return LineWalk(
      scene: scene, collections: collections, members: members, axis: axis,
      projection: projection)
  }

  /// The number of items in a collection that are not carried.
  func baseCount(of collection: Int) -> Int {
    let id = collections[collection].id
    return (scene.count(in: id) ?? 0) - projection.carriedCount(livingIn: id)
  }

  /// The gap moves just far enough to cover the slot under the pointer. A gutter changes nothing, and
  /// what is after the last item is the end.
  private func slot(at point: CGPoint, of lattice: ReorderLattice, in chosen: Int) -> Location? {
    let id = collections[chosen].id
    let base = baseCount(of: chosen)
    let (index, isInside) = lattice.slot(at: point)
    guard let gap = projection.gap, gap.collection == id else {
      return Location(collection: id, index: min(baseIndex(ofShown: index, in: chosen), base))
    }
    let carried = projection.carriedCount
    if index >= base + carried { return Location(collection: id, index: base) }
    if !isInside { return gap }
    if index < gap.index { return Location(collection: id, index: index) }
    let lastCovered = gap.index + carried - 1
    return Location(collection: id, index: gap.index + max(0, index - lastCovered))
  }

  /// A place is taken only if the pointer is over the gap in the layout that results: before the item
  /// under the pointer, then after it, or after the last one where there is no item.
  private func trialSlot(at point: CGPoint, in chosen: Int) -> Location? {
    let id = collections[chosen].id
    let base = baseCount(of: chosen)
    if base == 0 { return Location(collection: id, index: 0) }
    var candidates = [base]
    if let shown = scene.index(at: point, in: chosen) {
      if let gap = projection.gap, gap.collection == id,
        (gap.index..<gap.index + projection.carriedCount).contains(shown)
      {
        return gap
      }
      let item = baseIndex(ofShown: shown, in: chosen)
      candidates = [item, min(item + 1, base)]
    }
    let taken = candidates.lazy.map { Location(collection: id, index: $0) }
      .first { isOverGap(point, ifShownAt: $0) }
    return taken ?? (projection.gap?.collection == id ? projection.gap : nil)
  }

  private func isOverGap(_ point: CGPoint, ifShownAt gap: Location) -> Bool {
    var trial = projection
    trial.gap = gap
    scene.arrange(trial)
    guard let collection = scene.collections.firstIndex(where: { $0.id == gap.collection }) else {
      return false
    }
    return (gap.index..<gap.index + trial.carriedCount).contains {
      scene.frame(at: $0, in: collection).contains(point)
    }
  }

  /// The base index of what is shown at an index outside the gap.
  private func baseIndex(ofShown shown: Int, in chosen: Int) -> Int {
    let id = collections[chosen].id
    guard let gap = projection.gap else { return projection.baseIndex(ofLive: shown, in: id) }
    guard gap.collection == id, shown >= gap.index else { return shown }
    return max(gap.index, shown - projection.carriedCount)
  }
}

extension LineWalk {
  /// Whether a collection is one of the run.
  func holds(_ id: Scene.CollectionID) -> Bool {
    members.contains { collections[$0].id == id }
  }
}
