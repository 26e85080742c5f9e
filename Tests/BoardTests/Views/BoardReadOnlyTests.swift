import BoardFile
import Foundation
import InlayTesting
import Testing

@testable import board

/// Boards that may be looked at only.
@MainActor
struct BoardReadOnlyTests {
  static let text = "## Todo\n- [ ] Alpha\n- Beta\n## Done\n- Gamma\n"

  private func expectUntouched(_ board: BoardScreen) throws {
    #expect(board.screen.rows[0].hasSuffix("read-only"))
    board.screen.press(.downArrow)
    for key in ["x", "a", "e", "d"] {
      board.screen.type(key)
      #expect(board.statusLine.hasPrefix(" ! The board is read-only."))
      board.screen.press(.escape)
    }
    board.screen.click("○")
    board.screen.press(.rightArrow, modifiers: .option)
    board.screen.press(.space)
    board.drag(from: (5, 4), to: (40, 6))
    board.screen.release(40, 6)
    board.drag(from: (4, 2), to: (50, 2))
    board.screen.release(50, 2)
    #expect(try board.file == Self.text)
    #expect(board.titles == [["Alpha", "Beta"], ["Gamma"]])
  }

  @Test func nothingIsChangedWhenAskedFor() throws {
    try expectUntouched(BoardScreen(Self.text, columns: 60, isReadOnly: true))
  }

  @Test func aFileThatMayNotBeWrittenIsNot() throws {
    let board = try BoardScreen(Self.text, columns: 60)
    #expect(!board.screen.rows[0].contains("read-only"))
    #expect(chmod(board.folder["board.md"], 0o444) == 0)
    board.model.refresh()
    board.screen.draw()
    try expectUntouched(board)
    #expect(chmod(board.folder["board.md"], 0o644) == 0)
    board.model.refresh()
    board.screen.draw()
    board.screen.drag("Beta", to: .after("Gamma"))
    #expect(board.titles == [["Alpha"], ["Gamma", "Beta"]])
  }

  @Test func theFocusAndTheFilterStillWork() throws {
    let board = try BoardScreen(Self.text, columns: 60, isReadOnly: true)
    board.screen.press(.downArrow, times: 2)
    #expect(board.screen.text.contains("┃ Beta"))
    board.screen.type("/gam")
    #expect(!board.screen.text.contains("Alpha"))
  }

  @Test func aFileThatIsLockedDuringADragIsLeftAlone() throws {
    let board = try BoardScreen(Self.text, columns: 80)
    board.screen.lift("Beta")
    board.screen.move(to: .after("Gamma"))
    #expect(chmod(board.folder["board.md"], 0o444) == 0)
    board.screen.drop()
    #expect(board.statusLine.hasPrefix(" ! Not moved. You do not have permission to change"))
    #expect(try board.file == Self.text)
    #expect(board.titles == [["Alpha", "Beta"], ["Gamma"]])
  }
}
