#if os(Linux)
  import ProgramRuns
  import Testing

  /// What all demos with a demo screen have in common, from their command lines to `q`.
  struct DemoProgramTests {
    static let programs = ["stickers", "reminders", "hand"]

    @Test(arguments: programs, ["--help", "-h"])
    func help(program: String, option: String) throws {
      let run = try ProgramOutput(of: program, [option])
      #expect(run.ending == .status(0))
      #expect(run.output.hasPrefix("usage: \(program) [OPTIONS]\n"))
      #expect(run.error == "")
    }

    @Test(
      arguments: programs,
      [
        ["--wide", "there is no option --wide; try --help."],
        ["--size", "--size needs a value; try --help."],
        ["--size=big", "big is no size; write it as 100x30."],
        ["file", "file is no option; try --help."],
      ])
    func mistakes(program: String, mistake: [String]) throws {
      let run = try ProgramOutput(of: program, [mistake[0]])
      #expect(run.ending == .status(2))
      #expect(run.error == "\(program): \(mistake[1])\n")
      #expect(run.output == "")
    }

    @Test(arguments: ["stickers", "hand"])
    func seedsThatAreNone(program: String) throws {
      let run = try ProgramOutput(of: program, ["--seed=x"])
      #expect(run.ending == .status(2))
      #expect(run.error == "\(program): x is no seed; write a number from 0 on.\n")
    }

    @Test(
      arguments: programs,
      [("80x24", 24), ("1x1", 1), ("20x6", 6), ("2x40", 40), ("200x60", 60)] as [(String, Int)])
    func printedFramesOfEverySize(program: String, size: (String, Int)) throws {
      let run = try ProgramOutput(of: program, ["--size", size.0])
      #expect(run.ending == .status(0))
      #expect(run.output.filter { $0 == "\n" }.count == size.1)
      #expect(!run.output.contains("\u{1B}"))
    }

    @Test(
      arguments: programs,
      [
        [], ["TERM=linux"], ["TERM=dumb"], ["TERM=xterm-16color"], ["TERM=xterm", "NO_COLOR=1"],
      ])
    func helpOnTheScreenAndQuittingOnTerminalsOfAllKinds(
      program: String, environment: [String]
    ) throws {
      let screen = try ProgramScreen(program, environment: environment, shows: "q quits")
      try screen.send("?")
      try screen.expect("Any key closes this")
      try screen.send("q")
      try screen.expect("no help") { !$0.terminal.text.contains("Any key closes this") }
      try screen.send("q")
      #expect(try screen.run.awaitEnd() == .status(0))
      #expect(screen.run.terminal.settings == screen.run.settingsBefore)
    }

    @Test(arguments: programs, [(1, 1), (5, 3), (20, 6), (500, 200)] as [(Int, Int)])
    func dragsOnTerminalsOfEverySize(program: String, size: (Int, Int)) throws {
      let screen = try ProgramScreen(program, columns: size.0, rows: size.1)
      try screen.expect("a frame") { $0.terminal.showsAlternateScreen }
      try screen.press(size.0 / 2, size.1 / 2)
      try screen.move(size.0 - 1, size.1 - 1)
      try screen.move(0, 0)
      screen.resize(80, 24)
      try screen.release(0, 0)
      try screen.expect("q quits")
      try screen.send("q")
      #expect(try screen.run.awaitEnd() == .status(0))
    }
  }
#endif
