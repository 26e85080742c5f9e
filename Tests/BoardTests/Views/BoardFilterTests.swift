import BoardFile
import InlayTesting
import Testing

@testable import board

/// A board that shows only some of its cards.
@MainActor
struct BoardFilterTests {
  static let text = """
    ## Todo
    - Fix the café
    - Buy milk
    - fix the door
    - Read
    ## Done
    - Sleep
      then FIX the bed

    """

  private func filtered(_ filter: String, columns: Int = 60) throws -> BoardScreen {
    let board = try BoardScreen(Self.text, columns: columns)
    board.screen.type("/" + filter)
    return board
  }

  private func shown(_ board: BoardScreen) -> [[String]] {
    board.model.columns.map { $0.cards.map(\.title) }
  }

  @Test func showsWhatMatchesAsItIsTyped() throws {
    let board = try filtered("fix", columns: 46)
    assertFrame(
      board.screen,
      matches: """
         board                                5 cards
        ──────────────────────────────────────────────
          Todo ──────────── 4   Done ───────────── 1
         ╭───────────────────╮ ╭────────────────────╮
         │ Fix the café      │ │ Sleep              │
         ╰───────────────────╯ │ then FIX the bed   │
         ╭───────────────────╮ ╰────────────────────╯
         │ fix the door      │
         ╰───────────────────╯






         / fix                  3 cards Esc shows all
        """)
    board.screen.type(" the d")
    #expect(shown(board) == [["fix the door"], []])
    #expect(board.screen.text.contains("no matches"))
  }

  @Test(arguments: ["cafe", "CAFÉ", "Café"])
  func neitherCaseNorAccentsCount(filter: String) throws {
    #expect(try shown(filtered(filter)) == [["Fix the café"], []])
  }

  @Test func escapeShowsAll() throws {
    let board = try filtered("fix")
    board.screen.press(.escape)
    #expect(shown(board)[0].count == 4)
    // Also after Return, which goes to the cards.
    board.screen.type("/milk")
    board.screen.press(.return)
    #expect(board.statusLine.hasPrefix(" “milk” is in 1 card"))
    board.screen.press(.escape)
    #expect(shown(board)[0].count == 4)
  }

  @Test func keysWorkOnWhatIsShown() throws {
    let board = try filtered("door")
    board.screen.press(.return)
    board.screen.type("x")
    #expect(try board.file.contains("- [x] fix the door\n"))
  }

  /// Where a card lands among those that are hidden.
  @Test func aDropLandsBesideTheCardThatIsShown() throws {
    let board = try filtered("fix")
    board.screen.press(.return)
    // Behind the last one that is shown comes right behind it, before the hidden one.
    board.screen.drag("Sleep", to: .after("fix the door"))
    #expect(
      try board.file == """
        ## Todo
        - Fix the café
        - Buy milk
        - fix the door
        - Sleep
          then FIX the bed
        - Read
        ## Done

        """)
    board.screen.drag("Sleep", to: .before("fix the door"))
    board.screen.press(.escape)
    #expect(
      board.titles[0] == ["Fix the café", "Buy milk", "Sleep", "fix the door", "Read"])
  }

  @Test func aDropIntoAColumnWithoutMatchesGoesToItsEnd() throws {
    let board = try BoardScreen(
      "## Todo\n- Alpha\n## Done\n- Beta\n- Gamma\n", columns: 60)
    board.screen.type("/alpha")
    board.screen.press(.return)
    board.screen.lift("Alpha")
    board.screen.move(over: "no matches")
    board.screen.drop()
    #expect(try board.file == "## Todo\n## Done\n- Beta\n- Gamma\n- Alpha\n")
  }
}
