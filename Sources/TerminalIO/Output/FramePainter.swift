import CellGrid

/// One frame in the making: what is on the screen, what is to be, and the bytes so far.
struct FramePainter {
  private let next: Surface
  private let previous: Surface
  private let columns: Int
  private let rows: Int
  /// The row that is being painted, as it is to be and as it is.
  private var row = UnsafeBufferPointer<Cell>(start: nil, count: 0)
  private var oldRow = UnsafeBufferPointer<Cell>(start: nil, count: 0)
  var pen: Pen
  var cursor = ScreenCursor.unknown
  var bytes: [UInt8] = []
  /// The column before which the last glyph may have overwritten others in its row.
  private var spilled = 0
  /// The column before which a glyph may have overwritten the row after its own.
  private var wrapped = 0
  /// The glyph last found to be one that every terminal draws alike; neighbors often repeat it.
  private var lastTrusted = Glyph.blank
  /// The style for which the pen was last changed, if it has not been changed otherwise since.
  private var penStyle: (id: StyleID?, isForBlanks: Bool) = (nil, false)
  /// The style last asked for and what the terminal can show of it.
  private var lastStyle: (id: StyleID, shown: CellStyle) = (.plain, .plain)

  init(next: Surface, previous: Surface, pen: Pen) {
    self.next = next
    self.previous = previous
    columns = next.width
    rows = next.height
    self.pen = pen
  }

  /// Clears the whole screen, whatever pen was left by others.
  mutating func clearScreen() {
    bytes.append(contentsOf: "\u{1B}[m\u{1B}[2J".utf8)
  }

  mutating func paint(damage: Damage?) {
    for y in 0..<rows {
      let damaged = damage?.columns(ofRow: y, width: columns) ?? [0..<columns]
      let spans = damaged.flatMap { next.changedSpans(ofRow: y, from: previous, in: $0) }
      guard !spans.isEmpty || wrapped > 0 else { continue }
      next.withRow(y) { row in
        previous.withRow(y) { oldRow in
          self.row = row
          self.oldRow = oldRow
          paintRow(y, spans: spans)
        }
      }
    }
  }

  /// Leaves a plain pen for whatever is written after the frame.
  mutating func finish() {
    pen.change(to: .plain, &bytes)
  }

  /// Paints spans of changed columns, and what glyphs on the way may have overwritten.
  private mutating func paintRow(_ y: Int, spans: [Range<Int>]) {
    var x = 0
    var spilled = wrapped
    wrapped = 0
    // The first column from which the row is blank to its end, once it has been looked for.
    var blankStart: Int?
    for span in spilled > 0 ? [0..<0] + spans : spans {
      x = max(x, span.lowerBound)
      while x < columns, x < span.upperBound || x < spilled {
        let cell = row[x]
        if x >= spilled, looksUnchanged(x) {
          x += cell.width
          continue
        }
        if max(span.upperBound, spilled) - x >= Self.leastErased {
          let start = blankStart ?? startOfBlankEnd()
          blankStart = start
          if x >= start { return eraseToEnd(from: x, y) }
        }
        paint(cell, x, y)
        spilled = max(spilled, self.spilled)
        x += cell.width
      }
    }
  }

  /// The fewest blanks for which erasing to the end of the row is shorter than writing them.
  private static let leastErased = 4

  private mutating func paint(_ cell: Cell, _ x: Int, _ y: Int) {
    if cursor.column != x || cursor.row != y { move(to: x, y) }
    spilled = 0
    let glyph = cell.glyph
    let isBlank = glyph == .blank
    // Neighbors mostly share their style, which then is in force already.
    if penStyle.id != cell.styleID || penStyle.isForBlanks != isBlank {
      let style = shownStyle(of: cell)
      if isBlank {
        pen.changeForBlank(to: style, &bytes)
      } else {
        pen.change(to: style, &bytes)
      }
      penStyle = (cell.styleID, isBlank)
    }
    if isBlank {
      bytes.append(0x20)
      cursor.advance(by: 1, width: columns)
    } else if isTrusted(glyph) {
      bytes.appendGlyph(code: glyph.code)
      cursor.advance(by: cell.width, width: columns)
    } else {
      paintDisputed(glyph.code, width: cell.width, x, y)
    }
  }

