#if os(Linux)
  import ProgramRuns
  import Testing

  /// The program itself: bytes of a terminal in, its screen out.
  struct RemindersProgramTests {
    @Test func aReminderIsDraggedIntoAnEmptySection() throws {
      let program = try ProgramScreen("reminders", shows: "q quits")
      try program.expect("Book a table for six")
      // The row below the header of the empty section.
      try program.drag(
        from: (12, 5), to: (12, 16), shows: "Buy milk and bread → 1 of 1 in Someday")
      try program.expect("Moved “Buy milk and bread” to Someday.")
      try program.expect("1 to do")
      try program.send("q")
      #expect(try program.run.awaitEnd() == .status(0))
    }

    @Test func keysOfATerminalAddAReminder() throws {
      let program = try ProgramScreen("reminders", shows: "q quits")
      try program.send("a")
      try program.expect("New in Today:")
      try program.send("Feed the cat\r")
      try program.expect("Added “Feed the cat” to Today.")
      try program.send("q")
      #expect(try program.run.awaitEnd() == .status(0))
    }
  }
#endif
