#if os(Linux)
  import Glibc
  import ProgramRuns
  import Testing

  @testable import TerminalIO

  /// On every path out of a session the terminal is as it was before.
  struct ExitPathTests {
    /// The signal that a trap of the Swift runtime raises.
    static let trap: ProgramRun.Ending = {
      #if arch(x86_64) || arch(i386)
        .signal(SIGILL)
      #else
        .signal(SIGTRAP)
      #endif
    }()

    static let modes = ScreenModes(environment: TerminalEnvironment(["TERM": "xterm-256color"]))

    struct Path: Sendable, CustomTestStringConvertible {
      var name: String
      var keys: String
      var ending: ProgramRun.Ending
      var testDescription: String { name }
    }

    static let paths = [
      Path(name: "status of the client", keys: "q", ending: .status(7)),
      Path(name: "quit key", keys: "\u{3}", ending: .status(0)),
      Path(name: "thrown error", keys: "E", ending: trap),
      Path(name: "exit()", keys: "X", ending: .status(3)),
      Path(name: "fatalError", keys: "F", ending: trap),
      Path(name: "index out of range", keys: "A", ending: trap),
      Path(name: "bad pointer", keys: "P", ending: .signal(SIGSEGV)),
      Path(name: "stack overflow", keys: "O", ending: .signal(SIGSEGV)),
      Path(name: "abort()", keys: "B", ending: .signal(SIGABRT)),
    ]

    @Test(arguments: paths)
    func terminalIsGivenBack(_ path: Path) throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      #expect(run.terminal.settings != run.settingsBefore)
      try run.terminal.send(path.keys)
      #expect(try run.awaitEnd() == path.ending)
      try expectGivenBack(run)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1, SIGALRM, SIGPIPE])
    func terminalIsGivenBackOnSignal(_ number: Int32) throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      run.sendSignal(number)
      #expect(try run.awaitEnd() == .signal(number))
      try expectGivenBack(run)
    }

    static let handled: [(signal: Int32, status: Int32)] = [(SIGTERM, 41), (SIGSEGV, 42)]

    @Test(arguments: handled)
    func earlierHandlerRunsAfterwards(_ number: Int32, status: Int32) throws {
      let run = try ProgramRun.probe(["chain"])
      try run.terminal.expect("<ready 80x24>")
      // An answer that came after the end would be echoed behind the last of the output.
      try run.terminal.expect("deviceAttributes")
      run.sendSignal(number)
      #expect(try run.awaitEnd() == .status(status))
      let output = run.terminal.takeUnread()
      let leave = String(decoding: Self.modes.leave, as: UTF8.self)
      #expect(output.hasSuffix(leave + "<earlier handler>"))
      #expect(run.terminal.settings == run.settingsBefore)
    }

    @Test func messagesComeAfterTheScreenIsLeft() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      try run.terminal.send("eF")
      #expect(try run.awaitEnd() == Self.trap)
      let output = run.terminal.takeUnread()
      let halves = output.components(separatedBy: String(decoding: Self.modes.leave, as: UTF8.self))
      try #require(halves.count == 2)
      #expect(!halves[0].contains("message"))
      #expect(halves[1].contains("message on stderr"))
      #expect(halves[1].contains("Fatal error: message of the probe"))
    }

    @Test func answersOnTheWayDoNotReachTheShell() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      try run.terminal.expect("deviceAttributes")
      run.terminal.answersFences = false
      try run.terminal.send("q")
      try run.terminal.expect("\u{1B}[?1049l\u{1B}[c")
      try run.terminal.send("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\\u{1B}[<35;4;4M\u{1B}[?62;4c")
      #expect(try run.awaitEnd() == .status(7))
      #expect(run.terminal.takeInputLeftBehind() == [])
    }

    @Test func terminalWithoutAnswersIsLeftAllTheSame() throws {
      let run = try ProgramRun.probe()
      run.terminal.answersFences = false
      try run.terminal.expect("<ready 80x24>")
      try run.terminal.send("q")
      #expect(try run.awaitEnd() == .status(7))
      try expectGivenBack(run)
    }

    /// Checks that the leave string was written once, last of all modes, and the line is as before.
    private func expectGivenBack(_ run: ProgramRun) throws {
      #expect(run.terminal.settings == run.settingsBefore)
      let output = run.terminal.takeUnread()
      let halves = output.components(separatedBy: String(decoding: Self.modes.leave, as: UTF8.self))
      try #require(halves.count == 2)
      #expect(!halves[1].contains("\u{1B}[?"))
    }
  }

  extension String {
    fileprivate func components(separatedBy separator: String) -> [String] {
      split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
  }
#endif
