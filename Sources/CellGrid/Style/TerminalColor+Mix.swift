extension TerminalColor {
  /// What the default foreground counts as where a mixture needs components.
  package static let assumedForeground = TerminalColor.rgb(229, 229, 229)

  /// What the default background counts as where a mixture needs components.
  package static let assumedBackground = TerminalColor.rgb(0, 0, 0)

  /// The color that lies `amount` (0…1) of the way from `a` to `b`, channel by channel.
  ///
  /// Amounts outside the range are held at its ends and NaN counts as 0; at an end the color
  /// itself is returned. A color without components cannot be mixed: the nearer one is returned.
  package static func mix(
    _ a: TerminalColor, _ b: TerminalColor, amount: Double
  ) -> TerminalColor {
    guard amount > 0, a != b else { return a }
    guard amount < 1 else { return b }
    guard let from = a.components, let to = b.components else { return amount < 0.5 ? a : b }
    func channel(_ low: UInt8, _ high: UInt8) -> UInt8 {
      UInt8((Double(low) + (Double(high) - Double(low)) * amount).rounded())
    }
    return .rgb(channel(from.r, to.r), channel(from.g, to.g), channel(from.b, to.b))
  }
}
