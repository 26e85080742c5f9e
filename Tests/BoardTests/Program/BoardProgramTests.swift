#if os(Linux)
  import CellGrid
  import Foundation
  import InlayTesting
  import ProgramRuns
  import Testing

  /// The program itself: raw bytes of a terminal in, the screen and the file out.
  struct BoardProgramTests {
    static let text = BoardDragTests.text

    @Test func aDragWithRawBytesSavesTheFile() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      try board.press(20, 4)
      try board.move(17, 4)
      try board.move(8, 5)
      try board.move(8, 7)
      // The placeholder is where the card would land, the preview where the pointer is.
      try board.expect(
        frame: """
           Plan                                 4 cards
          ──────────────────────────────────────────────
            Todo ───── 3   Doing ──── 1   Done ───── 0
           ╭────────────╮
           │ ○ Alpha    │                   no cards
           ╰────────────╯
           ╭╌╌┏━━━━━━━━━━━□┓
           ╎  ┃ Delta      ┃
           ╰╌╌┗━━━━━━━━━━━━┛
           ╭────────────╮
           │ ○ Beta     │
           ╰────────────╯
           ╭────────────╮
           │ ○ Gamma    │
           ╰────────────╯
           “Delta” → Todo, 2 of 4           Esc cancels
          """)
      #expect(try board.file == Self.text)
      try board.move(9, 8)
      try board.expect("the preview one cell further") {
        $0.rows[7].hasPrefix(" ╎   ┏━━━━━━━━━━━□┓")
      }
      try board.release(9, 8)
      try board.expect("Saved.")
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
      #expect(try board.folder.names == ["board.md"])
      try board.expect(
        frame: """
           Plan                                 4 cards
          ──────────────────────────────────────────────
            Todo ───── 4   Doing ──── 0   Done ───── 0
           ╭────────────╮
           │ ○ Alpha    │    no cards       no cards
           ╰────────────╯
           ┏━━━━━━━━━━━□┓
           ┃ Delta      ┃
           ┗━━━━━━━━━━━━┛
           ╭────────────╮
           │ ○ Beta     │
           ╰────────────╯
           ╭────────────╮
           │ ○ Gamma    │
           ╰────────────╯
           ✓ Moved “Delta” to Todo. Saved.      q quits
          """)
    }

    @Test func escapeInTheMiddleChangesNothing() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      let before = try board.frameWithFocus()
      try board.press(5, 4)
      try board.move(36, 10)
      try board.expect("“Alpha” → Done, 1 of 1")
      try board.run.terminal.send("\u{1B}")
      try board.expect("the screen as before") { $0.terminal.text == before }
      try board.release(36, 10)
      try board.run.terminal.send("q")
      #expect(try board.run.awaitEnd() == .status(0))
      #expect(try board.file == Self.text)
    }

    @Test func aLostReleaseEndsTheDrag() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      let before = try board.frameWithFocus()
      #expect(!board.terminal.modes.contains(PrivateMode.mouseMotion))
      try board.press(5, 4)
      try board.move(36, 10)
      try board.expect("motion reports") { $0.terminal.modes.contains(PrivateMode.mouseMotion) }
      try board.hover(38, 10)
      try board.expect("the screen as before") {
        $0.terminal.text == before && !$0.terminal.modes.contains(PrivateMode.mouseMotion)
      }
      #expect(board.terminal.modes.contains(PrivateMode.mouseDrags))
      #expect(try board.file == Self.text)
    }

    @Test func theWindowLosingTheKeyboardEndsTheDrag() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      let before = try board.frameWithFocus()
      try board.press(5, 4)
      try board.move(36, 10)
      try board.expect("“Alpha” → Done, 1 of 1")
      try board.run.terminal.send("\u{1B}[O")
      try board.expect("the screen as before") { $0.terminal.text == before }
    }

    @Test func resizingDuringADragKeepsIt() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      try board.press(5, 4)
      try board.move(36, 10)
      try board.expect("“Alpha” → Done, 1 of 1")
      board.resize(80, 24)
      // The status line at the bottom of the new size, with its key at the right edge.
      try board.expect("a frame of the new size") {
        $0.statusLine.hasPrefix(" “Alpha” → Done, 1 of 1") && $0.statusLine.hasSuffix("Esc cancels")
          && $0.statusLine.count == 79
      }
      // Three columns of 79 cells: 36 is in the second one now.
      try board.release(36, 10)
      try board.expect("Moved “Alpha” to Doing. Saved.")
      #expect(try board.file.contains("- Delta\n- [ ] Alpha\n"))
    }

    @Test func aFloodOfMotionEndsAtItsLastReport() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      try board.press(5, 4)
      var bytes = ""
      for step in 0..<2000 {
        bytes += "\u{1B}[<32;\(6 + step * 7 % 40);\(3 + step * 3 % 12)M"
      }
      // The terminal is read while it is written to, as an emulator does.
      for chunk in Array(bytes.utf8).chunks(of: 1000) {
        try board.run.terminal.send(chunk)
        board.readAvailable()
      }
      try board.move(36, 10)
      try board.release(36, 10)
      try board.expect("Saved.")
      #expect(
        try board.file == Self.text.replacingOccurrences(of: "- [ ] Alpha\n", with: "")
          + "- [ ] Alpha\n")
    }

    @Test func anotherProgramsChangeIsShown() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      try board.folder.write(Self.text + "\n- New\n", to: "board.md")
      try board.expect("The file was changed elsewhere")
      try board.expect("│ New        │")
    }

    @Test func whatAProgramThatKeepsTheFileOpenWritesIsShown() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      let file = try #require(FileHandle(forUpdatingAtPath: board.folder["board.md"]))
      defer { try? file.close() }
      try file.seekToEnd()
      try file.write(contentsOf: Data("\n- New\n".utf8))
      try board.expect("│ New        │")
      try file.truncate(atOffset: 0)
      try board.expect("No columns yet")
    }

    @Test func aReplacedFileIsShown() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      try board.folder.write("## Other\n- Card\n", to: "next.md")
      #expect(rename(board.folder["next.md"], board.folder["board.md"]) == 0)
      try board.expect("│ Card")
    }

    @Test func nothingIsWrittenWithoutAnEvent() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      // The answer to a question tells that all before it was handled; motion over nothing draws
      // nothing.
      let count = board.byteCount
      try board.hover(3, 14)
      try board.run.terminal.send("\u{1B}[?62;4c")
      try board.run.terminal.send("q")
      #expect(try board.run.awaitEnd() == .status(0))
      // What was written since then is what gives the terminal back, and nothing else.
      let rest = board.run.terminal.takeUnread()
      #expect(rest.hasPrefix("\u{1B}[?2026l\u{1B}[<u"), "\(count): \(rest.debugDescription)")
    }
  }

  extension Array {
    fileprivate func chunks(of size: Int) -> [[Element]] {
      stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
  }
#endif
