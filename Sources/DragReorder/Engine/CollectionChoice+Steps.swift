import Foundation

extension CollectionChoice {
  /// The nearest accepting collection in the direction of an arrow.
  ///
  /// - Parameter center: The middle of the gap; what lies beside it is nearer than what does not.
  static func neighbor<ID>(
    of index: Int, in collections: [ReorderCollection<ID>], step: ReorderStep, at center: CGPoint
  ) -> Int? {
    guard let axis = step.axis else { return nil }
    let across: ReorderAxis = axis == .horizontal ? .vertical : .horizontal
    let own = collections[index].region.span(along: axis)
    var best: (index: Int, distance: CGFloat)?
    for (candidate, collection) in collections.enumerated()
    where collection.accepts && !collection.isWalked(with: collections[index]) {
      let span = collection.region.span(along: axis)
      let along = step.isForward ? span.start - own.end : own.start - span.end
      let isAhead =
        step.isForward
        ? span.start + span.end > own.start + own.end : span.start + span.end < own.start + own.end
      guard isAhead else { continue }
      let away = collection.region.distance(to: center)
      let distance = max(0, along) + 2 * (across == .vertical ? away.height : away.width)
      if distance < best?.distance ?? .infinity { best = (candidate, distance) }
    }
    return best?.index
  }

  /// The next accepting collection from top to bottom and from left to right, or the one before.
  static func inReadingOrder<ID>(
    _ collections: [ReorderCollection<ID>], after index: Int, forward: Bool
  ) -> Int? {
    let order = inReadingOrder(collections)
    guard let rank = order.firstIndex(of: index) else { return nil }
    let rest = forward ? Array(order[(rank + 1)...]) : order[..<rank].reversed()
    return rest.first { collections[$0].accepts }
  }

  /// The indices of collections from top to bottom and from left to right.
  static func inReadingOrder<ID>(_ collections: [ReorderCollection<ID>]) -> [Int] {
    collections.indices.sorted {
      let first = collections[$0].region.origin
      let second = collections[$1].region.origin
      return (first.y, first.x) < (second.y, second.x)
    }
  }
}
