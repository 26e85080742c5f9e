import Foundation
import ViewGraph

extension DragScope: DropTarget {
  var targetNode: _ViewNode { node }
  var targetFrame: CGRect { frame }
  var shownDestination: Any? { nil }

  /// Whether this is a destination that takes some of the items.
  func takes(_ drag: ActiveDrag) -> Bool {
    node.environment.isEnabled && traits.destination?.takes(drag) ?? false
  }

  func update(_ drag: ActiveDrag) -> DropOperation? {
    let configuration = configuration(drag, nil)
    drag.acceptedCount = configuration?.acceptedItemCount
    let operation = configuration?.operation ?? drag.defaultOperation
    target(operation.isAccepted)
    return operation
  }

  func leave(_ drag: ActiveDrag) { target(false) }

  func take(_ drag: ActiveDrag, _ session: DropSession) {
    traits.destination?.deliver(drag, session)
  }

  private func target(_ isTargeted: Bool) {
    if self.isTargeted == isTargeted { return }
    self.isTargeted = isTargeted
    traits.destination?.isTargeted(isTargeted)
  }
}
