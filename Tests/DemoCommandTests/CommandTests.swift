import Testing

@testable import DemoCommand

struct CommandTests {
  let cards = Command(
    "cards", summary: "Shows cards.",
    options: [.seed("the deal that is played"), .flag("--kings", "only kings start a pile")])
  let notes = Command(
    "notes", summary: "Shows notes.",
    operand: .init("FILE", missing: "name a file.", surplus: "one file at a time."))

  private func problem(_ command: Command, _ arguments: String...) -> String? {
    do {
      _ = try command.parse(arguments)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func readsOptions() throws {
    let invocation = try cards.parse(["--seed", "7", "--kings", "--size=40x12"])
    #expect(invocation.seed == 7)
    #expect(invocation.has("--kings"))
    #expect(invocation.printsFrame)
    #expect(invocation.columns == 40)
    #expect(invocation.rows == 12)
    #expect(invocation["--seed"] == "7")
  }

  @Test func nothingIsSaid() throws {
    let invocation = try cards.parse([])
    #expect(invocation == Invocation())
    #expect(invocation.seed == nil)
    #expect(!invocation.printsFrame)
    #expect(invocation.columns == 100 && invocation.rows == 30)
  }

  @Test func operandsAndWhatFollowsTwoDashes() throws {
    #expect(try notes.parse(["a.txt"]).operand == "a.txt")
    #expect(try notes.parse(["--", "--help"]).operand == "--help")
    #expect(try notes.parse(["-"]).operand == "-")
  }

  @Test func helpIsAnsweredWhateverElseIsWrong() throws {
    #expect(try cards.parse(["--nonsense", "-h"]).has("--help"))
    #expect(try notes.parse(["--help"]).has("--help"))
  }

  @Test func mistakes() {
    #expect(problem(cards, "--deal") == "there is no option --deal; try --help.")
    #expect(problem(cards, "--deal=3") == "there is no option --deal; try --help.")
    #expect(problem(cards, "ace") == "ace is no option; try --help.")
    #expect(problem(cards, "--seed") == "--seed needs a value; try --help.")
    #expect(problem(cards, "--seed", "-1") == "-1 is no seed; write a number from 0 on.")
    #expect(problem(cards, "--kings=yes") == "--kings takes no value; try --help.")
    #expect(problem(notes) == "name a file.")
    #expect(problem(notes, "") == "name a file.")
    #expect(problem(notes, "a", "b") == "one file at a time.")
  }

  @Test(arguments: ["", "big", "0x10", "10x99999", "10x10x10", "-4x3", "4", "x"])
  func sizes(_ size: String) {
    #expect(problem(cards, "--size", size) == "\(size) is no size; write it as 100x30.")
  }

  @Test func help() {
    #expect(
      cards.help == """
        usage: cards [OPTIONS]

        Shows cards.

          --seed NUMBER        the deal that is played
          --kings              only kings start a pile
          --size COLUMNSxROWS  prints one frame of a size and ends
          --help               prints this and ends
        """)
    #expect(notes.help.hasPrefix("usage: notes FILE [OPTIONS]\n\nShows notes.\n\n"))
  }
}
