/// How a cell is drawn, apart from its glyph.
package struct CellStyle: Hashable, Sendable {
  package var foreground: TerminalColor
  package var background: TerminalColor
  /// The underline's color; the default one is that of the foreground.
  package var underlineColor: TerminalColor
  package var attributes: CellAttributes
  /// The number that `LinkTable` gave to a hyperlink's address; 0 is no link.
  package var link: UInt16

  /// The terminal's own colors and no emphasis.
  package static var plain: CellStyle { CellStyle() }

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
