extension Surface {
  /// Draws another surface over this one; its clear cells let show what is beneath.
  ///
  /// A glyph of the layer that the clip or an edge cuts is drawn as blanks.
  package func draw(_ layer: Surface, at origin: CellPoint, clip: CellRect) {
    let area = layer.bounds.offsetBy(dx: origin.x, dy: origin.y)
      .intersection(clip).intersection(bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let source = layer.row(y - origin.y) - origin.x
      var x = area.x
      while x < area.maxX {
        guard !source[x].isClear else {
          x += 1
          continue
        }
        let start = x
        while x < area.maxX, !source[x].isClear { x += 1 }
        copyRun(source, from: start, to: x, into: row(y))
      }
    }
  }

  /// Copies a run of written cells; glyphs cut by its ends become blanks.
  private func copyRun(
    _ source: UnsafeMutablePointer<Cell>, from start: Int, to end: Int,
    into row: UnsafeMutablePointer<Cell>
  ) {
    (row + start).update(from: source + start, count: end - start)
    if source[start].isTail { noteCut((start - source[start].tailOffset)..<(start + 1)) }
    var first = start
    while first < end, source[first].isTail {
      row[first] = .blank(source[first].styleID)
      first += 1
    }
    let lastHead = end - 1 - source[end - 1].tailOffset
    if lastHead >= first, lastHead + source[lastHead].width > end {
      noteCut(lastHead..<(end + 1))
      for x in lastHead..<end { row[x] = .blank(source[x].styleID) }
    }
    healSeam(at: start, in: row)
    healSeam(at: end, in: row)
  }

  /// Copies the cells of `rect` as they are, clear ones too, from the same place of `other`.
  ///
  /// In each row the rectangle is widened to whole glyphs of either surface, so that none is cut.
  package func copy(from other: Surface, rect: CellRect) {
    let common = bounds.intersection(other.bounds)
    let area = rect.intersection(common)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let row = row(y)
      let source = other.row(y)
      let span = Self.wholeGlyphs(area.x..<area.maxX, within: common.width, row, source)
      (row + span.lowerBound).update(from: source + span.lowerBound, count: span.count)
      healSeam(at: span.lowerBound, in: row)
      healSeam(at: span.upperBound, in: row)
    }
  }

  /// The cells widened until neither side of them lies within a glyph, in any row.
  package func wholeGlyphs(in rect: CellRect) -> CellRect {
    let area = rect.intersection(bounds)
    var span = area.x..<area.maxX
    var y = area.y
    while y < area.maxY {
      let row = row(y)
      let widened = Self.wholeGlyphs(span, within: width, row, row)
      // A side that moved may lie within a glyph of a row further up.
      y = widened == span || span.isEmpty ? y + 1 : area.y
      span = widened
    }
    return CellRect(x: span.lowerBound, y: area.y, width: span.count, height: area.height)
  }

  /// The columns widened until no end lies within a glyph of either row.
  static func wholeGlyphs(
    _ span: Range<Int>, within width: Int, _ first: UnsafeMutablePointer<Cell>,
    _ second: UnsafeMutablePointer<Cell>
  ) -> Range<Int> {
    var start = span.lowerBound
    while start > 0, first[start].isTail || second[start].isTail { start -= 1 }
    var end = span.upperBound
    while end < width, first[end].isTail || second[end].isTail { end += 1 }
    return start..<end
  }
}
