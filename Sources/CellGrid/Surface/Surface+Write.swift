extension Surface {
  /// Draws one glyph with its head at a position.
  package func put(_ glyph: Glyph, x: Int, y: Int, ink: Ink, clip: CellRect) {
    withUnsafePointer(to: glyph) {
      write(UnsafeBufferPointer(start: $0, count: 1), x: x, y: y, ink: ink, clip: clip)
    }
  }

  /// Draws glyphs side by side, the first with its head at a position.
  ///
  /// The style is the ink over the background beneath; foreground, attributes and link beneath do
  /// not survive. A glyph that the clip or an edge cuts is drawn as blanks.
  package func write(_ glyphs: [Glyph], x: Int, y: Int, ink: Ink, clip: CellRect) {
    glyphs.withUnsafeBufferPointer { write($0, x: x, y: y, ink: ink, clip: clip) }
  }

  /// Draws glyphs side by side, the first with its head at a position.
  package func write(_ glyphs: ArraySlice<Glyph>, x: Int, y: Int, ink: Ink, clip: CellRect) {
    glyphs.withUnsafeBufferPointer { write($0, x: x, y: y, ink: ink, clip: clip) }
  }

  private func write(
    _ glyphs: UnsafeBufferPointer<Glyph>, x: Int, y: Int, ink: Ink, clip: CellRect
  ) {
    let area = clip.intersection(bounds)
    guard y >= area.y, y < area.maxY, x < area.maxX, ink.opacity > 0 else { return }
    let row = row(y)
    let (left, right) = (area.x, area.maxX)
    var styles = StyleCache(ink, keeping: .background, memo: memo)
    var column = x
    for glyph in glyphs {
      guard column < right else { break }
      if glyph.width == 1 && column >= left {
        row[column] = Cell(glyph, style: styles.style(over: row[column].styleID))
        column += 1
        continue
      }
      let end = column.saturatingAdd(Int(glyph.width))
      if column >= left, end <= right {
        let style = styles.style(over: row[column].styleID)
        row[column] = Cell(glyph, style: style)
        for offset in stride(from: 1, to: Int(glyph.width), by: 1) {
          row[column + offset] = Cell(glyph, style: style, offset: offset)
        }
      } else if end > left {
        noteCut(column..<end)
        for cut in max(column, left)..<min(end, right) {
          row[cut] = .blank(styles.style(over: row[cut].styleID))
        }
      }
      column = end
    }
    let start = max(x, left)
    let end = min(column, right)
    guard start < end else { return }
    healSeam(at: start, in: row)
    healSeam(at: end, in: row)
  }

  /// Draws one glyph again and again in every row of `rect`, in the same way as `write`.
  package func writeRepeated(_ glyph: Glyph, in rect: CellRect, ink: Ink, clip: CellRect) {
    let area = rect.intersection(clip).intersection(bounds)
    guard !area.isEmpty, ink.opacity > 0 else { return }
    if glyph.width > 1 { return tile(rect, glyph: glyph, ink: ink, clip: clip) }
    var styles = StyleCache(ink, keeping: .background, memo: memo)
    for y in area.y..<area.maxY {
      let row = row(y)
      for x in area.x..<area.maxX {
        row[x] = Cell(glyph, style: styles.style(over: row[x].styleID))
      }
      healSeam(at: area.x, in: row)
      healSeam(at: area.maxX, in: row)
    }
  }
}
