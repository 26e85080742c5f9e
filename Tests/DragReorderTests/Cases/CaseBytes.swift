/// The bytes that a terminal sends for what a case does.
enum CaseBytes {
  /// A report of the mouse: the button with the bits for motion and the wheel, at a cell counted from zero.
  static func mouse(_ button: Int, _ x: Int, _ y: Int, isRelease: Bool = false) -> String {
    "\u{1B}[<\(button);\(x + 1);\(y + 1)\(isRelease ? "m" : "M")"
  }

  static func press(_ x: Int, _ y: Int) -> String { mouse(0, x, y) }
  static func move(_ x: Int, _ y: Int) -> String { mouse(32, x, y) }
  static func release(_ x: Int, _ y: Int) -> String { mouse(0, x, y, isRelease: true) }
  static func hover(_ x: Int, _ y: Int) -> String { mouse(35, x, y) }
  static func secondary(_ x: Int, _ y: Int) -> String { mouse(2, x, y) }
  static func wheel(_ notches: Int, _ x: Int, _ y: Int) -> String {
    String(repeating: mouse(notches > 0 ? 65 : 64, x, y), count: abs(notches))
  }

  static let focusOut = "\u{1B}[O"

  /// The bytes of a key that a case names; nil if it is none of those.
  static func key(_ name: String) -> String? {
    let name = name.lowercased()
    if name.hasPrefix("alt+") {
      return arrows[String(name.dropFirst(4))].map { "\u{1B}[1;3\($0)" }
    }
    if let arrow = arrows[name] { return "\u{1B}[\(arrow)" }
    switch name {
    case "home": return "\u{1B}[H"
    case "end": return "\u{1B}[F"
    case "pageup": return "\u{1B}[5~"
    case "pagedown": return "\u{1B}[6~"
    case "tab": return "\t"
    case "shift+tab": return "\u{1B}[Z"
    case "space": return " "
    case "enter": return "\r"
    // The byte alone is Escape only after a wait.
    case "esc", "escape": return "\u{1B}[27u"
    default: return nil
    }
  }

  private static let arrows = ["up": "A", "down": "B", "right": "C", "left": "D"]
}
