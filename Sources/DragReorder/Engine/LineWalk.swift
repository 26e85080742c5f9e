import Foundation

/// The slot rule for items that follow each other along one axis, in one collection or in a run of
/// stacked sections.
///
/// Coordinates are doubled, so that the middle of an item is `2 * start + extent`.
struct LineWalk<Scene: ReorderScene> {
  typealias Location = ReorderLocation<Scene.CollectionID>

  /// Differences below this, in cells, are rounding errors.
  static var tolerance: CGFloat { 1e-6 }

  let scene: Scene
  let collections: [ReorderCollection<Scene.CollectionID>]
  /// The collections of the run, in their order along the axis, as indices into `collections`.
  let members: [Int]
  let axis: ReorderAxis
  /// What the scene shows.
  let projection: ReorderProjection<Scene.ItemID, Scene.CollectionID>

  /// A place between items: a member and a base index in it.
  struct Place {
    var member: Int
    var base: Int
  }

  /// The gap after the pointer has moved to `pointer`: it walks in one direction past all items whose
  /// band the pointer has reached, and never in both.
  func slot(walkingFrom gap: Location, to pointer: CGFloat) -> Location {
    guard let member = members.firstIndex(where: { collections[$0].id == gap.collection }) else {
      return gap
    }
    let start = Place(member: member, base: gap.index)
    let extent = gapExtent(at: start)
    let isThin = extent <= 1 + Self.tolerance
    func band(_ span: ReorderSpan) -> CGFloat {
      isThin && span.extent >= 3 - Self.tolerance ? span.extent + 1 : span.extent
    }
    let doubled = 2 * pointer
    let later = walkForward(from: start) {
      doubled >= 2 * $0.start + band($0) - Self.tolerance
    }
    if later.member != start.member || later.base != start.base { return location(later) }
    let earlier = walkBackward(from: start) {
      doubled <= 2 * $0.start + 2 * $0.extent - band($0) + Self.tolerance
    }
    return location(earlier)
  }

  /// The gap for a pointer that enters a run without one: after all items whose middle it is past.
  func slot(enteringAt pointer: CGFloat) -> Location {
    let doubled = 2 * pointer
    let place = walkForward(from: Place(member: 0, base: 0)) {
      doubled > 2 * $0.start + $0.extent + Self.tolerance
    }
    return location(place)
  }

  /// The next place after or before one, across the edges of members; `nil` at the ends of the run.
  func neighbor(of gap: Location, forward: Bool) -> Location? {
    guard let member = members.firstIndex(where: { collections[$0].id == gap.collection }) else {
      return nil
    }
    if forward {
      if gap.index < baseCount(of: member) {
        return Location(collection: gap.collection, index: gap.index + 1)
      }
      guard member + 1 < members.count else { return nil }
      return location(Place(member: member + 1, base: 0))
    }
    if gap.index > 0 { return Location(collection: gap.collection, index: gap.index - 1) }
    guard member > 0 else { return nil }
    return location(Place(member: member - 1, base: baseCount(of: member - 1)))
  }

  private func walkForward(
    from start: Place, past isPassed: (ReorderSpan) -> Bool
  ) -> Place {
    var place = start
    while true {
      let count = baseCount(of: place.member)
      let base = place.base
      let member = place.member
      place.base += leadingRun(of: count - base) { isPassed(span(at: base + $0, of: member)) }
      guard place.base == count, member + 1 < members.count,
        isPassed(separator(before: member + 1))
      else { return place }
      place = Place(member: member + 1, base: 0)
    }
  }

  private func walkBackward(
    from start: Place, past isPassed: (ReorderSpan) -> Bool
  ) -> Place {
    var place = start
    while true {
      let base = place.base
      let member = place.member
      place.base -= leadingRun(of: base) { isPassed(span(at: base - 1 - $0, of: member)) }
      guard place.base == 0, member > 0, isPassed(separator(before: member)) else { return place }
      place = Place(member: member - 1, base: baseCount(of: member - 1))
    }
  }

  /// The total extent of the gap that the scene shows at a place.
  private func gapExtent(at place: Place) -> CGFloat {
    let member = members[place.member]
    let first = scene.frame(at: place.base, in: member).span(along: axis)
    let last = scene.frame(at: place.base + projection.carriedCount - 1, in: member)
      .span(along: axis)
    return last.end - first.start
  }

  private func baseCount(of member: Int) -> Int {
    let id = collections[members[member]].id
    return (scene.count(in: id) ?? 0) - projection.carriedCount(livingIn: id)
  }

  private func span(at base: Int, of member: Int) -> ReorderSpan {
    let index = members[member]
    let shown = projection.shownIndex(ofBase: base, in: collections[index].id)
    return scene.frame(at: shown, in: index).span(along: axis)
  }

  private func separator(before member: Int) -> ReorderSpan {
    let collection = collections[members[member]]
    return collection.separator
      ?? ReorderSpan(start: collection.region.span(along: axis).start, extent: 0)
  }

  private func location(_ place: Place) -> Location {
    Location(collection: collections[members[place.member]].id, index: place.base)
  }
}

/// The number of leading indices below `count` that fulfill a condition which no later one fulfills.
///
/// - Complexity: O(log *r*) in the result *r*.
func leadingRun(of count: Int, where condition: (Int) -> Bool) -> Int {
  guard count > 0, condition(0) else { return 0 }
  var low = 0
  var step = 1
  while low + step < count, condition(low + step) {
    low += step
    step *= 2
  }
  var high = min(low + step, count)
  while high - low > 1 {
    let middle = (low + high) / 2
    if condition(middle) { low = middle } else { high = middle }
  }
  return low + 1
}
