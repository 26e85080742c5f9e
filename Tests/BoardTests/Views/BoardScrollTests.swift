import BoardFile
import Testing

@testable import board

/// Columns that are longer than the screen, and more columns than it has room for.
@MainActor
struct BoardScrollTests {
  /// Six cards of three rows in a list of twelve: it scrolls by six.
  static let text =
    "## Todo\n" + (1...6).map { "- Card \($0)\n" }.joined() + "## Done\n- Other\n"

  /// Two columns of 23 on 47 cells: the cards of the first take 1 to 22, its free cell is 23.
  private func titles(_ board: BoardScreen) -> [String] {
    board.screen.rows[3..<15].compactMap { row in
      row.firstRange(of: "Card ").map { String(row[$0.lowerBound...].prefix(6)) }
    }
  }

  @Test func theWheelScrollsTheColumnUnderThePointer() throws {
    let board = try BoardScreen(Self.text, columns: 47)
    #expect(titles(board) == ["Card 1", "Card 2", "Card 3", "Card 4"])
    let other = board.screen.rows.map { String($0.dropFirst(24)) }
    board.screen.wheel(1, at: 5, 5)
    #expect(titles(board) == ["Card 2", "Card 3", "Card 4", "Card 5"])
    board.screen.wheel(5, at: 5, 5)
    #expect(titles(board) == ["Card 3", "Card 4", "Card 5", "Card 6"])
    board.screen.wheel(-1, at: 5, 5)
    #expect(titles(board) == ["Card 2", "Card 3", "Card 4", "Card 5"])
    #expect(board.screen.rows.map { String($0.dropFirst(24)) } == other)
  }

  /// The rows of the list at which the line is that tells where the column is scrolled to.
  private func thumb(_ board: BoardScreen) -> [Int] {
    board.screen.rows[3..<15].enumerated().compactMap { index, row in
      row.dropFirst(23).first == "┃" ? index : nil
    }
  }

  @Test func aLineTellsWhereTheColumnIs() throws {
    let board = try BoardScreen(Self.text, columns: 47)
    // 12 of 18 rows are shown: the line has 8 of the 12 rows.
    #expect(thumb(board) == Array(0..<8))
    board.screen.wheel(1, at: 5, 5)
    #expect(thumb(board) == Array(2..<10))
    board.screen.wheel(1, at: 5, 5)
    #expect(thumb(board) == Array(4..<12))
  }

