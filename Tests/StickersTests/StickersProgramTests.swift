#if os(Linux)
  import ProgramRuns
  import Testing

  /// The program itself: bytes of a terminal in, its screen out.
  struct StickersProgramTests {
    @Test func stickersAreDraggedIntoAFolderAndIntoTheTrash() throws {
      let program = try ProgramScreen("stickers", shows: "q quits")
      // Star is the third of the first row; Keep is the first.
      try program.drag(from: (33, 4), to: (6, 4), shows: "Star → into Keep")
      try program.expect("Put Star into Keep.")
      try program.expect("▤ 1")
      // Heart has come to the place of Star.
      try program.drag(from: (33, 4), to: (10, 20), shows: "✗ Let go")
      try program.expect("Threw away Heart.")
      try program.expect(" 32 stickers")
      try program.send("uu")
      try program.expect(" 34 stickers")
      try program.send("q")
      #expect(try program.run.awaitEnd() == .status(0))
    }

    @Test func aSeedShuffles() throws {
      let plain = try ProgramOutput(of: "stickers", ["--size", "80x24"])
      let shuffled = try ProgramOutput(of: "stickers", ["--size", "80x24", "--seed", "5"])
      #expect(shuffled.output != plain.output)
      #expect(
        try ProgramOutput(of: "stickers", ["--size", "80x24", "--seed=5"]) == shuffled)
    }
  }
#endif
