extension Surface {
  /// Makes the cells of `rect` clear again.
  package func clear(_ rect: CellRect) {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let row = row(y)
      (row + area.x).update(repeating: .clear, count: area.width)
      healSeam(at: area.x, in: row)
      healSeam(at: area.maxX, in: row)
    }
  }

  /// Clears every cell.
  package func clear() {
    cells.update(repeating: .clear, count: size.width * size.height)
  }

  /// Replaces what is in `rect` by `glyph`, once in each cell.
  ///
  /// The style is the ink over the colors beneath; attributes and links beneath do not survive.
  /// A glyph wider than a cell is drawn side by side as often as it fits, then as blanks.
  package func fill(_ rect: CellRect, glyph: Glyph = .blank, ink: Ink, clip: CellRect) {
    let area = rect.intersection(clip).intersection(bounds)
    guard !area.isEmpty, ink.opacity > 0 else { return }
    if glyph.width > 1 { return tile(rect, glyph: glyph, ink: ink, clip: clip) }
    var styles = StyleCache(ink, keeping: .colors, memo: memo)
    for y in area.y..<area.maxY {
      let row = row(y)
      for x in area.x..<area.maxX {
        row[x] = Cell(glyph, style: styles.style(over: row[x].styleID))
      }
      healSeam(at: area.x, in: row)
      healSeam(at: area.maxX, in: row)
    }
  }

  /// Draws a wide glyph side by side in `rect`, from its left edge on.
  func tile(_ rect: CellRect, glyph: Glyph, ink: Ink, clip: CellRect) {
    let clip = clip.intersection(rect).intersection(bounds)
    guard !clip.isEmpty else { return }
    let width = Int(glyph.width)
    // The first tile that reaches into the clip, counted from the left edge of `rect`.
    let first = rect.x + (clip.x - rect.x) / width * width
    for y in clip.y..<clip.maxY {
      for x in stride(from: first, to: clip.maxX, by: width) {
        put(glyph, x: x, y: y, ink: ink, clip: clip)
      }
    }
  }

  /// Restyles what is in `rect` and keeps its glyphs.
  ///
  /// A clear cell becomes a blank only if the ink shows on one, as a background or a line does.
  package func apply(_ ink: Ink, in rect: CellRect, clip: CellRect) {
    let area = rect.intersection(clip).intersection(bounds)
    guard !area.isEmpty, ink.opacity > 0 else { return }
    var styles = StyleCache(ink, keeping: .everything, memo: memo)
    let showsOnBlanks =
      ink.background != nil
      || !ink.attributes.isDisjoint(with: .shownOnBlanks)
    for y in area.y..<area.maxY {
      let row = row(y)
      // A glyph takes its style as a whole: the cells of it outside of the area follow its head.
      for x in area.x..<area.maxX {
        let cell = row[x]
        if cell.isClear, !showsOnBlanks { continue }
        let style = styles.style(over: cell.styleID)
        row[x] = cell.isClear ? .blank(style) : cell.restyled(style)
      }
      unifyStyle(at: area.x, in: row)
      unifyStyle(at: area.maxX, in: row)
    }
  }

  /// Gives the cells right of `x` the style of the head left of it, if one glyph holds both.
  private func unifyStyle(at x: Int, in row: UnsafeMutablePointer<Cell>) {
    guard x > 0, x < size.width, row[x].isTail else { return }
    let head = x - row[x].tailOffset
    guard head >= 0 else { return }
    let end = min(size.width, head + row[head].width)
    for column in stride(from: head + 1, to: end, by: 1) {
      row[column] = row[column].restyled(row[head].styleID)
    }
  }
}
