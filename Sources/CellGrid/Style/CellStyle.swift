/// How a cell is drawn, apart from its glyph.
@usableFromInline package struct CellStyle: Hashable, Sendable {
  @usableFromInline package var foreground: TerminalColor
  @usableFromInline package var background: TerminalColor
  /// The underline's color; the default one is that of the foreground.
  @usableFromInline package var underlineColor: TerminalColor
  @usableFromInline package var attributes: CellAttributes
  /// The number that `LinkTable` gave to a hyperlink's address; 0 is no link.
  @usableFromInline package var link: UInt16

  /// The terminal's own colors and no emphasis.
  @inlinable package static var plain: CellStyle { CellStyle() }

  @inlinable
  package init(
    foreground: TerminalColor = .default,
    background: TerminalColor = .default,
    underlineColor: TerminalColor = .default,
    attributes: CellAttributes = [],
    link: UInt16 = 0
  ) {
    self.foreground = foreground
    self.background = background
    self.underlineColor = underlineColor
    self.attributes = attributes
    self.link = link
  }

  /// The 16 bytes of the fields, which leave no gap.
  @inlinable var words: (UInt64, UInt64) { unsafeBitCast(self, to: (UInt64, UInt64).self) }

  @inlinable package static func == (left: CellStyle, right: CellStyle) -> Bool {
    left.words == right.words
  }

  @inlinable package static func != (left: CellStyle, right: CellStyle) -> Bool { !(left == right) }
}
