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
    // The heading lies over the last row of Card 1.
    board.drag(from: (5, 2), to: (30, 10))
    #expect(board.statusLine.hasSuffix("q quits"))
    board.screen.release(30, 10)
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

  @Test func columnsWithoutRoomAreReachedWithTheArrows() throws {
    let board = try wideBoard(6)
    #expect(headings(board) == ["C1", "C2", "C3"])
    #expect(board.screen.rows[2].first == " ")
    #expect(board.screen.rows[2].last == "›")
    board.screen.key(.leftArrow)
    #expect(headings(board) == ["C1", "C2", "C3"])
    board.screen.key(.rightArrow)
    #expect(headings(board) == ["C2", "C3", "C4"])
    #expect(board.screen.rows[2].first == "‹")
    for _ in 0..<9 { board.screen.key(.rightArrow) }
    #expect(headings(board) == ["C6"])
    #expect(board.screen.rows[2].last != "›")
    board.screen.key(.leftArrow)
    #expect(headings(board) == ["C5", "C6"])
    // Columns 1 to 22 and 23 to 45.
    board.drag(from: (5, 4), to: (30, 8))
    board.screen.release(30, 8)
    #expect(board.titles[4...] == [[], ["Card 6", "Card 5"]])
  }

  @Test func cardsAreCarriedToColumnsThatCameWithTheArrows() throws {
    let board = try wideBoard(6)
    board.drag(from: (5, 4), to: (36, 8))
    #expect(board.statusLine.hasPrefix(" “Card 1” → C3, 2 of 2"))
    board.screen.key(.rightArrow)
    board.screen.move(36, 9)
    #expect(board.statusLine.hasPrefix(" “Card 1” → C4, 2 of 2"))
    board.screen.release(36, 9)
    #expect(board.titles[3] == ["Card 4", "Card 1"])
  }

  @Test func twoHundredColumns() throws {
    let board = try wideBoard(200)
    #expect(headings(board) == ["C1", "C2", "C3"])
    board.drag(from: (5, 4), to: (36, 8))
    board.screen.release(36, 8)
    #expect(board.titles[2] == ["Card 3", "Card 1"])
  }

  @Test(arguments: [
    (3, 0, 45.0, 0..<3), (4, 0, 45.0, 0..<3), (4, 1, 45.0, 1..<4), (4, 2, 45.0, 2..<4),
    (4, 9, 45.0, 3..<4), (4, -1, 45.0, 0..<3), (3, 2, 45.0, 0..<3), (0, 0, 45.0, 0..<0),
    (2, 0, 0.0, 0..<1), (2, 1, 13.0, 1..<2), (5, 0, 70.0, 0..<5), (5, 0, 69.0, 0..<4),
  ])
  func columnsThatHaveRoom(count: Int, first: Int, width: Double, shown: Range<Int>) {
    #expect(ColumnsLayout.shown(of: count, from: first, in: width) == shown)
  }
}
