import CellGrid
import InputEvents

extension TestScreen {
  func pointer(
    _ kind: MouseEvent.Kind, at cell: CellPoint, _ modifiers: EventModifiers, _ route: InputRoute
  ) {
    pointerCell = cell
    switch kind {
    case .press(.left): isButtonDown = true
    case .release(.left): isButtonDown = false
    default: break
    }
    let event = MouseEvent(kind, x: cell.x, y: cell.y, modifiers: modifiers)
    switch route {
    case .events: send(.mouse(event))
    case .bytes: send(bytes: event.reports)
    }
  }

  /// Presses the primary button at a cell.
  public func press(
    _ x: Int, _ y: Int, modifiers: EventModifiers = [], via route: InputRoute = .events
  ) {
    pointer(.press(.left), at: CellPoint(x: x, y: y), modifiers, route)
  }

  /// Moves the pointer to a cell with the primary button held.
  public func move(_ x: Int, _ y: Int, via route: InputRoute = .events) {
    pointer(.drag(.left), at: CellPoint(x: x, y: y), [], route)
  }

  /// Moves the pointer to a cell with no button held.
  public func hover(_ x: Int, _ y: Int, via route: InputRoute = .events) {
    pointer(.move, at: CellPoint(x: x, y: y), [], route)
  }

  /// Releases the primary button at a cell.
  public func release(_ x: Int, _ y: Int, via route: InputRoute = .events) {
    pointer(.release(.left), at: CellPoint(x: x, y: y), [], route)
  }

  /// Presses and releases the primary button at a cell.
  public func click(_ x: Int, _ y: Int, via route: InputRoute = .events) {
    press(x, y, via: route)
    release(x, y, via: route)
  }

  /// Turns the wheel by notches over a cell; positive ones scroll down.
  public func wheel(_ notches: Int, at x: Int, _ y: Int, via route: InputRoute = .events) {
    pointer(.wheel(dx: 0, dy: notches), at: CellPoint(x: x, y: y), [], route)
  }
}
