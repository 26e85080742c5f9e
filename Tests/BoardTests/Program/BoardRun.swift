#if os(Linux)
  import CellGrid
  import Foundation
  import InlayTesting
  import ProgramRuns

  /// The board program on a pseudo-terminal, with a terminal that shows what it draws.
  final class BoardRun {
    let folder: ScratchDirectory
    let run: ProgramRun
    let terminal: VirtualTerminal
    /// How many bytes the program has written.
    var byteCount: Int { terminal.byteCount }

    /// Starts the program on a file with some text, and waits for its first frame.
    init(
      _ text: String, columns: Int = 46, rows: Int = 16, environment: [String] = [],
      shows awaited: String? = nil
    ) throws {
      folder = try ScratchDirectory()
      try folder.write(text, to: "board.md")
      terminal = VirtualTerminal(width: columns, height: rows)
      run = try ProgramRun(
        "board", [folder["board.md"]],
        terminal: PseudoTerminal(columns: UInt16(columns), rows: UInt16(rows)),
        environment: environment)
      if let awaited { try expect(awaited) }
    }

    var file: String {
      get throws { try folder.text(of: "board.md") }
    }

    var rows: [String] { terminal.rows }
    var statusLine: String { terminal.rows.last ?? "" }

    /// Reads what the program draws until the screen satisfies a condition.
    func expect(_ name: String = "the condition", _ condition: (BoardRun) throws -> Bool) throws {
      while try !condition(self) {
        do {
          terminal.write(try run.awaitBytes())
        } catch {
          throw PseudoTerminal.Failure(
            description: "\(name) does not come (\(error)); the screen:\n\(terminal.text)")
        }
      }
    }

    /// Reads what the program draws until the screen has a text.
    func expect(_ text: String) throws {
      try expect(text) { $0.terminal.text.contains(text) }
    }

    /// Reads what the program draws until the screen shows a whole frame. Words on the screen may be
    /// there before the rest of it is: input can come in parts, and things move on their way.
    func expect(frame: String) throws {
      try expect("the frame\n\(frame)\n") { $0.terminal.text == frame }
    }

    /// Reads what is there by now.
    func readAvailable() { terminal.write(run.terminal.takeUnreadBytes()) }

    func resize(_ columns: Int, _ rows: Int) {
      terminal.resize(to: CellSize(width: columns, height: rows))
      run.terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
    }

    // MARK: The mouse, as a terminal reports it

    /// The cell is counted from zero, as on the screen.
    func press(_ x: Int, _ y: Int, button: Int = 0) throws {
      try run.terminal.send("\u{1B}[<\(button);\(x + 1);\(y + 1)M")
    }

    func move(_ x: Int, _ y: Int) throws {
      try run.terminal.send("\u{1B}[<32;\(x + 1);\(y + 1)M")
    }

    func hover(_ x: Int, _ y: Int) throws {
      try run.terminal.send("\u{1B}[<35;\(x + 1);\(y + 1)M")
    }

    func release(_ x: Int, _ y: Int) throws {
      try run.terminal.send("\u{1B}[<0;\(x + 1);\(y + 1)m")
    }

    func wheel(_ x: Int, _ y: Int) throws {
      try run.terminal.send("\u{1B}[<65;\(x + 1);\(y + 1)M")
    }
  }
#endif
