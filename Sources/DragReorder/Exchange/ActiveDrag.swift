import CellGrid
import Foundation
import ViewGraph

/// A drag under way, from the lift to the drop.
@MainActor
final class ActiveDrag {
  let id: DragSession.ID
  /// The view that the items come from.
  let origin: _ViewNode
  let itemIDs: [AnyHashable]
  /// What is delivered elsewhere than in the container of the items; nil if nothing can be.
  let items: [Any]?
  /// Which of the items is held.
  let heldIndex: Int
  /// The modifiers around the view that the items come from.
  private let sourceScopes: [DragScope]
  private var targetFormation: DragDropPreviewsFormation?
  /// What the source allows.
  let proposal: DropOperation.Set
  /// The reorder container that the items come from.
  weak var home: (any DropTarget)?
  /// The layout nodes of each item, which stand in for it elsewhere.
  let pictured: [[LayoutNode]]

  /// The cells of what is held, where it is once the drag is over; nil if it is gone.
  var landing: () -> CellRect? = { nil }

  /// The middle of the pointer's cell, in points of the screen.
  var location: CGPoint
  /// Where a drop would be now.
  var target: (any DropTarget)? {
    didSet {
      if target === oldValue { return }
      targetFormation =
        target?.targetNode.dragScopes.lazy.compactMap(\.traits.dropFormation).first
    }
  }
  /// The cell of the pointer.
  var cell = CellPoint.zero
  /// The cell where the items were grabbed.
  var grabbed = CellPoint.zero
  /// The only axis along which the pictures move.
  var axis: ReorderAxis?
  var preview: DragPreview?
  /// What a drop would do now.
  var operation = DropOperation.cancel
  /// How many items the target takes; nil is all.
  var acceptedCount: Int?

  init(
    _ id: DragSession.ID, from origin: _ViewNode, itemIDs: [AnyHashable], items: [Any]?,
    heldIndex: Int, location: CGPoint, pictured: [[LayoutNode]]
  ) {
    self.id = id
    self.origin = origin
    self.itemIDs = itemIDs
    self.items = items
    self.heldIndex = heldIndex
    self.location = location
    self.pictured = pictured
    sourceScopes = origin.dragScopes
    let configuration = sourceScopes.lazy.compactMap(\.traits.configuration).first
    proposal = (configuration ?? DragConfiguration()).operationsWithinApp.operations
  }

  /// What a destination does that does not say.
  var defaultOperation: DropOperation {
    if proposal.contains(.move) { return .move }
    if proposal.contains(.copy) { return .copy }
    if proposal.contains(.alias) { return .alias }
    return proposal.contains(.delete) ? .delete : .forbidden
  }

  /// Shows the items under the pointer as the target, or else the source, has them shown.
  func updatePreview() {
    guard let preview else { return }
    let formation =
      target == nil
      ? sourceScopes.lazy.compactMap(\.traits.dragFormation).first : targetFormation
    preview.show(formation ?? .default, badge: badge, isForbidden: operation == .forbidden)
    preview.follow(
      CellPoint(
        x: axis == .vertical ? grabbed.x : cell.x, y: axis == .horizontal ? grabbed.y : cell.y))
  }

  /// What is written on the items: that they are refused, or how many are taken and whether as copies.
  private var badge: String {
    if operation == .forbidden { return "✗" }
    let count = acceptedCount ?? itemIDs.count
    let sign = operation == .copy ? "+" : operation == .delete ? "−" : ""
    return sign + (count == 1 && acceptedCount == nil ? "" : String(count))
  }

  /// Tells the views that the items come from.
  func tell(_ phase: DragSession.Phase) {
    for scope in sourceScopes {
      guard let updated = scope.traits.dragUpdated else { continue }
      let frame = scope.frame
      let point = CGPoint(x: location.x - frame.minX, y: location.y - frame.minY)
      updated(DragSession(self, phase: phase, location: point))
    }
  }
}

/// Something that dragged items can be dropped on.
@MainActor
protocol DropTarget: AnyObject {
  /// The view that modifiers about drops belong to from here on outwards.
  var targetNode: _ViewNode { get }

  /// The frame of the target, in points of the screen.
  var targetFrame: CGRect { get }

  /// The place in a reorder container that is shown.
  var shownDestination: Any? { get }

  /// What arranges the views among which the place is.
  var arranger: LayoutNode? { get }

  /// Follows the pointer; nil if it is too far away for this to be the target.
  func update(_ drag: ActiveDrag) -> DropOperation?

  /// Called when the drag goes elsewhere, or ends without a drop here.
  func leave(_ drag: ActiveDrag)

  /// Takes what is dropped, once everything of the drag is cleared.
  func take(_ drag: ActiveDrag, _ session: DropSession)
}

extension DropTarget {
  var arranger: LayoutNode? { nil }

  func session(_ drag: ActiveDrag, _ phase: DropSession.Phase) -> DropSession {
    DropSession(drag, phase: phase, over: targetFrame, destination: shownDestination)
  }

  /// Tells the views that the target belongs to.
  func tell(_ drag: ActiveDrag, _ phase: DropSession.Phase) {
    let updates = targetNode.dropScopes.compactMap(\.traits.dropUpdated)
    if updates.isEmpty { return }
    let session = session(drag, phase)
    for update in updates { update(session) }
  }

  /// What the modifiers of the target say of a drop.
  func configuration(
    _ drag: ActiveDrag, _ destination: Any?
  ) -> DropConfiguration? {
    guard
      let configure = targetNode.dropScopes.lazy.compactMap(\.traits.dropConfiguration).first
    else { return nil }
    let phase: DropSession.Phase = drag.target === self ? .active : .entering
    return configure(
      DropSession(drag, phase: phase, over: targetFrame, destination: destination))
  }
}

/// A reorder container, as drags see it that come from elsewhere.
@MainActor
protocol GuestTarget: DropTarget {
  /// The destinations that are the same view as the container.
  var ownDestinations: [DragScope] { get }

  /// Whether a node arranges the rows of the container, which is around nothing else.
  func isArranged(by layoutNode: LayoutNode) -> Bool

  /// Whether the container shows a place for the items of a drag and one of its destinations takes them.
  func welcomes(_ drag: ActiveDrag) -> Bool
}
