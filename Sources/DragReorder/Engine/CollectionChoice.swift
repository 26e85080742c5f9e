import Foundation

/// The rule that chooses the collection under the pointer.
enum CollectionChoice {
  /// How much nearer another collection has to be to be chosen between regions, in cells.
  static let advantage: CGFloat = 2

  /// Whether a point is near enough to the container to have a destination in it.
  ///
  /// The band around it is 2 columns and 1 row wide, or 6 columns and 3 rows on an axis on which the
  /// container is at most 2 cells thin.
  static func isInReach(_ point: CGPoint, of bounds: CGRect) -> Bool {
    let distance = bounds.distance(to: point)
    let columns: CGFloat = bounds.width <= 2 ? 6 : 2
    let rows: CGFloat = bounds.height <= 2 ? 3 : 1
    return distance.width <= columns && distance.height <= rows
  }

  /// The index of the chosen collection: the topmost one under the point, else the nearest one.
  ///
  /// Between regions the current collection, with its whole sequence, is kept unless another is nearer
  /// by at least `advantage`.
  static func index<ID>(
    at point: CGPoint, in collections: [ReorderCollection<ID>], current: ID?
  ) -> Int? {
    if let covering = collections.firstIndex(where: { $0.visible.contains(point) }) {
      return covering
    }
    let present = current.flatMap { id in collections.first { $0.id == id } }
    var kept: (index: Int, distance: CGFloat)?
    var other: (index: Int, distance: CGFloat)?
    // Of equally near ones it is the first to be read, whatever the order in which they came.
    for index in inReadingOrder(collections) {
      let collection = collections[index]
      let isOutOfView = collection.visible.isEmpty && !collection.region.isEmpty
      if isOutOfView { continue }
      let away = collection.visible.distance(to: point)
      let distance = away.width + 2 * away.height
      if let present, collection.isWalked(with: present) {
        if distance < kept?.distance ?? .infinity { kept = (index, distance) }
      } else if distance < other?.distance ?? .infinity {
        other = (index, distance)
      }
    }
    guard let kept else { return other?.index }
    guard let other, other.distance <= kept.distance - advantage else { return kept.index }
    return other.index
  }
}

extension ReorderCollection {
  /// Whether a walk goes from one of the two collections to the other.
  func isWalked(with other: Self) -> Bool {
    id == other.id || (sequence != nil && sequence == other.sequence)
  }
}
