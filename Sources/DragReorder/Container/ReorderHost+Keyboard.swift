import CellGrid
import Foundation
import InputEvents
import ViewGraph

extension ReorderHost: KeyResponder {
  /// Hears of every key during a drag: Escape cancels it, other keys move what keys have lifted.
  func handleKey(_ press: KeyPress) -> Bool {
    if press.phase == .up { return false }
    if press.key == .escape {
      if isMovedByKeys {
        act(on: session.cancel(.escape))
      } else {
        graph.pointer.cancel(.escape)
      }
      return true
    }
    guard isMovedByKeys else { return false }
    if press.key == .space || press.key == .return {
      act(on: session.dropByKeyboard(in: scene))
      return true
    }
    guard let step = ReorderStep(press, inDrag: true) else { return false }
    self.step(step)
    return true
  }

  /// Hears of keys while an item has the focus: arrows move it, Space lifts the item, and an arrow with Option
  /// moves the item at once.
  func handleGroupKey(_ press: KeyPress) -> Bool {
    guard isEnabled, press.phase != .up, session.phase == .idle, exchange.drag == nil,
      let item = focusedItem, let id = item.id.base as? ItemID
    else { return false }
    if press.key == .space && press.modifiers.isEmpty {
      lift(id, item)
      return true
    }
    if press.key == .delete || press.key == .deleteForward, let delete = edits.delete {
      // The focus goes on to what follows, or to what comes before the last.
      if !moveFocus(.down) { _ = moveFocus(.up) }
      delete(item.id)
      return true
    }
    if press.modifiers == .option, let step = ReorderStep(press, inDrag: false) {
      nudge(id, item, step)
      return true
    }
    guard let step = ReorderStep(press, inDrag: false), press.modifiers.isEmpty else {
      return false
    }
    return moveFocus(step)
  }

  /// Notes what is about to be lifted by a key.
  private func grab(_ id: ItemID, _ item: ForEachItem) {
    pressed = id
    pressedCollection = joinedCollection(of: item)
    chooseCollections()
    let cells = item.layoutNodes.cells
    pressedCell = cells.origin
    pointerCell = cells.origin
    exchange.locate(pointerCell)
    isMovedByKeys = true
  }

  private func lift(_ id: ItemID, _ item: ForEachItem) {
    grab(id, item)
    act(on: session.lift(id, in: scene))
    settleKeys()
  }

  /// Moves an item by a step, without a mode.
  private func nudge(_ id: ItemID, _ item: ForEachItem, _ step: ReorderStep) {
    grab(id, item)
    let effects = session.nudge(id, by: step, in: scene)
    act(on: effects)
    if effects == [.refused] { announce(.refused) }
    settleKeys()
  }

  private func step(_ step: ReorderStep) {
    let effects = session.step(step, in: scene)
    act(on: effects)
    if effects == [.refused] { announce(.refused) } else { announce(.moved) }
    settleKeys()
  }

  /// Follows what a key has done: shows the items in the gap, or clears up if none is carried.
  private func settleKeys() {
    guard session.phase == .draggingByKeyboard else {
      if isMovedByKeys { abandon() }
      return
    }
    followGap()
  }

  /// Shows the items of a keyboard drag in their gap, and scrolls there.
  func followGap() {
    guard isMovedByKeys, let drag = exchange.drag else { return }
    graph.updateLayout()
    if let node = shown.flatMap({ carriedNodes($0).first?.first }) {
      graph.focus.reveal(node.frameOnScreen, in: node.parent)
      graph.updateLayout()
      drag.cell = node.cells.origin
      exchange.locate(CGPoint(x: node.frameOnScreen.midX, y: node.frameOnScreen.midY))
    }
    exchange.follow(drag, to: self)
    drag.tell(.active)
  }

  /// Clears up after a key that lifted nothing.
  private func abandon() {
    isMovedByKeys = false
    exchange.abandon(self)
    apply(nil)
    removeStandIns()
    payload = nil
    answer = nil
  }
}

extension ReorderStep {
  /// What a key does; in a drag Tab goes to the next collection.
  init?(_ press: KeyPress, inDrag: Bool) {
    switch press.key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    case .home: self = .first
    case .end: self = .last
    case .pageUp: self = .pageUp
    case .pageDown: self = .pageDown
    case .tab where inDrag:
      self = press.modifiers.contains(.shift) ? .previousCollection : .nextCollection
    default: return nil
    }
  }
}
