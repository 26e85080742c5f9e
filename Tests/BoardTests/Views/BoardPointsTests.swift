import BoardFile
import InlayTesting
import Testing

@testable import board

/// The board laid out in points, of which a cell has 10 by 20.
@MainActor
struct BoardPointsTests {
  static let text = (1...5).map { "## C\($0)\n- [ ] Card \($0)\n  with a note\n" }.joined()

  private func pair(_ columns: Int) throws -> (cells: BoardScreen, points: BoardScreen) {
    (
      try BoardScreen(Self.text, columns: columns, rows: 12),
      try BoardScreen(Self.text, columns: columns, rows: 12, cell: .points)
    )
  }

  @Test(arguments: [20, 46, 80, 97, 120, 200])
  func looksAsItDoesInCells(columns: Int) throws {
    let (cells, points) = try pair(columns)
    #expect(points.screen.text == cells.screen.text)
    for board in [cells, points] { board.screen.press(.downArrow) }
    for board in [cells, points] { board.screen.press(.rightArrow, times: 4) }
    #expect(points.screen.text == cells.screen.text)
    for board in [cells, points] { board.screen.type("?") }
    #expect(points.screen.text == cells.screen.text)
  }

  /// The cells of a column begin where its heading does, and end before the next.
  private func starts(_ board: BoardScreen) -> [Int] {
    let row = Array(board.screen.rows[2])
    return row.indices.filter { $0 + 1 < row.count && row[$0] == "C" && row[$0 + 1].isNumber }
      .map { $0 - 1 }
  }

  @Test(arguments: 80...200)
  func thePointerIsOverTheColumnThatIsDrawnThere(columns: Int) throws {
    let board = try BoardScreen(Self.text, columns: columns, rows: 16, cell: .points)
    board.screen.comparesFrames = false
    let starts = starts(board)
    #expect(starts.count == 5)
    board.screen.press(starts[0] + 2, 4)
    // All cells in some widths, the first and the last of each column in all.
    let edges = starts.dropFirst().flatMap { [$0 - 1, $0] } + [columns - 1]
    for x in columns % 40 == 0 ? Array(starts[0] + 4..<columns) : edges {
      board.screen.move(x, 8)
      let column = starts.lastIndex { $0 <= x }! + 1
      #expect(board.statusLine.contains(column == 1 ? "in C1" : "→ C\(column),"), "cell \(x)")
    }
    board.screen.key(.escape)
  }
}
