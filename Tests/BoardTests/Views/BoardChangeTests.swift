import BoardFile
import Foundation
import Testing

@testable import board

/// The file changes while a card is carried.
@MainActor
struct BoardChangeTests {
  static let text = "## Todo\n- Alpha\n- Beta\n- Gamma\n## Done\n- Delta\n"

  /// A board whose Alpha is carried over the lower half of Delta.
  private func carrying() throws -> BoardScreen {
    let board = try BoardScreen(Self.text)
    board.drag(from: (5, 4), to: (30, 6))
    #expect(board.statusLine.hasPrefix(" “Alpha” → Done, 2 of 2"))
    return board
  }

  @Test func aDragGoesOnWhenTheFileIsReadAgain() throws {
    let board = try carrying()
    try board.changeFile("## Todo\n- Alpha\n- Beta\n- Gamma\n## Done\n- New\n- Delta\n- Newer\n")
    // No card came after the gap, which stays at the end.
    #expect(board.statusLine.hasPrefix(" “Alpha” → Done, 4 of 4"))
    board.screen.release(30, 6)
    #expect(
      try board.file == "## Todo\n- Beta\n- Gamma\n## Done\n- New\n- Delta\n- Newer\n- Alpha\n")
    #expect(board.statusLine.hasPrefix(" ✓ Moved “Alpha” to Done. Saved."))
  }

  @Test func aCardThatIsTakenAwayIsLetGo() throws {
    let board = try carrying()
    let changed = "## Todo\n- Beta\n- Gamma\n## Done\n- Delta\n"
    try board.changeFile(changed)
    #expect(
      board.statusLine.hasPrefix(" ✓ The file was changed elsewhere"))
    #expect(!board.screen.text.contains("╌") && !board.screen.text.contains("━"))
    board.screen.release(30, 6)
    #expect(try board.file == changed)
  }

  @Test func aColumnThatIsTakenAwayTakesNothing() throws {
    let board = try carrying()
    let changed = "## Todo\n- Alpha\n- Beta\n- Gamma\n"
    try board.changeFile(changed)
    #expect(board.statusLine.hasPrefix(" “Alpha” goes back"))
    board.screen.release(30, 6)
    // The one column left fills the screen: the release is a motion first, and lands after Alpha's own
    // place.
    #expect(try board.file == changed)
  }

  @Test func aCardThatMovedElsewhereIsStillCarried() throws {
    let board = try carrying()
    try board.changeFile("## Todo\n- Beta\n- Gamma\n## Done\n- Alpha\n- Delta\n")
    #expect(board.statusLine.hasPrefix(" “Alpha” → Done, 2 of 2"))
    board.screen.move(5, 4)
    board.screen.release(5, 4)
    #expect(try board.file == "## Todo\n- Alpha\n- Beta\n- Gamma\n## Done\n- Delta\n")
  }

  @Test func anUnnoticedChangeIsKeptByTheDrop() throws {
    let board = try carrying()
    try board.folder.write(Self.text + "- New\n", to: "board.md")
    board.screen.release(30, 6)
    #expect(try board.file == "## Todo\n- Beta\n- Gamma\n## Done\n- Delta\n- New\n- Alpha\n")
    #expect(board.titles == [["Beta", "Gamma"], ["Delta", "New", "Alpha"]])
  }

  @Test func aDropThatNoLongerFitsIsRefused() throws {
    let board = try BoardScreen(Self.text, columns: 80)
    // Before Delta, which another program removes unnoticed.
    board.drag(from: (5, 4), to: (50, 3))
    let changed = "## Todo\n- Alpha\n- Beta\n- Gamma\n## Done\n- Other\n"
    try board.folder.write(changed, to: "board.md")
    board.screen.release(50, 3)
    #expect(try board.file == changed)
    #expect(board.titles == [["Alpha", "Beta", "Gamma"], ["Other"]])
    #expect(
      board.statusLine.hasPrefix(
        " ! Not moved. The place in “Done” is gone: the card below it is no longer there."
          .prefix(60)))
    // The refusal is not wiped away by the news of the change itself.
    board.model.refresh()
    board.screen.draw()
    #expect(board.statusLine.hasPrefix(" ! Not moved."))
  }

  @Test func aDropWithoutAFileIsRefused() throws {
    let board = try carrying()
    try FileManager.default.removeItem(atPath: board.folder["board.md"])
    board.model.refresh()
    board.screen.draw()
    // The drag goes on: an editor may be about to put the file back.
    #expect(board.statusLine.hasPrefix(" “Alpha” → Done, 2 of 2"))
    board.screen.release(30, 6)
    #expect(board.statusLine.hasPrefix(" ! Not moved. There is no file at"))
    #expect(board.titles == [["Alpha", "Beta", "Gamma"], ["Delta"]])
    #expect(try board.folder.names == [])
  }

  @Test func anUnreadableFileIsReportedWhileItLasts() throws {
    let board = try BoardScreen(Self.text)
    try FileManager.default.removeItem(atPath: board.folder["board.md"])
    board.model.refresh()
    board.screen.draw()
    #expect(board.statusLine.hasPrefix(" ! There is no file at"))
    try board.changeFile(Self.text)
    #expect(board.statusLine.hasPrefix(" Drag a card"))
  }

  @Test func aMoveThatMarkdownWouldReadDifferentlyIsRefused() throws {
    // In front of Beta, whose marker is indented, Alpha would take it in.
    let text = "## Todo\n- Alpha\n## Done\n  - Beta\n"
    let board = try BoardScreen(text, columns: 80)
    board.drag(from: (5, 4), to: (50, 3))
    board.screen.release(50, 3)
    #expect(try board.file == text)
    #expect(board.statusLine.hasPrefix(" ! Not moved. “Alpha” cannot go there"))
  }
}
