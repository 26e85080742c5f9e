import BoardFile
import InlayTesting
import Testing

@testable import board

/// Undo and redo on the board.
@MainActor
struct BoardUndoTests {
  static let text = "## Todo\n- Alpha\n- Beta\n## Done\n- Gamma\n"

  @Test func everyChangeIsUndoneAndDoneAgain() throws {
    let board = try BoardScreen(Self.text, columns: 60)
    board.screen.press(.downArrow)
    var files = [Self.text]
    func note() throws { files.append(try board.file) }
    board.screen.type("x")
    try note()
    board.screen.type("aNew")
    board.screen.press(.return)
    try note()
    board.screen.drag("Beta", to: .after("Gamma"))
    try note()
    board.screen.drag("Todo", to: .after("Done"))
    try note()
    board.screen.click("Gamma")
    board.screen.type("d")
    try note()
    #expect(Set(files).count == 6)
    for file in files.dropLast().reversed() {
      board.screen.type("u")
      #expect(try board.file == file)
    }
    board.screen.type("u")
    #expect(board.statusLine.hasPrefix(" ! Not undone. There is nothing to undo."))
    for file in files.dropFirst() {
      board.screen.type("U")
      #expect(try board.file == file)
    }
    board.screen.press("r", modifiers: .control)
    #expect(board.statusLine.hasPrefix(" ! Not redone. There is nothing to redo."))
  }

  @Test func theFocusGoesToTheCardThatComesBack() throws {
    let board = try BoardScreen(Self.text, columns: 60)
    board.screen.press(.downArrow)
    board.screen.type("du")
    board.screen.type("x")
    #expect(try board.file.contains("- [x] Alpha"))
    board.screen.type("e!")
    board.screen.press(.return)
    board.screen.type("u")
    board.screen.type("x")
    #expect(try board.file.contains("- [ ] Alpha\n"))
  }

  @Test func aChangeElsewhereStays() throws {
    let board = try BoardScreen(Self.text, columns: 60)
    board.screen.press(.downArrow)
    board.screen.type("d")
    try board.folder.write(try board.file + "- New\n", to: "board.md")
    board.screen.type("u")
    #expect(try board.file == Self.text + "- New\n")
    board.screen.type("U")
    #expect(board.titles == [["Beta"], ["Gamma", "New"]])
  }

  @Test func aChangeOfTheSameLinesIsNotUndone() throws {
    let board = try BoardScreen(Self.text, columns: 80)
    board.screen.press(.downArrow)
    board.screen.type("x")
    let changed = try board.file.replacingOccurrences(of: "Alpha", with: "Alpha and Omega")
    try board.changeFile(changed)
    board.screen.type("u")
    #expect(try board.file == changed)
    #expect(
      board.statusLine.hasPrefix(" ! Not undone. Another program has changed the same lines"))
  }
}