  /// Paints a glyph that terminals draw in different numbers of cells.
  ///
  /// The blanks give all columns of the glyph its style, whichever of them it will cover. Columns
  /// that it may cover besides are painted next, even in the next row, where some terminals put
  /// what does not fit. Below the last row that would scroll: there only the first scalar is drawn.
  private mutating func paintDisputed(_ code: UInt32, width: Int, _ x: Int, _ y: Int) {
    for _ in 0..<width { bytes.append(0x20) }
    cursor.forget()
    cursor.move(toColumn: x, row: y, &bytes)
    let spill = GlyphTrust.spill(code: code, width: width)
    let excess = x + width + spill - columns
    bytes.appendGlyph(
      code: y == rows - 1
        ? GlyphTrust.codeOnLastRow(code, width: width, rest: columns - x) : code)
    cursor.forget()
    spilled = x + width + spill
    // A wide scalar goes to the next row whole if only its half fits.
    if excess > 0 { wrapped = excess + 1 }
  }

  private mutating func eraseToEnd(from x: Int, _ y: Int) {
    move(to: x, y)
    pen.changeForBlank(to: .plain, &bytes)
    penStyle.id = nil
    bytes.appendIntroducer()
    bytes.append(UInt8(ascii: "K"))
  }

  /// Moves the cursor, by writing again what lies between if that is no longer than a sequence.
  private mutating func move(to x: Int, _ y: Int) {
    if let column = cursor.column, cursor.row == y, column < x, repeats(column..<x) {
      for between in column..<x where !row[between].isTail {
        bytes.appendGlyph(code: row[between].glyph.code)
      }
      cursor.advance(by: x - column, width: columns)
    } else {
      cursor.move(toColumn: x, row: y, &bytes)
    }
  }

  /// Whether unchanged columns can be written again as they are, in the pen in force.
  private mutating func repeats(_ gap: Range<Int>) -> Bool {
    let cost = ScreenCursor.costOfSkip(from: gap.lowerBound, to: gap.upperBound)
    guard gap.count <= cost else { return false }
    var length = 0
    for x in gap {
      let cell = row[x]
      if cell.isTail { continue }
      let glyph = cell.glyph
      let style = shownStyle(of: cell)
      guard glyph == .blank ? pen.suitsBlank(style) : pen.current == style,
        isTrusted(glyph)
      else { return false }
      length += glyph.code < 0x80 ? 1 : glyph.string.utf8.count
    }
    return length <= cost
  }

  private mutating func isTrusted(_ glyph: Glyph) -> Bool {
    if glyph == lastTrusted { return true }
    guard GlyphTrust.isTrusted(code: glyph.code, width: Int(glyph.width)) else { return false }
    lastTrusted = glyph
    return true
  }

  private mutating func shownStyle(of cell: Cell) -> CellStyle {
    let id = cell.styleID
    if id != lastStyle.id { lastStyle = (id, pen.shown(id.style)) }
    return lastStyle.shown
  }

  /// Whether the cell differs from the one on the screen in nothing that shows.
  private mutating func looksUnchanged(_ x: Int) -> Bool {
    let new = row[x]
    let old = oldRow[x]
    if new == old { return true }
    guard new.isBlank, old.isBlank else { return false }
    return new.styleOfBlank == old.styleOfBlank
  }

  /// The column from which on the row has no more than the default background.
  private func startOfBlankEnd() -> Int {
    var start = columns
    while start > 0 {
      let cell = row[start - 1]
      guard cell.isClear || cell.isBlank && cell.styleOfBlank == .plain else { break }
      start -= 1
    }
    return start
  }
}

extension Cell {
  /// What shows of the style on a blank.
  fileprivate var styleOfBlank: CellStyle {
    let style = self.style
    guard style.attributes.isDisjoint(with: .shownOnBlanks) else { return style }
    return CellStyle(background: style.background, link: style.link)
  }
}
