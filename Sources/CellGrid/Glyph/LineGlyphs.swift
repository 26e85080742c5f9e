/// The glyphs of a line around a rectangle, each one cell wide.
@usableFromInline
package struct LineGlyphs: Hashable, Sendable {
  package let horizontal: Glyph
  package let vertical: Glyph
  package let topLeft: Glyph
  package let topRight: Glyph
  package let bottomLeft: Glyph
  package let bottomRight: Glyph

  package init(
    horizontal: Glyph, vertical: Glyph, topLeft: Glyph, topRight: Glyph, bottomLeft: Glyph,
    bottomRight: Glyph
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }
}
