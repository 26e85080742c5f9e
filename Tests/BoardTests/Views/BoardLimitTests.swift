import BoardFile
import InlayTesting
import Testing

@testable import board

/// Columns that take only some cards.
@MainActor
struct BoardLimitTests {
  static let text = "## Todo\n- Alpha\n- Beta\n## Doing (2)\n- Gamma\n- Delta\n"

  @Test func theHeadingShowsTheLimit() throws {
    let board = try BoardScreen(Self.text)
    #expect(board.screen.rows[2] == "  Todo ──────────── 2   Doing ────────── 2/2")
  }

  @Test func aDropBeyondTheLimitIsForbiddenWhileDragging() throws {
    let board = try BoardScreen(Self.text, columns: 70)
    board.screen.lift("Alpha")
    board.screen.move(over: "Gamma")
    #expect(board.statusLine.hasPrefix(" “Alpha” · “Doing” is full: it takes 2."))
    board.screen.drop()
    #expect(board.statusLine.hasPrefix(" ! Not moved. “Doing” is full: it takes 2."))
    #expect(try board.file == Self.text)
    #expect(board.titles == [["Alpha", "Beta"], ["Gamma", "Delta"]])
  }

  @Test func movesWithinTheColumnAreAllowed() throws {
    let board = try BoardScreen(Self.text)
    board.screen.drag("Gamma", to: .after("Delta"))
    #expect(board.titles == [["Alpha", "Beta"], ["Delta", "Gamma"]])
  }

  @Test func roomComesWithTheCardThatLeaves() throws {
    let board = try BoardScreen(Self.text, columns: 70)
    board.screen.drag("Gamma", to: .before("Alpha"))
    #expect(board.screen.rows[2].hasSuffix("1/2"))
    board.screen.drag("Beta", to: .after("Delta"))
    #expect(board.titles == [["Gamma", "Alpha"], ["Delta", "Beta"]])
  }

  @Test func cardsOverTheLimitStay() throws {
    let board = try BoardScreen(Self.text.replacingOccurrences(of: "(2)", with: "(1)"))
    #expect(board.screen.rows[2].hasSuffix("2/1"))
    board.screen.drag("Gamma", to: .after("Delta"))
    #expect(board.titles[1] == ["Delta", "Gamma"])
    board.screen.drag("Gamma", to: .before("Alpha"))
    #expect(board.titles == [["Gamma", "Alpha", "Beta"], ["Delta"]])
  }

  @Test func keysAreRefusedToo() throws {
    let board = try BoardScreen(Self.text, columns: 70)
    board.screen.press(.downArrow)
    board.screen.press(.rightArrow, modifiers: .option)
    #expect(board.statusLine.hasPrefix(" ! Not moved. “Doing” is full: it takes 2."))
    board.screen.press(.space)
    board.screen.press(.rightArrow)
    #expect(board.statusLine.hasPrefix(" “Alpha” · “Doing” is full: it takes 2."))
    board.screen.press(.downArrow)
    #expect(board.statusLine.hasPrefix(" “Alpha” → Todo, 2 of 2"))
    board.screen.press(.escape)
    board.screen.press(.rightArrow)
    board.screen.type("a")
    #expect(board.statusLine.hasPrefix(" ! Not added. “Doing” is full: it takes 2."))
    #expect(try board.file == Self.text)
  }

  @Test func aStackNeedsRoomForAll() throws {
    let board = try BoardScreen(
      "## Todo\n- Alpha\n- Beta\n## Doing (2)\n- Gamma\n", columns: 70)
    board.screen.press(.downArrow)
    board.screen.type("v")
    board.screen.press(.downArrow)
    board.screen.type("v")
    board.screen.lift("Alpha")
    board.screen.move(over: "Gamma")
    #expect(board.statusLine.hasPrefix(" 2 cards · “Doing” is full: it takes 2."))
    board.screen.drop()
    #expect(board.titles == [["Alpha", "Beta"], ["Gamma"]])
  }

  @Test func anotherProgramsCardsCountAtTheDrop() throws {
    let text = "## Todo\n- Alpha\n## Doing (2)\n- Gamma\n"
    let board = try BoardScreen(text, columns: 70)
    board.screen.lift("Alpha")
    board.screen.move(to: .after("Gamma"))
    try board.folder.write(text + "- New\n", to: "board.md")
    board.screen.drop()
    #expect(try board.file == text + "- New\n")
    #expect(board.statusLine.hasPrefix(" ! Not moved. “Doing” is full: it takes 2."))
  }
}
