import CellGrid

/// A terminal without a window: it takes bytes and keeps the cells that they draw.
///
/// It can be made to behave like terminals that disagree on widths: see `Configuration`.
package final class VirtualTerminal {
  package let configuration: Configuration

  /// What the screen shows now.
  package internal(set) var screen: Surface
  /// The cell that the cursor is on.
  package internal(set) var cursor = CellPoint.zero
  /// The numbers of the private modes that are set, such as 25 for the visible cursor.
  package internal(set) var modes: Set<Int> = [PrivateMode.cursor, PrivateMode.wrap]
  /// How many bytes have been taken.
  package private(set) var byteCount = 0

  /// The style that text is written in.
  var pen = CellStyle.plain
  /// Whether the next glyph begins a new row, since the last one filled the row.
  var isWrapPending = false
  /// The head of the last glyph written, if the cursor has not been moved since.
  var lastHead: CellPoint?
  /// The screen that the alternate one covers, and where its cursor was.
  var covered: (screen: Surface, cursor: CellPoint)?
  var savedCursor = CellPoint.zero

  private var decoder = ScalarDecoder()
  private var parser = SequenceParser()

  package init(size: CellSize, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    screen = Surface(size: size)
  }

  package convenience init(width: Int, height: Int) {
    self.init(size: CellSize(width: width, height: height))
  }

  package var size: CellSize { screen.size }

  /// Whether the cursor is shown.
  package var isCursorVisible: Bool { modes.contains(PrivateMode.cursor) }

  /// Whether the alternate screen is shown.
  package var showsAlternateScreen: Bool { covered != nil }

  /// The text of each row, without the blanks at its end.
  package var rows: [String] { screen.rows() }

  package var text: String { screen.text }

  /// Takes bytes as a terminal does; they may end anywhere in a character or a sequence.
  package func write(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      byteCount += 1
      decoder.decode(byte) { scalar in
        if let action = parser.take(scalar) { perform(action) }
      }
    }
  }

  package func write(_ text: String) {
    write(text.utf8)
  }

  /// Changes the size as a window does: what no longer fits is lost.
  package func resize(to size: CellSize) {
    screen.resize(to: size)
    covered?.screen.resize(to: size)
    moveCursor(toColumn: cursor.x, row: cursor.y)
  }

  private func perform(_ action: SequenceParser.Action) {
    switch action {
    case .print(let scalar): print(scalar)
    case .control(let code): control(code)
    case .escape(let final): escape(final)
    case .sequence(let sequence): run(sequence)
    case .command(let body): command(body)
    }
  }
}
