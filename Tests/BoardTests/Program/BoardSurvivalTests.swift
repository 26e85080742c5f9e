#if os(Linux)
  import Foundation
  import Glibc
  import InlayTesting
  import ProgramRuns
  import Testing

  /// What happens to the file while the program runs: the program goes on, and no byte is lost.
  struct BoardSurvivalTests {
    static let text = BoardDragTests.text
    static let moved = text.replacingOccurrences(of: "- [ ] Alpha\n", with: "") + "- [ ] Alpha\n"

    /// The program, with Alpha carried to the empty column.
    private func carrying() throws -> ProgramScreen {
      let board = try ProgramScreen(board: Self.text, columns: 100, shows: "q quits")
      try board.press(5, 4)
      try board.move(90, 10)
      try board.expect("“Alpha” → Done, 1 of 1")
      return board
    }

    private func expectGoingOn(_ board: ProgramScreen) throws {
      try board.run.terminal.send("q")
      #expect(try board.run.awaitEnd() == .status(0))
      #expect(try board.folder.names.allSatisfy { !$0.hasSuffix(".tmp") })
    }

    @Test func anEditDuringADrag() throws {
      let board = try carrying()
      try board.folder.write(Self.text + "- [ ] New\n", to: "board.md")
      try board.expect("“Alpha” → Done, 2 of 2")
      try board.release(90, 10)
      try board.expect("Saved.")
      #expect(
        try board.file
          == Self.moved.replacingOccurrences(
            of: "- [ ] Alpha\n", with: "- [ ] New\n- [ ] Alpha\n"))
      try expectGoingOn(board)
    }

    @Test func aLockDuringADrag() throws {
      let board = try carrying()
      #expect(chmod(board.folder["board.md"], 0o444) == 0)
      try board.release(90, 10)
      try board.expect("read-only")
      #expect(try board.file == Self.text)
      #expect(chmod(board.folder["board.md"], 0o644) == 0)
      try board.expect("the board to be open again") { !$0.rows[0].hasSuffix("read-only") }
      try expectGoingOn(board)
    }

    @Test func aRemovalDuringADrag() throws {
      let board = try carrying()
      #expect(unlink(board.folder["board.md"]) == 0)
      try board.release(90, 10)
      try board.expect("There is no file at")
      #expect(try board.folder.names == [])
      // An editor puts it back.
      try board.folder.write(Self.text, to: "board.md")
      try board.run.terminal.send("x")
      try board.expect("Checked off “Alpha”")
      #expect(try board.file == Self.text.replacingOccurrences(of: "[ ] Alpha", with: "[x] Alpha"))
      try expectGoingOn(board)
    }

    @Test func aDirectoryInItsPlace() throws {
      let board = try carrying()
      #expect(unlink(board.folder["board.md"]) == 0)
      #expect(mkdir(board.folder["board.md"], 0o755) == 0)
      try board.release(90, 10)
      try board.expect("is a directory")
      #expect(try board.folder.names == ["board.md"])
      try expectGoingOn(board)
    }

    @Test func aDiskWithoutRoom() throws {
      let board = try carrying()
      try board.run.limitFiles(toBytes: 20)
      try board.release(90, 10)
      try board.expect("could not be saved: file too large")
      #expect(try board.file == Self.text)
      #expect(try board.folder.names == ["board.md"])
      // The card is back where it was.
      try board.expect("Alpha in its column") { $0.rows[4].contains("○ Alpha") }
      try expectGoingOn(board)
    }

    @Test func tenThousandCards() throws {
      let text = BoardLargeTests.text(3_400)
      let board = try ProgramScreen(board: text, columns: 80, rows: 24, shows: "10200 cards")
      try board.press(5, 4)
      try board.move(30, 8)
      try board.expect("“Todo 1” → Doing")
      try board.release(30, 8)
      try board.expect("Saved.")
      try board.run.terminal.send("u")
      try board.expect("Undone: Moved “Todo 1” to Doing.")
      #expect(try board.file == text)
      try expectGoingOn(board)
    }

    @Test func aTerminalOfOneCell() throws {
      let board = try ProgramScreen(board: Self.text, columns: 1, rows: 1)
      try board.expect("a frame") { $0.terminal.showsAlternateScreen }
      for keys in ["\u{1B}[B", "x", "a", "new\r", "?", "?", "v", " ", "\u{1B}[C", " "] {
        try board.run.terminal.send(keys)
      }
      board.resize(60, 16)
      try board.expect("new")
      try expectGoingOn(board)
    }

    @Test func theOptionsForLooking() throws {
      let folder = try ScratchDirectory()
      try folder.write(Self.text, to: "board.md")
      let board = try ProgramScreen(
        "board", ["--read-only", "--points", folder["board.md"]], in: folder, columns: 60,
        rows: 16, shows: "4 cards read-only")
      try board.run.terminal.send("\u{1B}[Bx")
      try board.expect("The board is read-only.")
      #expect(try board.file == Self.text)
      try expectGoingOn(board)
    }
  }
#endif
