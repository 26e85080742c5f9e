/// A mouse button as terminals number them.
public enum MouseButton: Hashable, Sendable {
  case left
  case middle
  case right
  /// A further button, numbered from 8 as xterm does (8 is usually "back").
  case other(Int)
}

/// One report of the mouse, in zero-based cells of the screen.
public struct MouseEvent: Hashable, Sendable {
  /// What the mouse did.
  public enum Kind: Hashable, Sendable {
    case press(MouseButton)
    case release(MouseButton)
    /// Motion with a button held.
    case drag(MouseButton)
    /// Motion with no button held.
    case move
    /// A turn of the wheel: positive `dy` scrolls towards the end (down), positive `dx` to the right,
    /// in notches.
    case wheel(dx: Int, dy: Int)
  }

  /// What the mouse did.
  public var kind: Kind
  /// The column, from 0.
  public var x: Int
  /// The row, from 0.
  public var y: Int
  /// The modifiers held during the report.
  public var modifiers: EventModifiers

  /// Creates a report.
  public init(_ kind: Kind, x: Int, y: Int, modifiers: EventModifiers = []) {
    self.kind = kind
    self.x = x
    self.y = y
    self.modifiers = modifiers
  }
}
