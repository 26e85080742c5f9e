import Foundation
import ViewGraph

/// A drag, as the views hear of it that its items come from.
@MainActor
public struct DragSession: @MainActor Identifiable, @MainActor CustomDebugStringConvertible {
  /// The identity of a drag.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// How far a drag is.
  public enum Phase: Hashable, Sendable {
    /// The items have just been lifted.
    case initial
    /// The items follow the pointer or the keys.
    case active
    /// The items have been dropped.
    case ending(DropOperation)
    /// The drag is over; nothing of it is shown any more.
    case ended(DropOperation)
    /// Everything that was to be delivered has been.
    case dataTransferCompleted
  }

  /// The identity of the drag.
  public let id: ID
  /// How far the drag is.
  public let phase: Phase
  /// The middle of the pointer's cell, in points of the view that is told.
  public let location: CGPoint
  /// Which of the items is held.
  public let draggedItemIndex: Int
  private let ids: [AnyHashable]

  init(_ drag: ActiveDrag, phase: Phase, location: CGPoint) {
    id = drag.id
    self.phase = phase
    self.location = location
    draggedItemIndex = drag.heldIndex
    ids = drag.itemIDs
  }

  /// The identifiers of the items, in their order; none if they are of another type.
  public func draggedItemIDs<ItemID: Hashable>(for type: ItemID.Type) -> [ItemID] {
    ids.compactMap { $0.base as? ItemID }
  }

  /// The phase and the identifiers.
  public var debugDescription: String { "DragSession(\(id.number), \(phase), \(ids))" }
}

extension View {
  /// Tells how a drag goes on whose items come from this view.
  public func onDragSessionUpdated(
    _ onUpdate: @escaping (DragSession) -> Void
  ) -> some View {
    drags { $0.dragUpdated = onUpdate }
  }
}
