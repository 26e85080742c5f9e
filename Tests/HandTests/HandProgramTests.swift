#if os(Linux)
  import ProgramRuns
  import Testing

  /// The program itself: bytes of a terminal in, its screen out.
  struct HandProgramTests {
    @Test func anAceIsDraggedAndTheFanIsOneKeyAway() throws {
      let program = try ProgramScreen("hand", ["--seed", "3"], shows: "q quits")
      // The row of aces begins in column 20; each is nine cells wide, and one apart.
      try program.drag(from: (24, 11), to: (56, 11), shows: "A♠ → 4 of 4")
      try program.expect("the new order") { screen in
        screen.rows.contains { $0.contains("│A♥     │ │A♣     │ │A♦     │ ┃A♠     ┃") }
      }
      try program.send("\t")
      try program.expect("13 cards · seed 3")
      try program.send("q")
      #expect(try program.run.awaitEnd() == .status(0))
    }

    @Test func anOptionBeginsWithTheFan() throws {
      let fan = try ProgramOutput(of: "hand", ["--fan", "--seed=3", "--size=80x24"])
      #expect(fan.ending == .status(0))
      #expect(fan.output.contains("13 cards · seed 3"))
      #expect(try ProgramOutput(of: "hand", ["--fan", "--seed=3", "--size=80x24"]) == fan)
      #expect(try ProgramOutput(of: "hand", ["--fan", "--seed=4", "--size=80x24"]) != fan)
      #expect(try ProgramOutput(of: "hand", ["--fan=3"]).ending == .status(2))
    }
  }
#endif
