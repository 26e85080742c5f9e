import BoardFile
import InlayTesting
import Testing

@testable import board

/// Several cards at once.
@MainActor
struct BoardSelectionTests {
  static let text = "## Todo\n- Alpha\n- Beta\n- Gamma\n## Done\n- Delta\n"

  /// A board on which Alpha and Gamma are selected and Gamma has the focus.
  private func selected(columns: Int = 60) throws -> BoardScreen {
    let board = try BoardScreen(Self.text, columns: columns)
    board.screen.press(.downArrow)
    board.screen.type("v")
    board.screen.press(.downArrow, times: 2)
    board.screen.type("v")
    return board
  }

  @Test func selectedCardsAreMarkedAndCounted() throws {
    let board = try selected(columns: 46)
    assertFrame(
      board.screen,
      matches: """
         board                                4 cards
        ──────────────────────────────────────────────
          Todo ──────────── 3   Done ───────────── 1
         ╭──────────────────■╮ ╭───────────────────□╮
         │ Alpha             │ │ Delta              │
         ╰───────────────────╯ ╰────────────────────╯
         ╭──────────────────□╮
         │ Beta              │
         ╰───────────────────╯
         ┏━━━━━━━━━━━━━━━━━━■┓
         ┃ Gamma             ┃
         ┗━━━━━━━━━━━━━━━━━━━┛



         2 cards selected · Space lifts       q quits
        """)
    board.screen.press(.escape)
    #expect(board.model.selection.isEmpty)
  }

  @Test func aClickOnTheMarkSelects() throws {
    let board = try BoardScreen(Self.text)
    board.screen.click("Beta")
    board.screen.click("□")
    #expect(board.statusLine.hasPrefix(" 1 card selected"))
    board.screen.click(.text("□", occurrence: 1))
    #expect(board.statusLine.hasPrefix(" 2 cards selected"))
    board.screen.click("■")
    #expect(board.statusLine.hasPrefix(" 1 card selected"))
  }

  @Test func aControlClickSelects() throws {
    let board = try BoardScreen(Self.text)
    board.screen.click("Beta", modifiers: .control)
    board.screen.click("Delta", modifiers: .control, via: .bytes)
    #expect(board.statusLine.hasPrefix(" 2 cards selected"))
  }

  @Test func theyAreDraggedAsAStack() throws {
    let board = try selected()
    board.screen.lift("Alpha")
    board.screen.move(to: .after("Delta"))
    #expect(board.statusLine.hasPrefix(" 2 cards → Done, 2 of 3"))
    board.screen.drop()
    #expect(try board.file == "## Todo\n- Beta\n## Done\n- Delta\n- Alpha\n- Gamma\n")
    #expect(board.statusLine.hasPrefix(" ✓ Moved 2 cards to Done. Saved."))
  }

  @Test func spaceLiftsThemAll() throws {
    let board = try selected()
    board.screen.press(.space)
    #expect(board.statusLine.hasPrefix(" 2 cards"))
    board.screen.press(.rightArrow)
    board.screen.press(.space)
    #expect(Set(board.titles[1]) == ["Delta", "Alpha", "Gamma"])
    #expect(board.titles[0] == ["Beta"])
  }

  @Test func anUnselectedCardIsDraggedAlone() throws {
    let board = try selected()
    board.screen.drag("Beta", to: .after("Delta"))
    #expect(board.titles == [["Alpha", "Gamma"], ["Delta", "Beta"]])
  }

  @Test func keysMeanAllSelectedCards() throws {
    let board = try selected()
    board.screen.type("x")
    #expect(
      try board.file == "## Todo\n- [x] Alpha\n- Beta\n- [x] Gamma\n## Done\n- Delta\n")
    board.screen.type("d")
    #expect(try board.file == "## Todo\n- Beta\n## Done\n- Delta\n")
    board.screen.type("uu")
    #expect(try board.file == Self.text)
  }

  @Test func cardsThatAreGoneAreNotSelected() throws {
    let board = try selected()
    try board.changeFile("## Todo\n- Gamma\n## Done\n")
    board.model.message = nil
    board.screen.draw()
    #expect(board.statusLine.hasPrefix(" 1 card selected"))
  }
}
