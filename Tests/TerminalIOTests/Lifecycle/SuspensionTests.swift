#if os(Linux)
  import Glibc
  import ProgramRuns
  import Testing

  @testable import TerminalIO

  struct SuspensionTests {
    static let enter = "\u{1B}[?1049h"
    static let leave = "\u{1B}[?1049l"

    @Test func suspendGivesTheTerminalBackAndResumeTakesItAgain() throws {
      let run = try ProgramRun.probe(["shell", "job"])
      try run.terminal.expect("<ready 80x24>")
      let raw = run.terminal.settings
      try run.terminal.send("\u{1A}")
      try run.terminal.expect(Self.leave)
      try run.terminal.expect("<shell: stopped by \(SIGTSTP)>")
      #expect(run.terminal.settings == run.settingsBefore)

      run.terminal.resize(columns: 60, rows: 20)
      try run.terminal.send("fg\n")
      try run.terminal.expect(Self.enter)
      #expect(try run.terminal.expect("<resize 60x20><repaint>").contains("\u{1B}[?1002h"))
      #expect(run.terminal.settings == raw)
      try run.terminal.send("q")
      try run.terminal.expect("<shell: ended with \(7 << 8)>")
      #expect(try run.awaitEnd() == .status(0))
      #expect(run.terminal.settings == run.settingsBefore)
    }

    @Test func resumeInTheBackgroundTouchesNothing() throws {
      let run = try ProgramRun.probe(["shell", "job"])
      try run.terminal.expect("<ready 80x24>")
      try run.terminal.send("\u{1A}")
      try run.terminal.expect("<shell: stopped by \(SIGTSTP)>")
      try run.terminal.send("bg\n")
      let meanwhile = try run.terminal.expect("<shell: stopped by \(SIGTTIN)>")
      #expect(!meanwhile.contains("\u{1B}"))
      #expect(run.terminal.settings == run.settingsBefore)
      try run.terminal.send("fg\n")
      try run.terminal.expect(Self.enter)
      try run.terminal.expect("<repaint>")
      try run.terminal.send("q")
      #expect(try run.awaitEnd() == .status(0))
    }

    @Test func stopRequestFromOutsideIsAnsweredLikeTheKey() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      run.sendSignal(SIGTSTP)
      // The probe leads its session, so nothing could bring it to the front again and the system
      // does not stop it.
      try run.terminal.expect(Self.leave)
      try run.terminal.expect(Self.enter)
      try run.terminal.expect("<repaint>")
      try run.terminal.send("q")
      #expect(try run.awaitEnd() == .status(7))
    }

    @Test func forcedStopIsRepairedOnResume() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      let raw = run.terminal.settings
      run.sendSignal(SIGSTOP)
      try run.terminal.restoreSettings(run.settingsBefore)
      run.sendSignal(SIGCONT)
      try run.terminal.expect(Self.leave)
      try run.terminal.expect(Self.enter)
      try run.terminal.expect("<repaint>")
      #expect(run.terminal.settings == raw)
      try run.terminal.send("q")
      #expect(try run.awaitEnd() == .status(7))
    }

    @Test func handlersWorkAfterResume() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      try run.terminal.send("\u{1A}")
      try run.terminal.expect(Self.enter)
      try run.terminal.expect("<repaint>")
      run.sendSignal(SIGTERM)
      #expect(try run.awaitEnd() == .signal(SIGTERM))
      #expect(run.terminal.takeUnread().hasSuffix(Self.leave))
      #expect(run.terminal.settings == run.settingsBefore)
    }
  }
#endif
