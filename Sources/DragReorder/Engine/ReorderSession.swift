import Foundation

/// The reordering of one container's items: from a press or a key to a drop.
///
/// A session is a value that is told of events and answers with effects. It never touches a model or a
/// view: it reads the live order and the frames through a `ReorderScene`, and the views show the order
/// that `projection` describes. Exactly one `ended` follows every `lifted`.
package struct ReorderSession<ItemID: Hashable, CollectionID: Hashable> {
  package typealias Effect = ReorderEffect<ItemID, CollectionID>
  package typealias Destination = ReorderDifference<ItemID, CollectionID>.Destination

  enum State {
    case idle
    case armed(ArmedPress<ItemID>)
    indirect case dragging(ReorderDrag<ItemID, CollectionID>)
    /// The rest of the gesture means nothing, until the button is released.
    case spent
  }

  /// Where a session is between a press and a drop.
  package enum Phase: Hashable, Sendable {
    case idle
    case armed
    case draggingByPointer
    case draggingByKeyboard
    /// A button is still down, but nothing comes of it any more.
    case spent
  }

  var state = State.idle

  /// Creates a session in which nothing happens yet.
  package init() {}

  package var phase: Phase {
    switch state {
    case .idle: .idle
    case .armed: .armed
    case .dragging(let drag): drag.input == .pointer ? .draggingByPointer : .draggingByKeyboard
    case .spent: .spent
    }
  }

  package var isDragging: Bool { drag != nil }

  /// What the collections are to show; `nil` while nothing is carried.
  package var projection: ReorderProjection<ItemID, CollectionID>? { drag?.projection }

  /// The place where a drop would put the carried items; `nil` is none.
  package var destination: Destination? { drag?.destination }

  /// The carried items in the order in which they are inserted.
  package var sources: [ItemID] { drag?.projection.sources ?? [] }

  /// The carried item that the pointer or the focus holds.
  package var lead: ItemID? { drag?.lead }

  /// Why there is no destination during a drag: `outside` or `forbidden`.
  package var refusal: ReorderCancellation? { drag?.refusal }

  /// The cell that was pressed at the start of the drag.
  package var grabbedCell: ReorderCell? { drag?.grabbed }

  var drag: ReorderDrag<ItemID, CollectionID>? {
    guard case .dragging(let drag) = state else { return nil }
    return drag
  }

  /// Clears the session and reports how its drag ended.
  mutating func end(
    _ outcome: ReorderOutcome<ItemID, CollectionID>, leaving next: State = .idle
  ) -> [Effect] {
    state = next
    return [.ended(outcome)]
  }
}

extension ReorderSession: Sendable where ItemID: Sendable, CollectionID: Sendable {}
extension ReorderSession.State: Sendable where ItemID: Sendable, CollectionID: Sendable {}
