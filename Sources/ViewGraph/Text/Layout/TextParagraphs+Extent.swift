import CellGrid

extension TextParagraphs {
  /// How many lines `lines(width:)` has, limited to some number and cut at the end, and the columns of the
  /// widest, without making the lines: a text is measured far more often than it is drawn.
  func extent(width: Int?, limit: Int) -> (columns: Int, count: Int) {
    let columns = max(1, width ?? .max)
    var widest = 0
    var count = 0
    var last = 0
    var cut = CutWidth(columns: width ?? unbroken.width)
    paragraphs: for paragraph in unbroken.lines {
      let isComplete = Self.forEachBroken(paragraph, columns) { range in
        count += 1
        if count >= limit {
          if count > limit { cut.add(1) }
          last = 0
          for index in range {
            let width = Int(paragraph.glyphs[index].width)
            last += width
            cut.add(width)
          }
          return count == limit || !cut.isFull
        }
        var used = 0
        for index in range { used += Int(paragraph.glyphs[index].width) }
        widest = max(widest, used)
        return true
      }
      if !isComplete { break paragraphs }
    }
    if count < limit { return (widest, count) }
    if count == limit { return (max(widest, last), count) }
    return (max(widest, cut.withEllipsis), limit)
  }
}

/// The columns of glyphs that are cut at the end, with an ellipsis in place of the rest.
private struct CutWidth {
  let columns: Int
  private var used = 0
  private(set) var isFull = false

  init(columns: Int) { self.columns = columns }

  mutating func add(_ width: Int) {
    if isFull { return }
    if used + width <= columns - 1 { used += width } else { isFull = true }
  }

  var withEllipsis: Int { used + 1 }
}
