import Foundation

extension ReorderSession {
  /// Handles items from elsewhere being dragged over the container.
  ///
  /// The first such report begins a visit, in which nothing is lifted and no `ended` follows.
  ///
  /// - Parameter count: The number of items, at least one.
  package mutating func guestMotion(
    to cell: ReorderCell, count: Int, scroll: CGPoint = .zero,
    in scene: some ReorderScene<ItemID, CollectionID>
  ) -> [Effect] {
    if !isVisited {
      guard !isDragging, count > 0 else { return [] }
      state = .dragging(ReorderDrag(guests: count))
    }
    return motion(to: cell, scroll: scroll, in: scene)
  }

  /// Ends a visit: the items went away, or were taken.
  package mutating func guestsLeft() {
    if isVisited { state = .idle }
  }

  /// Whether items from elsewhere are over the container.
  package var isVisited: Bool { drag.map { $0.projection.guests > 0 } ?? false }
}
