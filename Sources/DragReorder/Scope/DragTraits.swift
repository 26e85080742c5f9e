import LayoutCore
import ViewGraph

/// What a modifier says about drags that begin in a view or come over it; each modifier sets one of these.
@MainActor
struct DragTraits {
  var configuration: DragConfiguration?
  var dragUpdated: ((DragSession) -> Void)?
  /// The axis of drags of items; the outer optional tells whether it was set.
  var axis: Axis??
  var dragFormation: DragDropPreviewsFormation?
  var container: (any DragPayload)?
  var selection: DragSelection?
  /// Whether the item that the view belongs to is selected.
  var isSelected: Bool?

  var dropConfiguration: ((DropSession) -> DropConfiguration)?
  var dropUpdated: ((DropSession) -> Void)?
  var dropFormation: DragDropPreviewsFormation?
  var destination: DropDestination?
}

/// The selected items that one container's drags carry together.
struct DragSelection {
  let idType: Any.Type
  let namespace: Namespace.ID?
  let ids: () -> [AnyHashable]
  /// Whether the identifiers have an order, else that of the views counts.
  var isOrdered = true
}

/// The items that a drag carries, from their identifiers.
@MainActor
protocol DragPayload {
  var idType: Any.Type { get }
  var namespace: Namespace.ID? { get }

  /// The items for what was grabbed, with their identifiers; none if nothing is to be dragged.
  func items(grabbing id: AnyHashable, selection: [AnyHashable]) -> [(id: AnyHashable, item: Any)]
}

/// What takes items that are dropped on a view.
@MainActor
struct DropDestination {
  let isEnabled: Bool
  /// How many of some items are of the type that is taken.
  let count: ([Any]) -> Int
  let action: ([Any], DropSession) -> Void
  let isTargeted: (Bool) -> Void

  /// Whether this takes some of the items of a drag.
  func takes(_ drag: ActiveDrag) -> Bool {
    isEnabled && drag.items.map { count($0) > 0 } ?? false
  }

  /// Gives it the items of a drag, as many as it said it would take.
  func deliver(_ drag: ActiveDrag, _ session: DropSession) {
    guard let items = drag.items else { return }
    let count = drag.acceptedCount.map { max(0, $0) } ?? items.count
    action(Array(items.prefix(count)), session)
  }
}
