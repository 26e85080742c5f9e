#if os(Linux)
  import ProgramRuns

  extension ProgramScreen {
    /// Starts the board on a file with some text, and waits for its first frame.
    convenience init(
      board text: String, columns: Int = 46, rows: Int = 16, environment: [String] = [],
      shows awaited: String? = nil
    ) throws {
      let folder = try ScratchDirectory()
      try folder.write(text, to: "board.md")
      try self.init(
        "board", [folder["board.md"]], in: folder, columns: columns, rows: rows,
        environment: environment, shows: awaited)
    }

    /// The text of the file that the board is on.
    var file: String {
      get throws { try folder.text(of: "board.md") }
    }

    /// Clicks the first card, and returns the screen with the focus there.
    func frameWithFocus() throws -> String {
      try press(5, 4)
      try release(5, 4)
      try expect("the focus") { $0.rows[3].hasPrefix(" ┏━━━━━━━━━━━□┓") }
      return terminal.text
    }

    var statusLine: String { rows.last ?? "" }
  }
#endif
