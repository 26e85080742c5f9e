import CellGrid
import Foundation
import InputEvents
import LayoutCore
import ViewGraph

extension ReorderHost: PointerResponder {
  func pointerPressed(_ event: PointerEvent, path: [LayoutNode]) -> PointerClaim {
    guard event.button == .left, event.modifiers.isDisjoint(with: .lifting), isEnabled,
      !event.isDragReserved,
      let (collection, item) = pressedItem(path), let id = item.id.base as? ItemID
    else { return .ignore }
    pressed = id
    pressedCollection = collection
    chooseCollections()
    pressedCell = CellPoint(x: event.x, y: event.y)
    pointerCell = pressedCell
    screenSize = graph.size
    pressedAxis = reorderAxis(path).map { $0 == .horizontal ? .horizontal : .vertical }
    let press = ReorderPress(item: id, frame: visibleFrame(of: item), axis: pressedAxis)
    trace("arm", "\(id) at \(event.x),\(event.y)")
    act(on: session.press(press, at: ReorderCell(x: event.x, y: event.y), in: scene))
    return .arm
  }

  func pointerMoved(_ event: PointerEvent) -> PointerClaim {
    if screenSize != graph.size {
      screenSize = graph.size
      session.resize()
    }
    pointerCell = CellPoint(x: event.x, y: event.y)
    exchange.locate(pointerCell)
    if !session.isDragging {
      act(on: session.lift(at: ReorderCell(x: event.x, y: event.y), in: scene))
    }
    if session.phase == .draggingByPointer { exchange.move(to: pointerCell) }
    switch session.phase {
    case .armed: return .arm
    case .idle: return .ignore
    case .spent, .draggingByPointer, .draggingByKeyboard: return .capture
    }
  }

  func pointerReleased(_ event: PointerEvent) -> Bool {
    let wasDragging = session.isDragging
    let cell = ReorderCell(x: event.x, y: event.y)
    if let drag = exchange.drag, drag.home === self, let target = drag.target, target !== self {
      act(on: drag.operation.isAccepted ? session.deliver() : session.refuse(.forbidden))
    } else {
      act(on: session.release(at: cell, scroll: scrollOffset, in: scene))
    }
    return wasDragging
  }

  func pointerCancelled(_ reason: PointerCancellation) {
    act(on: session.cancel(ReorderCancellation(reason)))
    if session.phase == .spent { session = ReorderSession() }
  }

  /// The only axis along which a drag that begins at these nodes moves.
  private func reorderAxis(_ path: [LayoutNode]) -> Axis? {
    for layoutNode in path {
      if let axis = ((layoutNode as? MarkerNode)?.mark as? DragScope)?.traits.axis { return axis }
    }
    return nil
  }

  /// The innermost item of this container that was pressed, and its collection.
  private func pressedItem(
    _ path: [LayoutNode]
  ) -> (collection: ReorderableCollection, item: ForEachItem)? {
    for layoutNode in path {
      var item = layoutNode.item
      while let current = item {
        if let collection = joinedCollection(of: current) {
          let isHeld =
            path.contains { $0.isReorderHandle }
            || !current.layoutNodes.contains { $0.holdsReorderHandle }
          return isHeld ? (collection, current) : nil
        }
        item = current.outer
      }
    }
    return nil
  }

  func lifts(_ path: [LayoutNode]) -> Bool { isEnabled && pressedItem(path) != nil }

  /// Reports the pointer to the engine, once what views that heard of the drag have changed is up to date.
  func followPointer() -> [ReorderEffect<ItemID, CollectionID>] {
    graph.updateLayout()
    return session.motion(
      to: ReorderCell(x: pointerCell.x, y: pointerCell.y), scroll: scrollOffset, in: scene)
  }

  /// The cells of an item with what is around it alone, as the rows of a list are.
  private func visibleFrame(of item: ForEachItem) -> CGRect {
    let cells = item.layoutNodes.map(\.outermostWrapper).unclippedCells
    return CGRect(x: cells.x, y: cells.y, width: cells.width, height: cells.height)
  }
}

extension EventModifiers {
  /// Held with a press, these mean something else than lifting.
  static let lifting: EventModifiers = [
    .shift, .option, .control, .command, .hyper, .meta,
  ]
}

extension ReorderCancellation {
  fileprivate init(_ reason: PointerCancellation) {
    switch reason {
    case .superseded, .secondButton: self = .otherButton
    case .secondPress: self = .secondPress
    case .lostRelease: self = .lostRelease
    case .focusLost: self = .focusLost
    case .escape: self = .escape
    case .suspended: self = .suspended
    }
  }
}
