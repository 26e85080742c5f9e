import Foundation

/// What a session has to know of a container: its order, its frames on screen and what may be lifted.
///
/// All frames are unsnapped, without animation offsets, in fractional zero-based cells of the screen.
/// Frames of items are addressed by their index in the order that is shown, which the projection last
/// given to `arrange(_:)` decides.
package protocol ReorderScene<ItemID, CollectionID>: ReorderOrders {
  /// The visible bounds of the container.
  var bounds: CGRect { get }

  /// Whether the container allows reordering.
  var isEnabled: Bool { get }

  /// The collections on screen, topmost and innermost first, without any inside a dragged item.
  ///
  /// It is read several times for one report.
  var collections: [ReorderCollection<CollectionID>] { get }

  /// Lays out what `projection` shows; `nil` is the live order. All that follows answers for it.
  ///
  /// It is called often with what is shown already, which should cost next to nothing.
  func arrange(_ projection: ReorderProjection<ItemID, CollectionID>?)

  /// The frame of what is shown at `index` of a collection, stand-ins included.
  ///
  /// - Parameter collection: An index into `collections`.
  func frame(at index: Int, in collection: Int) -> CGRect

  /// The index of the topmost item shown at a point, stand-ins included.
  ///
  /// Only collections of the kind `custom` are asked.
  func index(at point: CGPoint, in collection: Int) -> Int?

  /// The items that the drag container's closure gives for an item; `nil` if there is no closure.
  func payload(for item: ItemID) -> [ItemID]?

  /// The selected items in the order of their selection.
  var selection: [ItemID] { get }

  /// Whether the item may not be lifted.
  func isMoveDisabled(_ item: ItemID) -> Bool

  /// What the drop configuration says of a place that the session chose.
  func verdict(
    on destination: ReorderDifference<ItemID, CollectionID>.Destination
  ) -> ReorderVerdict<ItemID, CollectionID>
}

/// What becomes of a place that a session chose.
package enum ReorderVerdict<ItemID: Hashable, CollectionID: Hashable> {
  case accept
  case forbid
  /// Another place is shown and dropped on instead.
  case replace(ReorderDifference<ItemID, CollectionID>.Destination)
}

extension ReorderScene {
  package func index(at point: CGPoint, in collection: Int) -> Int? { nil }
  package func payload(for item: ItemID) -> [ItemID]? { nil }
  package var selection: [ItemID] { [] }
  package func isMoveDisabled(_ item: ItemID) -> Bool { false }
  package func verdict(
    on destination: ReorderDifference<ItemID, CollectionID>.Destination
  ) -> ReorderVerdict<ItemID, CollectionID> { .accept }
}
