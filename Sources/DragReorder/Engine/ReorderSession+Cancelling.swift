extension ReorderSession {
  /// Ends a drag without a drop and disarms a press; the rest of the gesture then means nothing.
  package mutating func cancel(_ reason: ReorderCancellation) -> [Effect] {
    switch state {
    case .idle, .spent:
      return []
    case .armed:
      state = .spent
      return []
    case .dragging(let drag):
      return end(.cancelled(reason), leaving: drag.input == .pointer ? .spent : .idle)
    }
  }

  /// Handles a press of any but the primary button.
  package mutating func otherButton() -> [Effect] { cancel(.otherButton) }

  /// Handles a report of motion with no button held: a release was lost.
  package mutating func hover() -> [Effect] {
    guard phase != .draggingByKeyboard else { return [] }
    let effects = cancel(.lostRelease)
    state = .idle
    return effects
  }

  /// Handles a turn of the wheel: it disarms a press.
  ///
  /// During a drag the scroll view moves as ever, and the caller then reports the motion to the same
  /// cell at the new offset.
  package mutating func wheel() {
    if case .armed = state { state = .spent }
  }

  /// Handles the Escape key; false if there was nothing to cancel.
  package mutating func escape() -> (isHandled: Bool, effects: [Effect]) {
    let effects = cancel(.escape)
    return (!effects.isEmpty, effects)
  }

  /// Handles a change of what the container allows.
  ///
  /// Disabling ends a drag and leaves an armed press as a mere click. Allowing again brings neither
  /// back.
  package mutating func setEnabled(_ isEnabled: Bool) -> [Effect] {
    guard !isEnabled else { return [] }
    if case .armed(var armed) = state {
      armed.canLift = false
      state = .armed(armed)
      return []
    }
    return cancel(.disabled)
  }

  /// Handles a new size of the screen: the next report is evaluated, even at the same cell.
  package mutating func resize() {
    guard case .dragging(var drag) = state else { return }
    drag.evaluated = nil
    state = .dragging(drag)
  }
}
