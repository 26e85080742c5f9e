import CellGrid
import Foundation
import LayoutCore
import ViewGraph

/// Draws a line of text that is being edited, scrolled so that the insertion point is to be seen.
struct TextLine: View, DrawnContent {
  let editing: TextEditing
  /// What is drawn in place of every character.
  let mask: Character?
  let scroll: TextScroll

  var body: some View { DrawnView(content: self) }

  private var columns: TextColumns { TextColumns(shown) }

  private var shown: [Character] {
    mask.map { Array(repeating: $0, count: editing.characters.count) } ?? editing.characters
  }

  func size(for proposal: ProposedViewSize, cell: CGSize) -> CGSize {
    CGSize(
      width: proposal.width ?? CGFloat(columns.width + 1) * cell.width, height: cell.height)
  }

  func draw(_ context: inout PaintContext, cells: CellRect, environment: EnvironmentValues) {
    var ink = environment.ink
    if !environment.isEnabled { ink.attributes.formUnion(.dim) }
    let isFocused = environment.isFocused
    let inner = context.clipped(to: cells)
    let columns = columns
    let caret = columns.caret(editing.cursor)
    scroll.follow(caret: caret, lineWidth: columns.width, fieldWidth: cells.width)
    let start = cells.x - scroll.offset
    for (index, piece) in columns.pieces.enumerated() {
      var pieceInk = ink
      if isFocused && editing.selection?.contains(index) == true {
        pieceInk.attributes.formUnion(.inverse)
      }
      inner.write(piece.glyphs, x: start + piece.column, y: cells.y, ink: pieceInk)
    }
    guard isFocused else { return }
    let caretCells = CellRect(
      x: start + caret.lowerBound, y: cells.y, width: caret.count, height: 1)
    inner.surface.apply(
      Ink(attributes: .inverse), in: inner.place(caretCells), clip: inner.clip)
  }

  /// The insertion point for a press on a column of the field.
  func position(atColumn column: Int) -> Int {
    columns.position(atColumn: column + scroll.offset)
  }

  /// The character on a column of the field.
  func index(atColumn column: Int) -> Int { columns.index(atColumn: column + scroll.offset) }
}
