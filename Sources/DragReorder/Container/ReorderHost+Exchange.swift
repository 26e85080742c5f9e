import CellGrid
import Foundation
import ViewGraph

extension ReorderHost: GuestTarget {
  var targetNode: _ViewNode { node }

  var targetFrame: CGRect {
    frameNodes.compactMap(\.node).frameOnScreen ?? .zero
  }

  var shownDestination: Any? {
    guard let destination = session.destination else { return nil }
    return destination
  }

  var arranger: LayoutNode? {
    session.destination.flatMap { collection($0.collectionID)?.arranger }
  }

  var ownDestinations: [DragScope] {
    node.sameViewScopes.filter { $0.traits.destination != nil }
  }

  func welcomes(_ drag: ActiveDrag) -> Bool {
    isEnabled && (!session.isDragging || session.isVisited)
      && (ownDestinations.contains { $0.takes(drag) } || edits.destination?.takes(drag) ?? false)
  }

  func update(_ drag: ActiveDrag) -> DropOperation? {
    if drag.home === self {
      if session.phase == .draggingByPointer { act(on: followPointer()) }
    } else {
      pointerCell = drag.cell
      if guests.isEmpty { guests = drag.pictured.map { $0.map { GuestNode(for: $0) } } }
      act(
        on: session.guestMotion(
          to: ReorderCell(x: pointerCell.x, y: pointerCell.y), count: drag.itemIDs.count,
          scroll: scrollOffset, in: scene))
    }
    drag.acceptedCount = answer?.acceptedItemCount
    let proposed = answer?.operation ?? (drag.home === self ? .move : drag.defaultOperation)
    switch session.refusal {
    case nil: return proposed
    case .forbidden: return .forbidden
    default:
      if drag.home !== self { return drag.defaultOperation }
      return bounds.contains(ReorderCell(x: pointerCell.x, y: pointerCell.y).center)
        ? .cancel : nil
    }
  }

  func leave(_ drag: ActiveDrag) {
    if drag.home === self {
      let cell = ReorderCell(x: pointerCell.x, y: pointerCell.y)
      act(on: session.motionElsewhere(to: cell, scroll: scrollOffset, in: scene))
    } else {
      session.guestsLeft()
      apply(nil)
      guests = []
      answer = nil
    }
  }

  func take(_ drag: ActiveDrag, _ dropped: DropSession) {
    if let scope = ownDestinations.first(where: { $0.takes(drag) }) {
      scope.take(drag, dropped)
    } else {
      edits.destination?.deliver(drag, dropped)
    }
  }

  // MARK: What is lifted

  /// The items that a drag container around has for a grabbed one; nil if there is none.
  func payload(for item: ItemID) -> [ItemID]? {
    payload = nil
    guard let container = node.dragPayload(of: ItemID.self, in: nil) else { return nil }
    let items = container.items(
      grabbing: AnyHashable(item), selection: selection.map { AnyHashable($0) })
    payload = items
    return items.compactMap { $0.id.base as? ItemID }
  }

  /// The selected items: those of the selection around, else those whose views say so.
  var selection: [ItemID] {
    if let selection = node.dragSelection(of: ItemID.self, in: nil) {
      let ids = selection.ids().compactMap { $0.base as? ItemID }
      return selection.isOrdered ? ids : inOrder(ids)
    }
    return exchange.markedViews.compactMap { scope in
      item(around: scope.layoutNode)?.id.base as? ItemID
    }
  }

  /// Items in the order in which the collections hold them.
  private func inOrder(_ ids: [ItemID]) -> [ItemID] {
    let places = ids.compactMap { id in
      collections.enumerated().lazy.compactMap { number, collection in
        collection.content?.index(of: AnyHashable(id)).map { (id, number, $0) }
      }.first
    }
    return places.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
  }

  /// The item of this container that a layout node belongs to.
  private func item(around layoutNode: LayoutNode?) -> ForEachItem? {
    var node = layoutNode
    while let current = node {
      var item = current.item
      while let candidate = item {
        if joinedCollection(of: candidate) != nil { return candidate }
        item = candidate.outer
      }
      node = current.parent
    }
    return nil
  }

  func isMoveDisabled(_ id: ItemID) -> Bool {
    if !edits.canMove { return true }
    guard let item = item(id) else { return false }
    return item.layoutNodes.contains {
      $0.layoutValue(ObjectIdentifier(MoveDisabled.self)) as? Bool == true
    }
  }

  // MARK: What the drop configuration says

  /// Asks the drop configuration about a place that the rules have chosen.
  ///
  /// It is called in the middle of a change of the session, which cannot be read here.
  func verdict(
    on destination: ReorderDifference<ItemID, CollectionID>.Destination
  ) -> ReorderVerdict<ItemID, CollectionID> {
    guard let drag = exchange.drag else { return .accept }
    if isMovedByKeys { exchange.locate(gapCenter) }
    answer = configuration(drag, destination)
    guard let answer else { return .accept }
    trace(
      "configuration",
      "\(answer.operation) for \(destination.position) in \(destination.collectionID)")
    guard answer.operation.isAccepted else { return .forbid }
    guard
      let other = answer.destination as? ReorderDifference<ItemID, CollectionID>.Destination
    else { return .accept }
    return .replace(other)
  }

  /// The middle of what stands in for the carried items, in points of the screen.
  private var gapCenter: CGPoint {
    let frame = shown.flatMap { carriedNodes($0).joined().frameOnScreen } ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}
