import CellGrid
import Foundation
import InputEvents
import LayoutCore
import ViewGraph

/// Draws a line of text that is being edited, scrolled so that the insertion point is to be seen.
struct TextLine: View {
  let prompt: String
  let editing: TextEditing
  let isFocused: Bool
  let place: (Int) -> Void

  var body: some View { DrawnView(content: self) }
}

extension TextLine: DrawnContent {
  func size(for proposal: ProposedViewSize, cell: CGSize) -> CGSize {
    let ideal = max(TextLineLayout(editing).width + 1, CellWidth.of(prompt))
    return CGSize(
      width: proposal.width.map { $0 == .infinity ? $0 : max($0, cell.width) }
        ?? CGFloat(ideal) * cell.width,
      height: cell.height)
  }

  func draw(_ context: inout PaintContext, cells: CellRect, environment: EnvironmentValues) {
    var ink = environment.ink
    if !environment.isEnabled { ink.attributes.formUnion(.dim) }
    let inner = context.clipped(to: cells)
    let layout = TextLineLayout(editing)
    let start = layout.scrollOffset(width: cells.width)
    if editing.characters.isEmpty {
      var promptInk = ink
      promptInk.attributes.formUnion(.dim)
      inner.write(Glyph.glyphs(of: prompt), x: cells.x, y: cells.y, ink: promptInk)
    }
    for (index, piece) in layout.pieces.enumerated() {
      var pieceInk = ink
      if isFocused && editing.selection?.contains(index) == true {
        pieceInk.attributes.formUnion(.inverse)
      }
      inner.write(piece.glyphs, x: cells.x + piece.column - start, y: cells.y, ink: pieceInk)
    }
    guard isFocused else { return }
    let caret = CellRect(x: cells.x + layout.caretColumn - start, y: cells.y, width: 1, height: 1)
    inner.surface.apply(
      Ink(attributes: .inverse), in: inner.place(caret), clip: inner.clip)
  }

  func pressed(x: Int, width: Int) {
    let layout = TextLineLayout(editing)
    place(layout.position(atColumn: x + layout.scrollOffset(width: width)))
  }
}

/// Where the characters of a line stand, in columns.
struct TextLineLayout {
  struct Piece {
    let glyphs: [Glyph]
    let column: Int
  }

  let pieces: [Piece]
  /// The columns of the whole line.
  let width: Int
  let caretColumn: Int

  init(_ editing: TextEditing) {
    var pieces: [Piece] = []
    var column = 0
    for character in editing.characters {
      let glyphs = Glyph.glyphs(of: String(character))
      pieces.append(Piece(glyphs: glyphs, column: column))
      column += glyphs.reduce(0) { $0 + Int($1.width) }
    }
    self.pieces = pieces
    width = column
    caretColumn = editing.cursor < pieces.count ? pieces[editing.cursor].column : column
  }

  /// The first column that is shown: the caret stays in the field.
  func scrollOffset(width: Int) -> Int { max(0, caretColumn - max(0, width - 1)) }

  /// The insertion point for a click on a column.
  func position(atColumn column: Int) -> Int {
    let index = pieces.lastIndex { $0.column <= column } ?? 0
    return column >= width ? pieces.count : index
  }
}
