#if os(Linux)
  import Foundation
  import Glibc
  import InlayTesting
  import ProgramRuns
  import Testing

  /// However the program ends, the terminal is as it was before.
  struct BoardExitTests {
    static let text = BoardDragTests.text

    private func expectGivenBack(_ board: ProgramScreen) {
      board.readAvailable()
      #expect(board.run.terminal.settings == board.run.settingsBefore)
      #expect(!board.terminal.showsAlternateScreen)
      #expect(board.terminal.modes == [PrivateMode.cursor, PrivateMode.wrap])
      #expect(board.terminal.text.allSatisfy { $0 == "\n" })
    }

    @Test(arguments: ["q", "\u{3}"])
    func quitting(key: String) throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      #expect(board.terminal.showsAlternateScreen)
      #expect(!board.terminal.isCursorVisible)
      try board.run.terminal.send(key)
      #expect(try board.run.awaitEnd() == .status(0))
      expectGivenBack(board)
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGSEGV, SIGABRT, SIGILL, SIGQUIT])
    func signalsInTheMiddleOfADrag(number: Int32) throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      try board.press(5, 4)
      try board.move(36, 10)
      try board.expect("motion reports") { $0.terminal.modes.contains(PrivateMode.mouseMotion) }
      board.run.sendSignal(number)
      #expect(try board.run.awaitEnd() == .signal(number))
      expectGivenBack(board)
      #expect(try board.file == Self.text)
    }

    @Test func aTerminalThatGoesAwayEndsTheProgram() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      board.run.terminal.hangUp()
      let ending = try board.run.awaitEndWithoutReading()
      #expect(ending == .signal(SIGHUP) || ending == .status(129))
      #expect(try board.file == Self.text)
    }

    @Test func suspendingInTheMiddleOfADragLetsTheCardGo() throws {
      let board = try ProgramScreen(board: Self.text, shows: "q quits")
      let before = try board.frameWithFocus()
      try board.press(5, 4)
      try board.move(36, 10)
      try board.expect("“Alpha” → Done, 1 of 1")
      // The group of a program that the terminal started itself cannot stop: it goes on at once.
      try board.run.terminal.send("\u{1A}")
      try board.expect("the screen as before") {
        $0.terminal.showsAlternateScreen && $0.terminal.text == before
      }
      try board.release(36, 10)
      try board.run.terminal.send("q")
      #expect(try board.run.awaitEnd() == .status(0))
      #expect(try board.file == Self.text)
    }
  }
#endif
