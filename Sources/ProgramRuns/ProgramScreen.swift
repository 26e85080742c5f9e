#if os(Linux)
  import CellGrid
  import Foundation
  import InlayTesting
  import InputEvents

  /// A program of this package on a pseudo-terminal, with a terminal that shows what it draws.
  package final class ProgramScreen {
    /// The folder of the files that the program works on.
    package let folder: ScratchDirectory
    package let run: ProgramRun
    package let terminal: VirtualTerminal
    /// How many bytes the program has written.
    package var byteCount: Int { terminal.byteCount }
    package var rows: [String] { terminal.rows }

    /// Starts a program, and waits for a text on its screen.
    package init(
      _ program: String, _ arguments: [String] = [], in folder: ScratchDirectory? = nil,
      columns: Int = 80, rows: Int = 24, environment: [String] = [], shows awaited: String? = nil
    ) throws {
      self.folder = try folder ?? ScratchDirectory()
      terminal = VirtualTerminal(width: columns, height: rows)
      run = try ProgramRun(
        program, arguments,
        terminal: PseudoTerminal(columns: UInt16(columns), rows: UInt16(rows)),
        environment: environment)
      if let awaited { try expect(awaited) }
    }

    /// Reads what the program draws until the screen satisfies a condition.
    package func expect(
      _ name: String = "the condition", _ condition: (ProgramScreen) throws -> Bool
    ) throws {
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
    package func expect(_ text: String) throws {
      try expect(text) { $0.terminal.text.contains(text) }
    }

    /// Reads what the program draws until a text stands at a cell, in a row without wide characters before it.
    package func expect(_ text: String, at x: Int, _ y: Int) throws {
      try expect("\(text) at \(x), \(y)") { screen in
        screen.rows.indices.contains(y) && screen.rows[y].dropFirst(x).hasPrefix(text)
      }
    }

    /// Reads what the program draws until the screen shows a whole frame. Words on the screen may be
    /// there before the rest of it is: input can come in parts, and things move on their way.
    package func expect(frame: String) throws {
      try expect("the frame\n\(frame)\n") { $0.terminal.text == frame }
    }

    /// Reads what is there by now.
    package func readAvailable() { terminal.write(run.terminal.takeUnreadBytes()) }

    package func resize(_ columns: Int, _ rows: Int) {
      terminal.resize(to: CellSize(width: columns, height: rows))
      run.terminal.resize(columns: UInt16(columns), rows: UInt16(rows))
    }

    // MARK: The mouse and keys, as a terminal reports them

    /// The cell is counted from zero, as on the screen.
    package func press(_ x: Int, _ y: Int, button: MouseButton = .left) throws {
      try report(.press(button), x, y)
    }

    package func move(_ x: Int, _ y: Int) throws { try report(.drag(.left), x, y) }

    package func hover(_ x: Int, _ y: Int) throws { try report(.move, x, y) }

    /// Presses at a cell and moves to another over one beside the first, which lifts what is there.
    package func carry(_ start: (x: Int, y: Int), to end: (x: Int, y: Int)) throws {
      try press(start.x, start.y)
      try move(start.x + 1, start.y + 1)
      try move(end.x, end.y)
    }

    package func release(_ x: Int, _ y: Int) throws { try report(.release(.left), x, y) }

    package func wheel(_ x: Int, _ y: Int) throws { try report(.wheel(dx: 0, dy: 1), x, y) }

    /// Drags from a cell to another, and lets go once the screen has a text.
    package func drag(
      from start: (x: Int, y: Int), to end: (x: Int, y: Int), shows awaited: String
    ) throws {
      try press(start.x, start.y)
      try move((start.x + end.x) / 2, (start.y + end.y) / 2)
      try move(end.x, end.y)
      try expect(awaited)
      try release(end.x, end.y)
    }

    private func report(_ kind: MouseEvent.Kind, _ x: Int, _ y: Int) throws {
      try run.terminal.send(MouseEvent(kind, x: x, y: y).reports)
    }

    /// Sends text or control bytes, as keys do.
    package func send(_ keys: String) throws { try run.terminal.send(keys) }
  }
#endif
