import Foundation
import ViewGraph

extension DragScope: DropTarget {
  var targetNode: _ViewNode { node }
  var targetFrame: CGRect { frame }
  var shownDestination: Any? { nil }

  /// Whether this is a destination that takes some of the items.
  func takes(_ drag: ActiveDrag) -> Bool {
    guard let destination = traits.destination, destination.isEnabled, node.environment.isEnabled,
      let items = drag.items
    else { return false }
    return destination.count(items) > 0
  }

  func update(_ drag: ActiveDrag) -> DropOperation? {
    let configuration = configuration(drag, nil)
    drag.acceptedCount = configuration?.acceptedItemCount
    let operation = configuration?.operation ?? drag.defaultOperation
    target(operation.isAccepted)
    return operation
  }

  func leave(_ drag: ActiveDrag) { target(false) }

  func take(_ drag: ActiveDrag, _ session: DropSession) { deliver(drag, session) }

  /// Gives the items to the destination, as many as it said it would take.
  func deliver(_ drag: ActiveDrag, _ session: DropSession) {
    guard let items = drag.items else { return }
    let count = drag.acceptedCount.map { max(0, $0) } ?? items.count
    traits.destination?.action(Array(items.prefix(count)), session)
  }

  private func target(_ isTargeted: Bool) {
    if self.isTargeted == isTargeted { return }
    self.isTargeted = isTargeted
    traits.destination?.isTargeted(isTargeted)
  }
}
