import CellGrid

/// How the cells of one style are drawn in a picture.
struct PictureStyle: Hashable {
  /// Names a color of the theme by its class, or any other by its value.
  enum Paint: Hashable {
    case named(String)
    case value(String)

    /// The attributes of an element that draws with it.
    var attributes: String {
      switch self {
      case .named(let name): "class=\"\(name)\""
      case .value(let value): "fill=\"\(value)\" color=\"\(value)\""
      }
    }
  }

  static let text = Paint.named("t")
  static let backdrop = Paint.named("b")

  let foreground: Paint
  /// Nil for that of the whole picture.
  let background: Paint?
  let underline: Paint
  let attributes: CellAttributes

  init(_ style: CellStyle) {
    var foreground = Self.paint(style.foreground) ?? Self.text
    var background = Self.paint(style.background)
    if style.attributes.contains(.inverse) {
      (foreground, background) = (background ?? Self.backdrop, foreground)
    }
    self.foreground = foreground
    self.background = background
    underline = Self.paint(style.underlineColor) ?? foreground
    attributes = style.attributes
  }

  private static func paint(_ color: TerminalColor) -> Paint? {
    switch color.kind {
    case .default: return nil
    case .ansi(let index): return .named("c\(index)")
    case .indexed(let index) where index < 16: return .named("c\(index)")
    case .indexed, .rgb:
      guard let color = color.components else { return nil }
      let value = UInt32(color.r) << 16 | UInt32(color.g) << 8 | UInt32(color.b)
      let digits = String(value, radix: 16)
      return .value("#" + String(repeating: "0", count: 6 - digits.count) + digits)
    }
  }

  /// What the classes mean.
  static func sheet(_ theme: PictureTheme) -> String {
    switch theme {
    case .dark: rules(.dark)
    case .light: rules(.light)
    case .automatic:
      rules(.light) + "@media (prefers-color-scheme: dark){\(rules(.dark))}"
    }
  }

  private static func rules(_ colors: PictureColors) -> String {
    func rule(_ name: String, _ color: String) -> String {
      ".\(name){fill:\(color);color:\(color)}"
    }
    return rule("t", colors.text) + rule("b", colors.background)
      + colors.palette.enumerated().map { rule("c\($0)", $1) }.joined()
  }
}
