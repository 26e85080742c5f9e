#if os(Linux)
  import Foundation
  import Glibc
  import InlayTesting
  import ProgramRuns
  import Testing

  @testable import board

  /// The command line, files that cannot be shown, and output that is no terminal.
  struct BoardCommandTests {
    let folder: ScratchDirectory

    init() throws { folder = try ScratchDirectory() }

    private func board(_ arguments: String...) throws -> ProgramOutput {
      try ProgramOutput(of: "board", arguments)
    }

    private func expectFailure(_ path: String, _ sentence: String) throws {
      let run = try board(path)
      #expect(run.ending == .status(1))
      #expect(run.error == sentence + "\n")
      #expect(run.output == "")
    }

    @Test func missingFile() throws {
      try expectFailure(folder["no.md"], "board: There is no file at \(folder["no.md"]).")
    }

    @Test func directory() throws {
      try expectFailure(folder.path, "board: \(folder.path) is a directory, not a Markdown file.")
    }

    @Test func unreadableFile() throws {
      // The memory of a process is a regular file whose first page cannot be read.
      let run = try board("/proc/self/mem")
      #expect(run.ending == .status(1))
      #expect(run.error == "board: /proc/self/mem could not be read: input/output error.\n")
    }

    @Test(.enabled(if: geteuid() != 0)) func fileWithoutPermission() throws {
      try folder.write("## Todo\n", to: "secret.md")
      #expect(chmod(folder["secret.md"], 0) == 0)
      try expectFailure(
        folder["secret.md"], "board: You do not have permission to read \(folder["secret.md"]).")
    }

    @Test func device() throws {
      try expectFailure("/dev/null", "board: /dev/null is not a regular file.")
    }

    @Test func bytesThatAreNoText() throws {
      try Data([0x23, 0x23, 0x20, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: folder["raw.md"]))
      try expectFailure(folder["raw.md"], "board: \(folder["raw.md"]) is not UTF-8 text.")
    }

    @Test func aFailureOnATerminalLeavesItAlone() throws {
      let run = try ProgramRun("board", [folder["no.md"]])
      #expect(try run.awaitEnd() == .status(1))
      #expect(run.terminal.takeUnread() == "board: There is no file at \(folder["no.md"]).\r\n")
      #expect(run.terminal.settings == run.settingsBefore)
    }

    @Test(
      arguments: [
        ([], "board: name a Markdown file; try --help."),
        (["a.md", "b.md"], "board: one file at a time; try --help."),
        (["--wide", "a.md"], "board: there is no option --wide; try --help."),
        (["a.md", "--size"], "board: --size needs a value; try --help."),
        (["a.md", "--size", "big"], "board: big is no size; write it as 100x30."),
        (["a.md", "--size", "0x10"], "board: 0x10 is no size; write it as 100x30."),
        (["a.md", "--size=10x99999"], "board: 10x99999 is no size; write it as 100x30."),
        (["a.md", "--size=10x10x10"], "board: 10x10x10 is no size; write it as 100x30."),
      ] as [([String], String)])
    func mistakesOnTheCommandLine(arguments: [String], sentence: String) throws {
      let run = try ProgramOutput(of: "board", arguments)
      #expect(run.ending == .status(2))
      #expect(run.error == sentence + "\n")
      #expect(run.output == "")
    }

    @Test(arguments: ["--help", "-h"])
    func help(option: String) throws {
      let run = try board(option)
      #expect(run.ending == .status(0))
      #expect(run.output.hasPrefix("usage: board FILE.md"))
      #expect(run.error == "")
    }

    @Test func aFileWhoseNameBeginsWithADashFollowsTwoDashes() throws {
      let run = try board("--size", "20x6", "--", folder["-x.md"])
      #expect(run.error == "board: There is no file at \(folder["-x.md"]).\n")
    }

    @Test func withoutATerminalOneFrameIsPrinted() throws {
      try folder.write(BoardDragTests.text, to: "board.md")
      let run = try board(folder["board.md"], "--size", "46x16")
      #expect(run.ending == .status(0))
      #expect(run.error == "")
      #expect(
        run.output == """
           Plan                                 4 cards
          ──────────────────────────────────────────────
            Todo ───── 3   Doing ──── 1   Done ───── 0
           ╭────────────╮ ╭────────────╮
           │ ○ Alpha    │ │ Delta      │    no cards
           ╰────────────╯ ╰────────────╯
           ╭────────────╮
           │ ○ Beta     │
           ╰────────────╯
           ╭────────────╮
           │ ○ Gamma    │
           ╰────────────╯



           Drag a card to move it      ? help · q quits

          """)
    }

    @Test func aSizeAsksForOneFrameOnATerminalToo() throws {
      try folder.write(BoardDragTests.text, to: "board.md")
      let run = try ProgramRun("board", [folder["board.md"], "--size", "46x16"])
      #expect(try run.awaitEnd() == .status(0))
      let output = run.terminal.takeUnread()
      #expect(output.contains("Todo ───── 3"))
      #expect(!output.contains("\u{1B}"))
    }

    @Test(arguments: [("100x30", 30), ("1x1", 1), ("1000x1000", 1000), ("3x500", 500)])
    func printedFramesOfEverySize(size: String, rows: Int) throws {
      try folder.write(BoardDragTests.text, to: "board.md")
      let run = try board(folder["board.md"], "--size", size)
      #expect(run.ending == .status(0))
      #expect(run.output.filter { $0 == "\n" }.count == rows)
      #expect(!run.output.contains("\u{1B}"))
    }

    @Test(arguments: [(1, 1), (2, 3), (500, 200)])
    func terminalsOfEverySize(columns: Int, rows: Int) throws {
      let board = try ProgramScreen(board: BoardDragTests.text, columns: columns, rows: rows)
      try board.expect("a frame") { $0.terminal.showsAlternateScreen }
      board.resize(46, 16)
      try board.expect("Todo ───── 3")
      try board.run.terminal.send("q")
      #expect(try board.run.awaitEnd() == .status(0))
    }

    @Test(arguments: [
      ["TERM=dumb"], ["TERM=linux"], ["TERM="], ["TERM=xterm", "NO_COLOR=1"], ["TERM=unheard-of"],
    ])
    func terminalsOfAllKinds(environment: [String]) throws {
      let board = try ProgramScreen(
        board: BoardDragTests.text, environment: environment, shows: "│ ○ Gamma    │")
      try board.run.terminal.send("q")
      #expect(try board.run.awaitEnd() == .status(0))
      #expect(board.run.terminal.settings == board.run.settingsBefore)
    }

    @Test func withoutColorsNothingIsColored() throws {
      let board = try ProgramScreen(
        board: BoardDragTests.text, environment: ["NO_COLOR=1"], shows: "q quits")
      let screen = board.terminal.screen
      for y in 0..<screen.height {
        for x in 0..<screen.width {
          #expect(screen[x, y].style.foreground.isDefault)
          #expect(screen[x, y].style.background.isDefault)
        }
      }
    }
  }
#endif
