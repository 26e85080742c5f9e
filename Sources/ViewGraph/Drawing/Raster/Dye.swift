import CellGrid

/// The color of a part of a cell.
enum Dye: Hashable {
  /// A color that is the same as foreground and as background.
  case solid(TerminalColor)
  /// A color that only text has: the default foreground, or one with less intensity.
  case text(TerminalColor, isDim: Bool)
  case terminalBackground

  /// The color of what an ink draws.
  init(foregroundOf ink: Ink) {
    self.init(foreground: ink.foreground ?? .default, isDim: ink.attributes.contains(.dim))
  }

  init(foreground color: TerminalColor, isDim: Bool) {
    self = isDim || color.isDefault ? .text(color, isDim: isDim) : .solid(color)
  }

  init(background color: TerminalColor) {
    self = color.isDefault ? .terminalBackground : .solid(color)
  }

  /// The color by red, green and blue, for mixing.
  private var mixable: TerminalColor {
    switch self {
    case .solid(let color): color
    case .text(let color, let isDim):
      .mix(
        .assumedBackground, color.isDefault ? .assumedForeground : color,
        amount: isDim ? 0.6 : 1)
    case .terminalBackground: .assumedBackground
    }
  }

  /// The color that results from laying this one over another, from 0 (not at all) to 255.
  func over(_ beneath: Dye, opacity: UInt8) -> Dye {
    if opacity == 255 { return self }
    if opacity == 0 { return beneath }
    return .solid(.mix(beneath.mixable, mixable, amount: Double(opacity) / 255))
  }

  var isForeground: Bool { self != .terminalBackground }

  var isBackground: Bool {
    if case .text = self { return false }
    return true
  }

  /// The color as a background; that of text becomes an assumed one.
  var background: TerminalColor {
    switch self {
    case .solid(let color): color
    case .terminalBackground: .default
    case .text: mixable
    }
  }

  /// The ink that draws a glyph in this color.
  var foregroundInk: Ink {
    switch self {
    case .solid(let color): Ink(foreground: color)
    case .text(let color, let isDim): Ink(foreground: color, attributes: isDim ? .dim : [])
    case .terminalBackground: Ink(foreground: .assumedBackground)
    }
  }
}
