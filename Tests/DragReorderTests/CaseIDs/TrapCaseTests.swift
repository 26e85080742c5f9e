#if os(Linux)
  import Glibc
  import ProgramRuns
  import Testing

  @testable import TerminalIO

  /// A program that fails in the middle of a drag.
  struct TrapCaseTests {
    @Test("error-in-closure") func aTrapInAClosureGivesTheTerminalBack() throws {
      let run = try ProgramRun("drop-probe")
      try run.terminal.expect("third")
      #expect(run.terminal.settings != run.settingsBefore)
      try run.terminal.send(CaseBytes.press(1, 0) + CaseBytes.move(1, 2))
      let ending = try run.awaitEnd()
      #expect(ending == .signal(SIGILL) || ending == .signal(SIGTRAP))
      #expect(run.terminal.settings == run.settingsBefore)
      // The mouse is off and the cursor on, and nothing turns that around again.
      let leave = ScreenModes(environment: TerminalEnvironment(["TERM": "xterm-256color"])).leave
      let rest = try #require(
        run.terminal.takeUnread().split(
          separator: String(decoding: leave, as: UTF8.self), omittingEmptySubsequences: false
        ).last)
      #expect(rest.contains("no answer"))
      #expect(!rest.contains("\u{1B}[?"))
    }
  }
#endif
