import CellGrid

extension Cell {
  /// What can be seen of the style: of a blank only the background and lines.
  var visibleStyle: CellStyle {
    if isTail || glyph != .blank { return style }
    if style.attributes.isDisjoint(with: .shownOnBlanks) {
      return CellStyle(background: style.background)
    }
    return CellStyle(
      foreground: style.foreground, background: style.background,
      underlineColor: style.underlineColor,
      attributes: style.attributes.intersection(.shownOnBlanks))
  }

  /// Whether two cells show the same.
  func looksLike(_ other: Cell) -> Bool {
    self == other
      || (isTail == other.isTail && (isTail ? code == other.code : glyph == other.glyph)
        && visibleStyle == other.visibleStyle)
  }
}
