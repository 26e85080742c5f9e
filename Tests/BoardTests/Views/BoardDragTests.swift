import BoardFile
import InlayTesting
import Testing

@testable import board

/// Drags on the board, through to the bytes of the file.
///
/// The screen has 46 columns: a margin, and three columns of 15 with a free cell at the end of each.
/// Cards of one line take three rows, the first at row 3.
@MainActor
struct BoardDragTests {
  nonisolated static let text = """
    # Plan

    ## Todo

    - [ ] Alpha
    - [ ] Beta
    - [ ] Gamma

    ## Doing

    - Delta

    ## Done

    """

  @Test func showsTheBoard() throws {
    let board = try BoardScreen(Self.text)
    assertFrame(
      board.screen,
      matches: """
         Plan                                 4 cards
        ──────────────────────────────────────────────
          Todo ───── 3   Doing ──── 1   Done ───── 0
         ╭────────────╮ ╭────────────╮
         │ ○ Alpha    │ │ Delta      │    no cards
         ╰────────────╯ ╰────────────╯
         ╭────────────╮
         │ ○ Beta     │
         ╰────────────╯
         ╭────────────╮
         │ ○ Gamma    │
         ╰────────────╯



         Drag a card to move it      ? help · q quits
        """)
  }

  @Test func dragsWithinAColumn() throws {
    let board = try BoardScreen(Self.text)
    board.screen.lift("Alpha")
    board.screen.move(to: .after("Beta"))
    assertFrame(
      board.screen,
      matches: """
         Plan                                 4 cards
        ──────────────────────────────────────────────
          Todo ───── 3   Doing ──── 1   Done ───── 0
         ╭────────────╮ ╭────────────╮
         │ ○ Beta     │ │ Delta      │    no cards
         ╰────────────╯ ╰────────────╯
         ╭╌╌╌╌╌╌╌╌╌╌╌╌╮
         ┏━━━━━━━━━━━□┓
         ┃ ○ Alpha    ┃
         ┗━━━━━━━━━━━━┛
         │ ○ Gamma    │
         ╰────────────╯



         “Alpha” → Todo, 2 of 3           Esc cancels
        """)
    #expect(try board.file == Self.text)
    board.screen.drop()
    #expect(board.titles == [["Beta", "Alpha", "Gamma"], ["Delta"], []])
    #expect(
      try board.file == """
        # Plan

        ## Todo

        - [ ] Beta
        - [ ] Alpha
        - [ ] Gamma

        ## Doing

        - Delta

        ## Done

        """)
    #expect(board.statusLine == " ✓ Moved “Alpha” to Todo. Saved.      q quits")
  }

  @Test func dragsToAPlaceInAnotherColumn() throws {
    let board = try BoardScreen(Self.text)
    board.screen.lift("Delta")
    board.screen.move(to: .before("Beta"))
    assertFrame(
      board.screen,
      matches: """
         Plan                                 4 cards
        ──────────────────────────────────────────────
          Todo ───── 3   Doing ──── 1   Done ───── 0
         ╭────────────╮
         │ ○ Alpha    │                   no cards
         ╰─┏━━━━━━━━━━━□┓
         ╭╌┃ Delta      ┃
         ╎ ┗━━━━━━━━━━━━┛
         ╰╌╌╌╌╌╌╌╌╌╌╌╌╯
         ╭────────────╮
         │ ○ Beta     │
         ╰────────────╯
         ╭────────────╮
         │ ○ Gamma    │
         ╰────────────╯
         “Delta” → Todo, 2 of 4           Esc cancels
        """)
    board.screen.drop()
    #expect(board.titles == [["Alpha", "Delta", "Beta", "Gamma"], [], []])
    #expect(
      try board.file == """
        # Plan

        ## Todo

        - [ ] Alpha
        - Delta
        - [ ] Beta
        - [ ] Gamma

        ## Doing


        ## Done

        """)
  }

  @Test func dragsIntoAnEmptyColumn() throws {
    let board = try BoardScreen(Self.text)
    board.screen.lift("Beta")
    board.screen.move(over: "no cards")
    assertFrame(
      board.screen,
      matches: """
         Plan                                 4 cards
        ──────────────────────────────────────────────
          Todo ───── 3   Doing ──── 1   Done ───── 0
         ╭────────────╮ ╭────────────╮ ╭┏━━━━━━━━━━━□┓
         │ ○ Alpha    │ │ Delta      │ ╎┃ ○ Beta     ┃
         ╰────────────╯ ╰────────────╯ ╰┗━━━━━━━━━━━━┛
         ╭────────────╮
         │ ○ Gamma    │
         ╰────────────╯






         “Beta” → Done, 1 of 1            Esc cancels
        """)
    board.screen.drop()
    #expect(board.titles == [["Alpha", "Gamma"], ["Delta"], ["Beta"]])
    #expect(
      try board.file
        == Self.text.replacingOccurrences(of: "- [ ] Beta\n", with: "") + "- [ ] Beta\n")
  }

  @Test func escapeChangesNothing() throws {
    let board = try BoardScreen(Self.text)
    // The press brings the focus, which stays.
    board.screen.click("Alpha")
    let before = board.screen.text
    board.screen.lift("Alpha")
    board.screen.move(over: "no cards")
    #expect(board.screen.text != before)
    board.screen.press(.escape)
    #expect(board.screen.text == before)
    board.screen.drop()
    #expect(board.screen.text == before)
    #expect(try board.file == Self.text)
    #expect(try board.folder.names == ["board.md"])
  }

  @Test func whatIsDroppedAtHomeIsNotSaved() throws {
    let board = try BoardScreen(Self.text)
    board.drag(from: (5, 4), to: (5, 6))
    #expect(board.statusLine == " “Alpha” stays 1 of 3 in Todo     Esc cancels")
    board.screen.release(5, 6)
    #expect(board.model.message == nil)
    #expect(try board.file == Self.text)
  }

  @Test func awayFromTheColumnsACardGoesBack() throws {
    let board = try BoardScreen(Self.text)
    // The press brings the focus, which stays.
    board.screen.click(5, 4)
    let before = board.screen.text
    // The status line is one row below the columns, which still counts; the title is two above them.
    board.drag(from: (5, 4), to: (5, 0))
    #expect(board.statusLine == " “Alpha” goes back                Esc cancels")
    board.screen.release(5, 0)
    #expect(board.screen.text == before)
    #expect(try board.file == Self.text)
  }

  @Test func theHeadingOfTheTargetIsHighlighted() throws {
    let board = try BoardScreen(Self.text)
    func highlighted() -> [String] {
      [("Todo", 2), ("Doing", 17), ("Done", 32)].filter {
        board.screen.surface[$0.1, 2].style.attributes.contains(.inverse)
      }.map(\.0)
    }
    #expect(highlighted() == [])
    board.drag(from: (5, 4), to: (20, 4))
    #expect(highlighted() == ["Doing"])
    board.screen.move(36, 4)
    #expect(highlighted() == ["Done"])
    board.screen.release(36, 4)
    #expect(highlighted() == [])
  }

  @Test func countsFollow() throws {
    let board = try BoardScreen(
      "# Plan\n## Todo\n- [x] Alpha\n- [ ] Beta\n## Done\n", columns: 47)
    #expect(board.screen.rows[0].hasSuffix("2 cards · 1 done"))
    // Columns of 23 cells, one of which is free; the titles take 6 and the numbers 3.
    board.drag(from: (5, 4), to: (30, 4))
    board.screen.release(30, 4)
    let rule = String(repeating: "─", count: 13)
    #expect(board.screen.rows[2] == "  Todo \(rule) 1   Done \(rule) 1")
    #expect(board.screen.rows[0].hasSuffix("2 cards · 1 done"))
  }

  @Test func aLongTitleLeavesRoomForThePlace() throws {
    let title = String(repeating: "very ", count: 40) + "long"
    let board = try BoardScreen("## Todo\n- \(title)\n## Done\n")
    board.drag(from: (5, 4), to: (30, 8))
    // 44 cells: 11 for the key, 2 before it, and 15 for the place leave 16 for the title.
    #expect(board.statusLine == " “very very very… → Done, 1 of 1  Esc cancels")
    board.screen.release(30, 8)
    #expect(try board.file == "## Todo\n## Done\n- \(title)\n")
  }
}
