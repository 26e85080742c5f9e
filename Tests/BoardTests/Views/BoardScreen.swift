import BoardFile
import Foundation
import InlayTesting
import ProgramRuns
import Testing

@testable import board

/// A board on a file of its own, mounted on a screen.
@MainActor
struct BoardScreen {
  let folder: ScratchDirectory
  let model: BoardModel
  let screen: TestScreen

  init(
    _ text: String, columns: Int = 46, rows: Int = 16, reduceMotion: Bool = true,
    isReadOnly: Bool = false, cell: CellMetrics = CellMetrics()
  ) throws {
    let folder = try ScratchDirectory()
    try folder.write(text, to: "board.md")
    let model = BoardModel(
      try BoardStore(path: folder["board.md"]), isReadOnly: isReadOnly)
    self.folder = folder
    self.model = model
    screen = TestScreen(
      columns, rows, cellSize: CGSize(width: cell.width, height: cell.height),
      reduceMotion: reduceMotion, onMismatch: { Issue.record("\($0)") }
    ) {
      BoardView(model: model).environment(\.cell, cell)
    }
  }

  var file: String {
    get throws { try folder.text(of: "board.md") }
  }

  /// Changes the file as another program does, and lets the board notice.
  func changeFile(_ text: String) throws {
    try folder.write(text, to: "board.md")
    model.refresh()
    screen.draw()
  }

  /// The titles of the cards in each column of the model.
  var titles: [[String]] { model.columns.map { $0.cards.map(\.title) } }

  var statusLine: String { screen.rows.last ?? "" }

  /// Drags from one cell to another, reporting the cells in between, and leaves the button down.
  func drag(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    screen.press(start.x, start.y)
    let steps = max(abs(end.x - start.x), abs(end.y - start.y))
    for step in stride(from: 1, through: steps, by: 1) {
      screen.move(
        start.x + (end.x - start.x) * step / steps, start.y + (end.y - start.y) * step / steps)
    }
  }
}
