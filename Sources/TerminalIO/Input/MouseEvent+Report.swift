import InputEvents

extension MouseEvent {
  /// Reads the parameters of an SGR report, `button;column;row`, which count from 1.
  ///
  /// Reports come by the thousand while the mouse moves, so this makes do without the arrays of
  /// `ControlSequence`.
  init?(report: ArraySlice<UInt8>, isRelease: Bool) {
    var numbers = (0, 0, 0)
    var index = 0
    var hasDigit = false
    for byte in report {
      if byte == UInt8(ascii: ";") {
        guard hasDigit, index < 2 else { return nil }
        numbers = (numbers.1, numbers.2, 0)
        index += 1
        hasDigit = false
      } else {
        guard (0x30...0x39).contains(byte), numbers.2 <= ControlSequence.largestNumber / 10 else {
          return nil
        }
        numbers.2 = numbers.2 * 10 + Int(byte - 0x30)
        hasDigit = true
      }
    }
    guard hasDigit, index == 2 else { return nil }
    self.init(
      reportedButton: numbers.0, isRelease: isRelease, x: numbers.1 - 1, y: numbers.2 - 1)
  }

  /// Reads the button number of an SGR report, or returns nil for one that stands for nothing.
  ///
  /// - Parameters:
  ///   - code: The number as sent: two bits of button, 4 Shift, 8 Alt, 16 Ctrl, 32 motion, and 64 or
  ///     128 for the further groups of buttons.
  ///   - x: The column from 0; what lies before it is taken for 0.
  ///   - y: The row from 0, likewise.
  init?(reportedButton code: Int, isRelease: Bool, x: Int, y: Int) {
    guard (0..<256).contains(code) else { return nil }
    let (number, isMotion) = (code & 3, code & 32 != 0)
    let kind: Kind
    switch code & 0xC0 {
    case 0 where number == 3:
      // Without a button down there is nothing to press: whatever the report claims, it says
      // where the pointer is and that no button is held.
      kind = .move
    case 0: kind = Self.kind(Self.buttons[number], isRelease: isRelease, isMotion: isMotion)
    case 0x40:
      guard !isRelease, !isMotion else { return nil }
      kind = Self.wheels[number]
    case 0x80: kind = Self.kind(.other(8 + number), isRelease: isRelease, isMotion: isMotion)
    default: return nil
    }
    var modifiers: EventModifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.option) }
    if code & 16 != 0 { modifiers.insert(.control) }
    self.init(kind, x: max(x, 0), y: max(y, 0), modifiers: modifiers)
  }

  private static let buttons: [MouseButton] = [.left, .middle, .right]
  private static let wheels: [Kind] = [
    .wheel(dx: 0, dy: -1), .wheel(dx: 0, dy: 1), .wheel(dx: -1, dy: 0), .wheel(dx: 1, dy: 0),
  ]

  private static func kind(_ button: MouseButton, isRelease: Bool, isMotion: Bool) -> Kind {
    if isRelease { return .release(button) }
    return isMotion ? .drag(button) : .press(button)
  }

  /// The same event with its position moved onto a screen of the given size in cells.
  func clamped(columns: Int, rows: Int) -> MouseEvent {
    var event = self
    event.x = min(max(x, 0), max(columns - 1, 0))
    event.y = min(max(y, 0), max(rows - 1, 0))
    return event
  }
}
