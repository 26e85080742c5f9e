import BoardFile
import DemoCommand
import InlayTesting
import Testing

@testable import board

/// Files of all kinds on screens of all sizes.
@MainActor
struct BoardContentTests {
  @Test(arguments: ["", "\u{FEFF}", "# Only a title\n", "- a list\n- without a heading\n"])
  func aFileWithoutColumnsSaysHowToBegin(text: String) throws {
    let board = try BoardScreen(text, columns: 50, rows: 9)
    #expect(board.screen.text.contains("No columns yet"))
    #expect(board.screen.text.contains("Each “## Heading” of the file becomes one."))
    board.drag(from: (5, 4), to: (30, 6))
    board.screen.release(30, 6)
    #expect(try board.file == text)
  }

  @Test func theNameOfTheFileStandsInForATitle() throws {
    let board = try BoardScreen("## Todo\n- One\n")
    #expect(board.screen.rows[0] == " board                                 1 card")
  }

  @Test func cardsTellWhatBelongsToThem() throws {
    let board = try BoardScreen(
      """
      ## Todo
      - [ ] Tasks
        - [x] one
        - [ ] two
      - [x] Note
        A note.
      - Lines
        One.
        Two.
      """, columns: 24, rows: 18)
    #expect(
      board.screen.rows[3..<15].joined(separator: "\n") == """
         ╭────────────────────╮
         │ ○ Tasks            │
         │   1/2 tasks        │
         ╰────────────────────╯
         ╭────────────────────╮
         │ ✓ Note             │
         │   A note.          │
         ╰────────────────────╯
         ╭────────────────────╮
         │ Lines              │
         │ 2 lines            │
         ╰────────────────────╯
        """)
  }

  @Test func whatIsDoneIsDim() throws {
    let board = try BoardScreen("## Todo\n- [x] Done\n- [ ] Open\n", columns: 24)
    let attributes = { (row: Int) in board.screen.surface[5, row].style.attributes }
    #expect(attributes(4) == .dim)
    #expect(attributes(7) == [])
  }

  @Test func wideTitlesStayInTheirCards() throws {
    let text = "## 待办\n- 日本語日本語\n- 👩‍👩‍👧 family 🏳️‍🌈\n## Done\n"
    let board = try BoardScreen(text, columns: 30, rows: 12)
    // Columns of 14 and 15 cells; a title has 9, room for four characters of two cells.
    assertFrame(
      board.screen,
      matches: """
         board                2 cards
        ──────────────────────────────
          待办 ──── 2   Done ───── 0
         ╭───────────╮
         │ 日本語日  │    no cards
         │ 本語      │
         ╰───────────╯
         ╭───────────╮
         │ 👩‍👩‍👧 family │
         │ 🏳️‍🌈        │
         ╰───────────╯
         Drag a card to mov…  q quits
        """)
  }

  /// The bytes of the cards that stay, and of everything else, are as before.
  @Test(arguments: [
    (
      "\u{FEFF}## Todo\r\n\r\n- Alpha\r\n- Beta\r\n\r\n## Done\r\n\r\n- Gamma\r\n",
      "\u{FEFF}## Todo\r\n\r\n- Beta\r\n\r\n## Done\r\n\r\n- Alpha\r\n- Gamma\r\n"
    ),
    (
      "## Todo\n- Alpha  \n\tmore\n- Beta\n\n<!-- - no card -->\n\n## Done\n```\n- code\n```\n- Gamma",
      "## Todo\n- Beta\n\n<!-- - no card -->\n\n## Done\n```\n- code\n```\n- Alpha  \n\tmore\n- Gamma"
    ),
    (
      "---\ntitle: x\n---\nTodo\n----\n* Alpha\n* Beta\n\nDone\n----\n* Gamma\n",
      "---\ntitle: x\n---\nTodo\n----\n* Beta\n\nDone\n----\n* Alpha\n* Gamma\n"
    ),
  ])
  func allOtherBytesStay(text: String, expected: String) throws {
    let board = try BoardScreen(text)
    board.drag(from: (5, 4), to: (30, 3))
    board.screen.release(30, 3)
    #expect(try board.file == expected)
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 30), (60, 2), (5, 5), (300, 120), (1000, 1)])
  func everySizeIsDrawn(columns: Int, rows: Int) throws {
    let board = try BoardScreen(BoardDragTests.text, columns: columns, rows: rows)
    board.drag(from: (columns / 8, rows / 3), to: (columns - 1, rows - 1))
    board.screen.release(columns - 1, rows - 1)
    #expect(board.screen.rows.count == rows)
  }

  @Test func aScreenThatChangesItsSizeKeepsTheDrag() throws {
    let board = try BoardScreen(BoardDragTests.text)
    board.drag(from: (5, 4), to: (36, 12))
    for (columns, rows) in [(80, 24), (1, 1), (20, 5), (120, 40), (46, 16)] {
      board.screen.resize(columns, rows)
      #expect(board.screen.rows.count == rows)
    }
    #expect(board.statusLine == " “Alpha” → Done, 1 of 1           Esc cancels")
    board.screen.release(36, 12)
    #expect(board.titles == [["Beta", "Gamma"], ["Delta"], ["Alpha"]])
  }

  @Test func aRandomWalkOfThePointerLosesNothing() throws {
    var random = SeededGenerator(seed: 7)
    let board = try BoardScreen(BoardDragTests.text, reduceMotion: false)
    let lines = BoardDragTests.text.split(separator: "\n").sorted()
    for _ in 0..<60 {
      board.screen.press(
        Int.random(in: 0..<46, using: &random), Int.random(in: 0..<16, using: &random))
      for _ in 0..<Int.random(in: 0..<6, using: &random) {
        board.screen.move(
          Int.random(in: 0..<46, using: &random), Int.random(in: 0..<16, using: &random))
        if Int.random(in: 0..<8, using: &random) == 0 { board.screen.wheel(1, at: 5, 5) }
        if Int.random(in: 0..<4, using: &random) == 0 {
          board.screen.advance(by: .milliseconds(40))
        }
      }
      if Int.random(in: 0..<4, using: &random) == 0 { board.screen.key(.escape) }
      board.screen.release(
        Int.random(in: 0..<46, using: &random), Int.random(in: 0..<16, using: &random))
      let file = try board.file
      #expect(file.split(separator: "\n").sorted() == lines)
      #expect(
        try BoardStore(path: board.folder["board.md"]).document.columns.map {
          $0.cards.map(\.title)
        } == board.titles)
    }
  }
}
