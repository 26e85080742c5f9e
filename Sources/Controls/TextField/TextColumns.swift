import CellGrid

/// Where the characters of a line stand, in columns.
struct TextColumns {
  struct Piece {
    let glyphs: [Glyph]
    let column: Int
    let width: Int
  }

  let pieces: [Piece]
  /// The columns of the whole line.
  let width: Int

  init(_ characters: [Character]) {
    var pieces: [Piece] = []
    pieces.reserveCapacity(characters.count)
    var column = 0
    for character in characters {
      let glyphs = Glyph.glyphs(of: String(character))
      let width = glyphs.columns
      pieces.append(Piece(glyphs: glyphs, column: column, width: width))
      column += width
    }
    self.pieces = pieces
    width = column
  }

  /// The columns of the insertion point: those of the character that it is before, or one behind the last.
  func caret(_ cursor: Int) -> Range<Int> {
    guard cursor < pieces.count else { return width..<width + 1 }
    let piece = pieces[cursor]
    return piece.column..<piece.column + max(1, piece.width)
  }

  /// The insertion point for a press on a column: before the character there, or behind it on its right half.
  func position(atColumn column: Int) -> Int {
    guard let index = pieces.lastIndex(where: { $0.column <= column && $0.width > 0 }) else {
      return 0
    }
    let piece = pieces[index]
    if column >= width { return pieces.count }
    return column - piece.column >= (piece.width + 1) / 2 ? index + 1 : index
  }

  /// The position of the character on a column.
  func index(atColumn column: Int) -> Int {
    pieces.lastIndex { $0.column <= column && $0.width > 0 } ?? 0
  }
}

/// How far a line is scrolled in its field: only as far as the insertion point asks.
@MainActor
final class TextScroll {
  /// The first column that is shown.
  private(set) var offset = 0

  /// Shows the beginning.
  func reset() { offset = 0 }

  /// Scrolls as little as shows the insertion point, and not further than the line is long.
  func follow(caret: Range<Int>, lineWidth: Int, fieldWidth: Int) {
    // One column behind the line is for the insertion point.
    offset = min(offset, max(0, lineWidth + 1 - fieldWidth))
    if caret.upperBound > offset + fieldWidth { offset = caret.upperBound - fieldWidth }
    offset = max(0, min(offset, caret.lowerBound))
  }
}
