/// A partial style that is laid over the style of the cells it touches.
@usableFromInline package struct Ink: Hashable, Sendable {
  /// The new foreground, or `nil` to keep the one beneath.
  @usableFromInline package var foreground: TerminalColor?
  /// The new background, or `nil` to keep the one beneath.
  @usableFromInline package var background: TerminalColor?
  /// The attributes to add.
  @usableFromInline package var attributes: CellAttributes
  /// How much covers what is beneath: 0 changes nothing, 255 covers it all.
  @usableFromInline package var opacity: UInt8
  /// The new underline color, or `nil` to keep the one beneath.
  @usableFromInline package var underlineColor: TerminalColor?
  /// The new hyperlink, or `nil` to keep the one beneath.
  @usableFromInline package var link: UInt16?

  @inlinable
  package init(
    foreground: TerminalColor? = nil,
    background: TerminalColor? = nil,
    attributes: CellAttributes = [],
    opacity: UInt8 = 255,
    underlineColor: TerminalColor? = nil,
    link: UInt16? = nil
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
    self.opacity = opacity
    self.underlineColor = underlineColor
    self.link = link
  }

  /// All of a style, whatever is beneath.
  package init(_ style: CellStyle) {
    self.init(
      foreground: style.foreground, background: style.background, attributes: style.attributes,
      underlineColor: style.underlineColor, link: style.link)
  }

  /// The style that results from laying this ink over `style`.
  ///
  /// Partly opaque ink mixes with the background beneath: its own background, and the foreground,
  /// its own or the one beneath. For mixing alone the terminal's default colors count as light gray
  /// on black.
  package func applied(to style: CellStyle) -> CellStyle {
    guard opacity > 0 else { return style }
    var result = style
    let beneath = style.background
    if let background {
      result.background = faded(background, assumed: .assumedBackground, over: beneath)
    }
    if opacity < 255 || foreground != nil {
      result.foreground = faded(
        foreground ?? style.foreground, assumed: .assumedForeground, over: beneath)
    }
    if let underlineColor {
      result.underlineColor = faded(underlineColor, assumed: .assumedForeground, over: beneath)
    }
    // A cell has one underline: a new one takes the place of the old.
    if !attributes.isDisjoint(with: .underlines) { result.attributes.subtract(.underlines) }
    result.attributes.formUnion(attributes)
    if let link { result.link = link }
    return result
  }

  private func faded(
    _ color: TerminalColor, assumed: TerminalColor, over beneath: TerminalColor
  ) -> TerminalColor {
    guard opacity < 255 else { return color }
    return .mix(
      beneath.isDefault ? .assumedBackground : beneath, color.isDefault ? assumed : color,
      amount: Double(opacity) / 255)
  }
}
