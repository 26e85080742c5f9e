#if os(Linux)
  import Foundation
  import Glibc
  import InlayTesting
  import ProgramRuns
  import SolitaireGame
  import Testing

  @testable import solitaire

  /// The program on a terminal, and without one.
  struct SolitaireProgramTests {
    private let folder: ScratchDirectory
    private let save: String

    init() throws {
      folder = try ScratchDirectory()
      save = folder["state/solitaire.json"]
    }

    private func start(_ arguments: String...) throws -> ProgramScreen {
      try ProgramScreen(
        "solitaire", arguments + ["--save", save], in: folder, shows: "Score")
    }

    private func saved() throws -> SavedGame? { try SaveFile(path: save).load() }

    @Test func oneFrameIsPrintedWithoutATerminal() async throws {
      let run = try ProgramOutput(
        of: "solitaire", ["--seed", "366", "--size", "80x24", "--save", save])
      #expect(run.ending == .status(0))
      #expect(run.error == "")
      #expect(run.output == (try await SolitaireScreen().screen.text) + "\n")
      #expect(try folder.names.isEmpty)
    }

    @Test(
      arguments: [
        (["--seed", "x"], "solitaire: x is no seed; write a number from 0 on."),
        (["--seed"], "solitaire: --seed needs a value; try --help."),
        (["--save="], "solitaire: name the file to save to; try --help."),
        (["--kings=no"], "solitaire: --kings takes no value; try --help."),
        (["--cheat"], "solitaire: there is no option --cheat; try --help."),
        (["game"], "solitaire: game is no option; try --help."),
        (["--size", "big"], "solitaire: big is no size; write it as 100x30."),
      ] as [([String], String)])
    func mistakesOnTheCommandLine(arguments: [String], sentence: String) throws {
      let run = try ProgramOutput(of: "solitaire", arguments)
      #expect(run.ending == .status(2))
      #expect(run.error == sentence + "\n")
      #expect(run.output == "")
    }

    @Test func help() throws {
      let run = try ProgramOutput(of: "solitaire", ["--help"])
      #expect(run.ending == .status(0))
      #expect(run.output.hasPrefix("usage: solitaire [OPTIONS]\n"))
      for option in ["--seed NUMBER", "--kings", "--save FILE", "--points"] {
        #expect(run.output.contains(option))
      }
    }

    @Test func aGameIsLeftAndResumed() throws {
      let first = try start("--seed", "366")
      // The three of hearts onto the four of clubs.
      try first.press(26, 8)
      try first.move(30, 9)
      try first.move(37, 10)
      try first.expect("3♥ → 4♣")
      try first.release(37, 10)
      try first.expect("Moves   1")
      try first.send("d")
      try first.expect("J♠")
      try first.send("q")
      #expect(try first.run.awaitEnd() == .status(0))
      #expect(first.run.terminal.settings == first.run.settingsBefore)

      let second = try start()
      try second.expect("Moves   2")
      try second.expect("J♠")
      try second.send("uu")
      try second.expect("Moves   0")
      try second.send("\u{3}")
      _ = try second.run.awaitEnd()
      let game = try #require(try saved()?.game)
      #expect(game.undone == [.draw, .carry(Card("3♥")!, to: .pile(3))])
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT])
    func aGameIsSavedWhenASignalEndsIt(signal: Int32) throws {
      let program = try start("--seed", "366")
      try program.send("d")
      try program.expect("Moves   1")
      program.run.sendSignal(signal)
      _ = try program.run.awaitEnd()
      #expect(try saved()?.game.moves == [.draw])
    }

    @Test func aFileThatIsNoGameIsKept() throws {
      try FileManager.default.createDirectory(
        atPath: folder["state"], withIntermediateDirectories: true)
      try folder.write("my notes", to: "state/solitaire.json")
      let program = try start("--seed", "366")
      try program.expect("is no saved game")
      try program.send("d")
      try program.expect("Moves   1")
      try program.send("q")
      _ = try program.run.awaitEnd()
      #expect(try folder.text(of: "state/solitaire.json.kept-1") == "my notes")
      #expect(try saved()?.game.moves == [.draw])
    }

    @Test func aPrintedFrameLeavesTheFileAlone() throws {
      try folder.write("my notes", to: "notes")
      let run = try ProgramOutput(of: "solitaire", ["--size", "80x24", "--save", folder["notes"]])
      #expect(run.output.contains("✗ notes is no saved game."))
      #expect(try folder.names == ["notes"])
      #expect(try folder.text(of: "notes") == "my notes")
    }

    @Test func whatCannotBeWrittenOverIsLeftAlone() throws {
      try FileManager.default.createDirectory(
        atPath: save, withIntermediateDirectories: true)
      let program = try start("--seed", "366")
      try program.expect("cannot be read")
      try program.send("d")
      try program.expect("Moves   1")
      try program.send("q")
      #expect(try program.run.awaitEnd() == .status(0))
      #expect(try folder.names == ["state"])
    }
  }
#endif
