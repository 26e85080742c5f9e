import CellGrid

extension Color {
  /// The color a part of the way from this one to another, channel by channel.
  ///
  /// The result is a 24-bit color. Colors of the terminal's theme count as xterm's, the default foreground
  /// as light gray and the default background as black.
  ///
  /// - Parameter fraction: 0 gives this color and 1 the other.
  public func mix(with other: Color, by fraction: Double) -> Color {
    let fraction = fraction.clampedToUnit
    let (from, to) = (components, other.components)
    let mixed: TerminalColor =
      switch (from, to) {
      case (let from?, let to?): .mix(from, to, amount: fraction)
      case (let only?, nil), (nil, let only?): only
      case (nil, nil): .assumedBackground
      }
    // Nothing mixed into a color takes away from its opacity only.
    let low = from == nil ? 0 : alpha
    let high = to == nil ? 0 : other.alpha
    return Color(.terminal(mixed)).opacity(low + (high - low) * fraction)
  }

  /// The color as red, green and blue; nil for no color.
  private var components: TerminalColor? {
    switch base {
    case .terminal(.default): .assumedBackground
    case .terminal(let color):
      color.components.map { .rgb($0.r, $0.g, $0.b) } ?? .assumedBackground
    case .primary: .assumedForeground
    case .secondary: .mix(.assumedBackground, .assumedForeground, amount: 0.6)
    case .clear: nil
    }
  }

  /// The color that an ink draws text with.
  init(foregroundOf ink: Ink) {
    let color = ink.foreground ?? .default
    self = Color(color.isDefault ? .primary : .terminal(color)).opacity(Double(ink.opacity) / 255)
  }
}