  @Test func dragsAfterScrolling() throws {
    let board = try BoardScreen(Self.text, columns: 47)
    board.screen.wheel(1, at: 5, 5)
    // Card 2 lies at rows 3 to 5 now; Card 1 is above the list, under the heading.
    board.drag(from: (5, 4), to: (30, 10))
    board.screen.release(30, 10)
    #expect(
      board.titles == [["Card 1", "Card 3", "Card 4", "Card 5", "Card 6"], ["Other", "Card 2"]])
  }

  @Test func whatIsScrolledAwayCannotBePressed() throws {
    let board = try BoardScreen(Self.text, columns: 47)
    board.screen.wheel(1, at: 5, 5)
    // The heading lies over the last row of Card 1: it is the column that is lifted.
    board.drag(from: (5, 2), to: (5, 4))
    #expect(board.statusLine.hasPrefix(" “Todo” stays 1 of 2"))
    board.screen.release(5, 4)
    #expect(try board.file == Self.text)
  }

  @Test func theWheelScrollsDuringADrag() throws {
    let board = try BoardScreen(Self.text, columns: 47)
    // Lifted at row 4 and moved to row 10: the gap is third, over rows 9 to 11.
    board.drag(from: (5, 4), to: (5, 10))
    #expect(board.statusLine.hasPrefix(" “Card 1” → Todo, 3 of 6"))
    // Scrolled by three rows the same cell belongs to the next place, by six to the one after it.
    board.screen.wheel(1, at: 5, 10)
    #expect(board.statusLine.hasPrefix(" “Card 1” → Todo, 4 of 6"))
    board.screen.wheel(1, at: 5, 10)
    #expect(board.statusLine.hasPrefix(" “Card 1” → Todo, 5 of 6"))
    board.screen.release(5, 10)
    #expect(board.titles[0] == ["Card 2", "Card 3", "Card 4", "Card 5", "Card 1", "Card 6"])
  }

  /// A board of columns with one card each, on 46 cells, which have room for three columns of 14.
  private func wideBoard(_ count: Int) throws -> BoardScreen {
    try BoardScreen((1...count).map { "## C\($0)\n- Card \($0)\n" }.joined())
  }

  private func headings(_ board: BoardScreen) -> [Substring] {
    board.screen.rows[2].split(separator: " ").filter { $0.hasPrefix("C") }
  }

  @Test func columnsWithoutRoomComeWithTheFocus() throws {
    let board = try wideBoard(6)
    #expect(headings(board) == ["C1", "C2", "C3"])
    #expect(board.screen.rows[2].first == " ")
    #expect(board.screen.rows[2].last == "›")
    // The first arrow brings the focus to the first card.
    board.screen.press(.leftArrow, times: 3)
    #expect(headings(board) == ["C1", "C2", "C3"])
    board.screen.press(.rightArrow, times: 3)
    #expect(headings(board) == ["C2", "C3", "C4"])
    // Whole columns are shown.
    #expect(board.screen.rows[2].hasPrefix("‹ C2"))
    board.screen.press(.rightArrow, times: 9)
    #expect(headings(board) == ["C4", "C5", "C6"])
    #expect(board.screen.rows[2].last != "›")
    board.screen.press(.leftArrow, times: 5)
    #expect(headings(board) == ["C1", "C2", "C3"])
  }

  @Test func aDragAtTheEdgeBringsTheHiddenColumns() throws {
    let board = try wideBoard(6)
    board.drag(from: (5, 4), to: (44, 8))
    #expect(board.statusLine.hasPrefix(" “Card 1” → C3, 2 of 2"))
    board.screen.advance(by: .seconds(8))
    #expect(headings(board) == ["C4", "C5", "C6"])
    #expect(board.statusLine.hasPrefix(" “Card 1” → C6, 2 of 2"))
    board.screen.release(44, 8)
    #expect(board.titles[5] == ["Card 6", "Card 1"])
    board.drag(from: (40, 7), to: (1, 8))
    board.screen.advance(by: .seconds(8))
    board.screen.release(1, 8)
    #expect(board.titles[0] == ["Card 1"])
  }

  @Test func theEndOfADragShowsWholeColumns() throws {
    let board = try wideBoard(6)
    board.drag(from: (5, 4), to: (44, 8))
    board.screen.advance(by: .milliseconds(300 + 62 * 20))
    // The end of the first column is still seen.
    #expect(board.screen.rows[2].hasPrefix("‹─ 1   C2"))
    board.screen.release(44, 8)
    #expect(board.screen.rows[2].hasPrefix("‹ C2"))
    #expect(headings(board) == ["C2", "C3", "C4"])
  }

  @Test func twoHundredColumns() throws {
    let board = try wideBoard(200)
    board.screen.comparesFrames = false
    #expect(headings(board) == ["C1", "C2", "C3"])
    board.drag(from: (5, 4), to: (36, 8))
    board.screen.release(36, 8)
    #expect(board.titles[2] == ["Card 3", "Card 1"])
  }

  @Test(
    arguments: [
      (3, 45, 3), (4, 45, 3), (0, 45, 0), (2, 0, 1), (2, 13, 1), (5, 70, 5), (5, 69, 4),
    ] as [(Int, Double, Int)])
  func columnsThatHaveRoom(count: Int, width: Double, shown: Int) {
    #expect(ColumnWidth.shown(of: count, in: width) == shown)
    #expect(ColumnWidth.shown(of: count, in: width * 10, cell: 10) == shown)
  }
}
