extension Surface {
  /// Blanks what is left of glyphs that were cut between columns `x - 1` and `x` of a row.
  ///
  /// Every operation that changes columns `a..<b` heals the seams at `a` and at `b`.
  @inline(__always)
  func healSeam(at x: Int, in row: UnsafeMutablePointer<Cell>) {
    guard x > 0, x <= size.width else { return }
    // Most seams have a glyph of one cell on either side.
    if !row[x - 1].isPartOfWideGlyph && (x == size.width || !row[x].isTail) { return }
    healSeamOfWideGlyph(at: x, in: row)
  }

  @inline(never)
  private func healSeamOfWideGlyph(at x: Int, in row: UnsafeMutablePointer<Cell>) {
    let rightIsTail = x < size.width && row[x].isTail
    let head = x - 1 - row[x - 1].tailOffset
    let leftContinues = head >= 0 && head + row[head].width > x && isPart(x - 1, of: head, in: row)
    if leftContinues, rightIsTail, isPart(x, of: head, in: row) { return }
    if leftContinues || row[x - 1].isTail && !isComplete(endingAt: x, head: head, in: row) {
      blank(from: max(0, head), to: x, in: row)
    }
    if rightIsTail {
      let code = row[x].code
      var end = x + 1
      while end < size.width, row[end].isTail, row[end].code == code,
        row[end].tailOffset == row[end - 1].tailOffset + 1
      {
        end += 1
      }
      blank(from: x, to: end, in: row)
    }
  }

  private func isPart(_ x: Int, of head: Int, in row: UnsafeMutablePointer<Cell>) -> Bool {
    x == head
      || row[x].tailOffset == x - head && row[x].code == row[head].code
        && row[x].styleID == row[head].styleID
  }

  private func isComplete(
    endingAt x: Int, head: Int, in row: UnsafeMutablePointer<Cell>
  ) -> Bool {
    head >= 0 && !row[head].isTail && head + row[head].width == x
      && isPart(x - 1, of: head, in: row)
  }

  private func blank(from start: Int, to end: Int, in row: UnsafeMutablePointer<Cell>) {
    var x = start
    while x < end {
      row[x] = .blank(row[x].styleID)
      x += 1
    }
  }
}
