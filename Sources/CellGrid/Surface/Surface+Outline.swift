extension Surface {
  /// Draws a line along the inside of `rect`, in the same way as `write`.
  ///
  /// Where it is too narrow for two corners, those of the right side and of the bottom prevail.
  package func outline(_ rect: CellRect, _ glyphs: LineGlyphs, ink: Ink, clip: CellRect) {
    let area = rect.intersection(clip).intersection(bounds)
    guard !area.isEmpty, ink.opacity > 0 else { return }
    var styles = StyleCache(ink, keeping: .background, memo: memo)
    let (right, bottom) = (rect.maxX - 1, rect.maxY - 1)
    for y in area.y..<area.maxY {
      let row = row(y)
      if y == rect.y || y == bottom {
        for x in area.x..<area.maxX {
          row[x] = Cell(glyphs.horizontal, style: styles.style(over: row[x].styleID))
        }
        let (first, last) =
          y == bottom
          ? (glyphs.bottomLeft, glyphs.bottomRight) : (glyphs.topLeft, glyphs.topRight)
        if area.x == rect.x { row[area.x] = Cell(first, style: row[area.x].styleID) }
        if area.maxX - 1 == right { row[right] = Cell(last, style: row[right].styleID) }
        healSeam(at: area.x, in: row)
        healSeam(at: area.maxX, in: row)
      } else {
        if area.x == rect.x { outlineSide(glyphs.vertical, at: rect.x, in: row, &styles) }
        if area.maxX - 1 == right && right != rect.x {
          outlineSide(glyphs.vertical, at: right, in: row, &styles)
        }
      }
    }
  }

  private func outlineSide(
    _ glyph: Glyph, at x: Int, in row: UnsafeMutablePointer<Cell>, _ styles: inout StyleCache
  ) {
    row[x] = Cell(glyph, style: styles.style(over: row[x].styleID))
    healSeam(at: x, in: row)
    healSeam(at: x + 1, in: row)
  }
}
