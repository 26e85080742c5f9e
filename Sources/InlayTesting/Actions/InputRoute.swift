import InputEvents

/// How an action of a test reaches the views.
public enum InputRoute: Sendable {
  /// As the event that a terminal's bytes would be decoded to.
  case events
  /// As the bytes that a terminal sends, through the parser that apps use.
  case bytes
}

extension MouseEvent {
  /// The report of a terminal in SGR encoding (xterm's mode 1006).
  var report: String {
    let code: Int
    var final = "M"
    switch kind {
    case .press(let button): code = button.code
    case .release(let button):
      code = button.code
      final = "m"
    case .drag(let button): code = button.code + 32
    case .move: code = 35
    case .wheel(let dx, let dy):
      code = dy < 0 ? 64 : dy > 0 ? 65 : dx < 0 ? 66 : 67
    }
    let held =
      (modifiers.contains(.shift) ? 4 : 0) + (modifiers.contains(.option) ? 8 : 0)
      + (modifiers.contains(.control) ? 16 : 0)
    return "\u{1B}[<\(code + held);\(x &+ 1);\(y &+ 1)\(final)"
  }

  /// The reports of a terminal, which sends one for each notch of the wheel.
  package var reports: String {
    guard case .wheel(let dx, let dy) = kind else { return report }
    return String(repeating: report, count: max(abs(dx), abs(dy)))
  }
}

extension MouseButton {
  fileprivate var code: Int {
    switch self {
    case .left: 0
    case .middle: 1
    case .right: 2
    case .other(let number): 128 + number - 8
    }
  }
}
