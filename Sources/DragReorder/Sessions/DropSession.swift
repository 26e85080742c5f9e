import Foundation
import ViewGraph

/// A drag, as the destination hears of it that the items are over.
@MainActor
public struct DropSession: @MainActor Identifiable, @MainActor CustomDebugStringConvertible {
  /// The identity of a drag over a destination.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// What is known of a drag that began in this program.
  public struct LocalSession {
    let ids: [AnyHashable]

    /// The identifiers of the items, in their order; none if they are of another type.
    public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
      ids.compactMap { $0.base as? ItemID }
    }
  }

  /// How far a drag over a destination is.
  public enum Phase: Hashable, Sendable {
    /// The items have come to the destination.
    case entering
    /// The items are moved over the destination.
    case active
    /// The items have left the destination.
    case exiting
    /// The items have been dropped here.
    case ended(DropOperation)
    /// Everything that was to be delivered has been.
    case dataTransferCompleted
  }

  /// The identity of the drag.
  public let id: ID
  /// How far the drag over the destination is.
  public let phase: Phase
  /// The drag itself, which in a terminal always began in this program.
  public let localSession: LocalSession?
  /// The number of items.
  public let itemsCount: Int
  /// What the source proposes.
  public let suggestedOperations: DropOperation.Set
  /// The size of the destination in points.
  public let size: CGSize
  /// The middle of the pointer's cell, or for the keyboard of the gap, in points of the destination.
  public let location: CGPoint
  /// A `ReorderDifference.Destination`, whatever its identifiers.
  private let destination: Any?

  init(_ drag: ActiveDrag, phase: Phase, over frame: CGRect, destination: Any?) {
    id = ID(number: drag.id.number)
    self.phase = phase
    localSession = LocalSession(ids: drag.itemIDs)
    itemsCount = drag.itemIDs.count
    suggestedOperations = drag.proposal
    size = frame.size
    location = CGPoint(x: drag.location.x - frame.minX, y: drag.location.y - frame.minY)
    self.destination = destination
  }

  /// Where a drop would put the items in the reorder container that the destination belongs to; nil if the
  /// rules find no place, or if the identifiers are of other types.
  public func reorderDestination<Item: Identifiable, CollectionID>(
    for item: Item.Type,
    in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<Item.ID, CollectionID>.Destination? {
    place(Item.ID.self, in: CollectionID.self)
  }

  /// Where a drop would put the items, which are told apart by a property.
  public func reorderDestination<Item, ItemID, CollectionID>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>,
    in collectionID: CollectionID.Type = ReorderableSingleCollectionIdentifier.self
  ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
    place(ItemID.self, in: CollectionID.self)
  }

  /// Where a drop would put the items, if the identifiers are of these types.
  func place<ItemID, CollectionID>(
    _ itemID: ItemID.Type, in collectionID: CollectionID.Type
  ) -> ReorderDifference<ItemID, CollectionID>.Destination? {
    destination as? ReorderDifference<ItemID, CollectionID>.Destination
  }

  /// The phase and the identifiers.
  public var debugDescription: String {
    "DropSession(\(id.number), \(phase), \(localSession?.ids ?? []))"
  }
}

extension View {
  /// Tells how a drag goes on over the reorder container or the drop destination that this view is or holds.
  public func onDropSessionUpdated(
    _ onUpdate: @escaping (DropSession) -> Void
  ) -> some View {
    drags { $0.dropUpdated = onUpdate }
  }
}
