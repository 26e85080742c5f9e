#if os(Linux)
  import Foundation
  import GalleryPages
  import ProgramRuns
  import Testing

  @testable import gallery

  struct GalleryCommandTests {
    private func gallery(_ arguments: String...) throws -> ProgramOutput {
      try ProgramOutput(of: "gallery", arguments)
    }

    @Test func printsOneFrameOfAPage() throws {
      let run = try gallery("--page", "Toggle", "--size", "70x20")
      #expect(run.ending == .status(0))
      #expect(run.error == "")
      let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count == 21, "twenty rows and the end of the last")
      #expect(lines.allSatisfy { $0.count <= 70 })
      #expect(run.output.contains("[x] Checkbox"))
      #expect(run.output.contains("struct TogglePage: View {"))
    }

    @Test func printsHelp() async throws {
      let run = try gallery("--help")
      #expect(run.ending == .status(0))
      #expect(run.output == (await GalleryApp.command.help) + "\n")
    }

    @Test(
      arguments: [
        (["--nonsense"], "gallery: there is no option --nonsense; try --help."),
        (["stacks"], "gallery: stacks is no option; try --help."),
        (["--size", "huge"], "gallery: huge is no size; write it as 100x30."),
        (["--size=0x4"], "gallery: 0x4 is no size; write it as 100x30."),
        (["--page"], "gallery: --page needs a value; try --help."),
      ] as [([String], String)])
    func saysWhatIsWrong(_ arguments: [String], _ sentence: String) throws {
      let run = try ProgramOutput(of: "gallery", arguments)
      #expect(run.ending == .status(2))
      #expect(run.error == sentence + "\n")
      #expect(run.output == "")
    }

    @Test func namesThePagesThereAre() throws {
      let run = try gallery("--page", "Nothing")
      #expect(run.ending == .status(2))
      #expect(run.error.hasPrefix("gallery: there is no page Nothing; the pages are Stacks, "))
      #expect(run.error.hasSuffix("Reordering.\n"))
    }
  }
#endif
