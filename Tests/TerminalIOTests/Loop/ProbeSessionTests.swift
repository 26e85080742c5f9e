#if os(Linux)
  import Glibc
  import ProgramRuns
  import Testing

  @testable import TerminalIO

  /// The session with the platform's own pump, in a program of its own.
  struct ProbeSessionTests {
    @Test func mainActorJobsRunWithinTheLoop() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      try run.terminal.send("j")
      try run.terminal.expect("<queue job>")
      try run.terminal.expect("<task 42>")
      try run.terminal.send("q")
      #expect(try run.awaitEnd() == .status(7))
    }

    @Test func timerRuns() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      try run.terminal.send("T")
      try run.terminal.expect("<timer>")
    }

    @Test func loneEscapeArrivesWithoutFurtherInput() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      try run.terminal.send("\u{1B}")
      try run.terminal.expect("<key [27] 0>")
    }

    @Test func nothingHappensBetweenKeys() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("deviceAttributes")
      try run.terminal.send("w")
      let first = try run.terminal.wakeUps()
      try run.terminal.send("w")
      #expect(try run.terminal.wakeUps() == first + 1)
    }

    @Test func resizeIsTold() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      run.terminal.resize(columns: 132, rows: 43)
      try run.terminal.expect("<resize 132x43><repaint>")
      try run.terminal.send("\u{1B}[<0;999;999M")
      try run.terminal.expect("131 42>")
    }

    @Test func signalOfResizeRepaintsAnUnchangedScreen() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      run.sendSignal(SIGWINCH)
      try run.terminal.expect("<resize 80x24><repaint>")
    }

    @Test func terminalThatDoesNotReadGetsOneFrameAndKeysStillWork() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("deviceAttributes")
      try run.terminal.send("b")
      try run.terminal.awaitOutput()
      try run.terminal.send("s")
      let output = try run.terminal.expect("<flooded 1>")
      #expect(output.contains("<flood 0>" + String(repeating: ".", count: 1 << 16)))
      try run.terminal.send("q")
      #expect(try run.awaitEnd() == .status(7))
    }

    @Test func terminalThatDoesNotReadDoesNotKeepTheProgram() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("deviceAttributes")
      try run.terminal.send("b")
      try run.terminal.awaitOutput()
      try run.terminal.send("q")
      #expect(try run.awaitEndWithoutReading() == .status(7))
      #expect(run.terminal.settings == run.settingsBefore)
    }

    @Test func hangUpEndsTheProgram() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      run.terminal.hangUp()
      #expect(try run.awaitEndWithoutReading() == .signal(SIGHUP))
    }

    @Test func hangUpWithoutSignalEndsTheProgram() throws {
      let run = try ProgramRun.probe(controlling: false)
      try run.terminal.expect("<ready 80x24>")
      run.terminal.hangUp()
      #expect(try run.awaitEndWithoutReading() == .status(129))
    }

    @Test func floodOfReportsArrivesWhole() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      for row in 1...2000 { try run.terminal.send("\u{1B}[<32;5;\(row % 20 + 1)M") }
      try run.terminal.send("a")
      let output = try run.terminal.expect("<key [97] 0>")
      #expect(
        output.split(separator: "<mouse drag", omittingEmptySubsequences: false).count == 2001)
      #expect(output.split(separator: "<key", omittingEmptySubsequences: false).count == 2)
    }

    @Test func longPasteArrivesWhole() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      try run.terminal.send("\u{1B}[200~")
      for _ in 1...1200 {
        try run.terminal.send([UInt8](repeating: UInt8(ascii: "x"), count: 1000))
      }
      try run.terminal.send("\u{1B}[201~")
      try run.terminal.expect("sum 1200000>")
      try run.terminal.send("q")
      #expect(try run.awaitEnd() == .status(7))
    }

    @Test func motionReportsFollowTheClient() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      try run.terminal.send("m")
      try run.terminal.expect("\u{1B}[?1003h")
      try run.terminal.send("m")
      try run.terminal.expect("\u{1B}[?1003l\u{1B}[?1002h")
    }

    @Test func quitKeyOfTheKittyProtocolQuits() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      try run.terminal.send("\u{1B}[99;5u")
      #expect(try run.awaitEnd() == .status(0))
    }

    @Test func standardDescriptorsKeepTheirFlags() throws {
      let run = try ProgramRun.probe()
      try run.terminal.expect("<ready 80x24>")
      #expect(fcntl(run.terminal.slave, F_GETFL) & O_NONBLOCK == 0)
      #expect(try run.flagsOfStandardInput() & O_NONBLOCK == 0)
    }
  }

  extension PseudoTerminal {
    fileprivate func wakeUps() throws -> Int {
      try expect("<wakeups ")
      return try #require(Int(try expect(">").dropLast()))
    }
  }
#endif
