import CellGrid
import Foundation
import InputEvents

/// A report of the pointer on its way to a view.
package struct PointerEvent {
  /// The cell of the screen.
  package var x: Int
  package var y: Int
  package var button: MouseButton
  package var modifiers: EventModifiers
  /// Whether a view further in has armed for the press.
  package var isArmed = false
  /// Whether a view further in has reserved what the press may turn into a drag of.
  package var isDragReserved = false

  package init(x: Int, y: Int, button: MouseButton, modifiers: EventModifiers) {
    self.x = x
    self.y = y
    self.button = button
    self.modifiers = modifiers
  }
}

/// What a responder wants to do with a press or a motion.
package enum PointerClaim {
  /// Nothing: it hears no more of this press.
  case ignore
  /// To go on hearing of it beside others.
  case arm
  /// Like `arm`, and no view further out may make a drag of it.
  case reserveDrag
  /// To have it alone: all others are cancelled.
  case capture
}

/// How a responder stands to those further in.
package enum PointerPrecedence {
  /// Those further in are asked first.
  case normal
  /// It is asked before those further in.
  case high
  /// It hears of everything and takes nothing from others.
  case simultaneous
}

/// Something that reacts to the pointer in the frame of a layout node.
///
/// A press goes to the responders below the pointer, the innermost first. Those that arm hear of motion
/// until one captures it. A release goes to the one that captured, else to the armed ones, the innermost
/// first, until one has handled it.
@MainActor
package protocol PointerResponder: AnyObject {
  var precedence: PointerPrecedence { get }

  /// A button went down; `path` has the layout nodes below the pointer, the innermost first.
  func pointerPressed(_ event: PointerEvent, path: [LayoutNode]) -> PointerClaim

  /// The pointer moved to another cell with the button held, or what is under it was scrolled.
  func pointerMoved(_ event: PointerEvent) -> PointerClaim

  /// The button went up; true if that was handled.
  func pointerReleased(_ event: PointerEvent) -> Bool

  /// Another responder took over, or the press came to nothing for a reason.
  func pointerCancelled(_ reason: PointerCancellation)
}

extension PointerResponder {
  package var precedence: PointerPrecedence { .normal }
}

/// Why a press came to nothing.
package enum PointerCancellation: Hashable, Sendable {
  /// Another responder captured or handled it.
  case superseded
  /// Another button went down.
  case secondButton
  /// The primary button went down again although no release was reported.
  case secondPress
  /// The pointer moved without a button although no release was reported.
  case lostRelease
  /// The window lost the keyboard focus.
  case focusLost
  /// Escape was pressed.
  case escape
  /// The program was suspended.
  case suspended
}

/// Something that scrolls with the wheel.
@MainActor
package protocol WheelResponder: AnyObject {
  /// Scrolls by notches; false if there is no way to go.
  func wheel(dx: Int, dy: Int) -> Bool
}
