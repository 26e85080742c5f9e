import BoardFile
import InlayTesting
import Testing

@testable import board

/// Columns that are moved by their headings.
@MainActor
struct BoardColumnTests {
  static let text = "# Plan\n\n## Todo\n\n- Alpha\n- Beta\n\n## Doing\n\n- Gamma\n\n## Done\n"
  static let moved = "# Plan\n\n## Doing\n\n- Gamma\n\n## Todo\n\n- Alpha\n- Beta\n\n## Done\n"

  @Test func theHeadingLiftsTheColumn() throws {
    let board = try BoardScreen(Self.text)
    // A column is passed at its middle.
    board.drag(from: (4, 2), to: (25, 2))
    #expect(board.statusLine.hasPrefix(" “Todo” → column 2 of 3"))
    board.screen.drop()
    #expect(try board.file == Self.moved)
    #expect(board.statusLine.hasPrefix(" ✓ Moved the column Todo. Saved."))
    #expect(board.titles == [["Gamma"], ["Alpha", "Beta"], []])
    // Cards are still at home in their columns.
    board.screen.drag("Alpha", to: .after("Gamma"))
    #expect(board.titles == [["Gamma", "Alpha"], ["Beta"], []])
  }

  @Test func cardsDoNotLiftTheColumn() throws {
    let board = try BoardScreen(Self.text)
    board.screen.lift("Alpha")
    board.screen.move(over: "Gamma")
    #expect(board.statusLine.hasPrefix(" “Alpha” → Doing"))
    board.screen.cancel()
    // Below its cards a column is lifted by nothing.
    board.drag(from: (20, 10), to: (5, 10))
    #expect(board.statusLine.hasSuffix("q quits"))
  }

  @Test func keysMoveTheColumn() throws {
    let board = try BoardScreen(Self.text)
    // From the first card to its heading.
    board.screen.press(.downArrow)
    board.screen.press(.upArrow)
    #expect(board.screen.rows[2].hasPrefix(" ▸Todo"))
    board.screen.press(.rightArrow, modifiers: .option)
    #expect(try board.file == Self.moved)
    // The focus is still on the heading.
    #expect(board.screen.rows[2].contains("▸Todo"))
    board.screen.press(.leftArrow, modifiers: .option)
    #expect(try board.file == Self.text)
    board.screen.press(.space)
    board.screen.press(.rightArrow)
    #expect(board.statusLine.hasPrefix(" “Todo” → column 2 of 3"))
    board.screen.press(.space)
    #expect(try board.file == Self.moved)
  }

  @Test func headingsAreReachedByKeys() throws {
    let board = try BoardScreen(Self.text)
    board.screen.press(.downArrow)
    board.screen.press(.upArrow)
    board.screen.press(.rightArrow, times: 2)
    #expect(board.screen.rows[2].contains("▸Done"))
    board.screen.press(.leftArrow)
    board.screen.press(.downArrow)
    board.screen.type("x")
    #expect(try board.file.contains("- [x] Gamma"))
  }
}
