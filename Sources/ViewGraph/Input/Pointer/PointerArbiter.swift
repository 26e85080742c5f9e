import CellGrid
import Foundation
import InputEvents

/// Brings reports of the mouse to the views: what is under the pointer, who has it, who hovers.
@MainActor
package final class PointerArbiter {
  package internal(set) unowned var graph: Graph!

  private var armed: [any PointerResponder] = []
  private var captor: (any PointerResponder)?
  private var held: MouseButton?
  private var last: CellPoint?
  private var hovered: [HoverNode] = []
  private var hoverViews = 0
  private var motionWishes = 0
  /// What keys move, which a press or the end of the input ends.
  package weak var keyboardDrag: (any PointerResponder)?

  /// The cell of the last report; nil before any.
  var position: CellPoint? { last }

  /// Whether reports of motion without a button are wanted.
  package var wantsMotion: Bool { hoverViews > 0 || motionWishes > 0 }

  /// Whether a responder has the pointer for itself.
  package var isCaptured: Bool { captor != nil }

  init() {}

  /// Asks for reports of motion without a button until `endMotion`.
  package func beginMotion() { motionWishes += 1 }
  package func endMotion() { motionWishes -= 1 }

  func hoverViewAppeared() { hoverViews += 1 }

  func hoverViewDisappeared() { hoverViews -= 1 }

  package func handle(_ event: MouseEvent) {
    let position = CellPoint(x: event.x, y: event.y)
    switch event.kind {
    case .press(let button): press(button, event)
    case .drag(let button): move(button, event)
    case .release(let button): release(button, event)
    case .move:
      if held != nil {
        cancel(.lostRelease)
        held = nil
      }
    case .wheel(let dx, let dy): wheel(dx: dx, dy: dy, event)
    }
    if position != last || captor == nil {
      let hasMoved = position != last
      last = position
      updateHover()
      if hasMoved { moveHover(to: position) }
    }
  }

  private func pointerEvent(_ button: MouseButton, _ event: MouseEvent) -> PointerEvent {
    PointerEvent(x: event.x, y: event.y, button: button, modifiers: event.modifiers)
  }

  private func press(_ button: MouseButton, _ event: MouseEvent) {
    if let held {
      cancel(button == held ? .secondPress : .secondButton)
      self.held = nil
      if button != held { return }
    }
    keyboardDrag?.pointerCancelled(.secondPress)
    held = button
    let path = graph.rootLayout.path(toCellX: event.x, y: event.y)
    let pointer = pointerEvent(button, event)
    if button == .left { focus(path) }
    offer(pointer, path)
  }

  /// Gives the focus to the innermost view under the pointer that takes it.
  private func focus(_ path: [LayoutNode]) {
    for case let region as FocusRegion in path {
      if let target = region.target, target.acceptsFocus { return graph.focus.focus(target) }
    }
  }

  private func offer(_ press: PointerEvent, _ path: [LayoutNode]) {
    var press = press
    for responder in Self.inOrder(path.compactMap(\.responder)) {
      let isSimultaneous = responder.precedence == .simultaneous
      if captor != nil && !isSimultaneous { continue }
      let claim = responder.pointerPressed(press, path: path)
      if claim == .ignore { continue }
      armed.append(responder)
      if isSimultaneous { continue }
      press.isArmed = true
      if claim == .reserveDrag { press.isDragReserved = true }
      if claim == .capture { capture(responder) }
    }
  }

  /// The outermost of high precedence first, then the others, the innermost first.
  private static func inOrder(_ responders: [any PointerResponder]) -> [any PointerResponder] {
    responders.filter { $0.precedence == .high }.reversed()
      + responders.filter { $0.precedence != .high }
  }

  private func move(_ button: MouseButton, _ event: MouseEvent) {
    guard button == held else { return }
    let pointer = pointerEvent(button, event)
    if let captor, captor.pointerMoved(pointer) == .ignore, self.captor === captor {
      self.captor = nil
    }
    for responder in armed where isArmed(responder) {
      switch responder.pointerMoved(pointer) {
      case .arm, .reserveDrag: continue
      case .ignore: armed.removeAll { $0 === responder }
      case .capture: if responder.precedence != .simultaneous { capture(responder) }
      }
    }
  }

  private func isArmed(_ responder: any PointerResponder) -> Bool {
    armed.contains { $0 === responder }
  }

  private func release(_ button: MouseButton, _ event: MouseEvent) {
    guard button == held else { return }
    // A release may be the first report away from the press: it is motion first.
    move(button, event)
    held = nil
    let pointer = pointerEvent(button, event)
    let captor = captor
    let responders = armed
    self.captor = nil
    armed = []
    var isHandled = captor != nil
    if let captor { _ = captor.pointerReleased(pointer) }
    for responder in responders {
      if responder.precedence == .simultaneous {
        _ = responder.pointerReleased(pointer)
      } else if isHandled {
        responder.pointerCancelled(.superseded)
      } else {
        isHandled = responder.pointerReleased(pointer)
      }
    }
  }

  /// Gives the pointer to a responder that has armed, as one that waits for a time does.
  func claim(_ responder: any PointerResponder) {
    if captor == nil && isArmed(responder) && responder.precedence != .simultaneous {
      capture(responder)
    }
  }

  /// Gives the pointer to one responder; those that take nothing from others go on beside it.
  private func capture(_ responder: any PointerResponder) {
    let others = armed.filter { $0 !== responder }
    armed = others.filter { $0.precedence == .simultaneous }
    captor = responder
    for other in others where other.precedence != .simultaneous {
      other.pointerCancelled(.superseded)
    }
  }

  /// Takes the pointer from whoever has it. What follows up to the release is ignored.
  package func cancel(_ reason: PointerCancellation) {
    if reason != .superseded { keyboardDrag?.pointerCancelled(reason) }
    let responders = (captor.map { [$0] } ?? []) + armed
    captor = nil
    armed = []
    for responder in responders { responder.pointerCancelled(reason) }
  }

  /// Lets go of a responder that goes away, without telling it.
  package func forget(_ responder: any PointerResponder) {
    if captor === responder { captor = nil }
    armed.removeAll { $0 === responder }
  }

  private func wheel(dx: Int, dy: Int, _ event: MouseEvent) {
    if captor == nil { cancel(.superseded) }
    // With Shift held, terminals have one wheel scroll sideways.
    let isTurned = event.modifiers.contains(.shift) && dx == 0
    let (dx, dy) = isTurned ? (dy, 0) : (dx, dy)
    for node in graph.rootLayout.path(toCellX: event.x, y: event.y) {
      if let scroller = node.wheelResponder, scroller.wheel(dx: dx, dy: dy) {
        contentDidMove(event)
        return
      }
    }
  }

  /// Tells the responder that has the pointer that something else is under it now.
  private func contentDidMove(_ event: MouseEvent) {
    guard let held, captor != nil else { return }
    graph.update()
    move(held, event)
  }

  // MARK: Hover

  /// Called when frames have changed, so that something else may be under a pointer that rests.
  func layoutDidChange() {
    if hoverViews > 0 && last != nil && captor == nil { updateHover() }
  }

  private func updateHover() {
    guard hoverViews > 0, let last else { return }
    let path = captor == nil ? graph.rootLayout.path(toCellX: last.x, y: last.y) : []
    let now = path.compactMap { $0 as? HoverNode }
    let before = hovered
    hovered = now
    for node in before where !now.contains(where: { $0 === node }) { node.set(false) }
    for node in now where !before.contains(where: { $0 === node }) { node.set(true) }
  }

  private func moveHover(to position: CellPoint) {
    let cell = graph.metrics.cellSize
    let point = CGPoint(
      x: (CGFloat(position.x) + 0.5) * cell.width, y: (CGFloat(position.y) + 0.5) * cell.height)
    for node in hovered { node.move(to: point) }
  }
}
