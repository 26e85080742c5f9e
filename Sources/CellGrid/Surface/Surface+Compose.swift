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
    var first = start
    while first < end, source[first].isTail {
      row[first] = .blank(source[first].styleID)
      first += 1
    }
    let lastHead = end - 1 - source[end - 1].tailOffset
    if lastHead >= first, lastHead + source[lastHead].width > end {
      for x in lastHead..<end { row[x] = .blank(source[x].styleID) }
    }
    healSeam(at: start, in: row)
    healSeam(at: end, in: row)
  }

  /// Copies the cells of `rect` as they are, clear ones too, from the same place of `other`.
  package func copy(from other: Surface, rect: CellRect) {
    let area = rect.intersection(bounds).intersection(other.bounds)
    guard !area.isEmpty else { return }
    for y in area.y..<area.maxY {
      let row = row(y)
      (row + area.x).update(from: other.row(y) + area.x, count: area.width)
      healSeam(at: area.x, in: row)
      healSeam(at: area.maxX, in: row)
    }
  }
}
