import CellGrid

extension VirtualTerminal {
  func run(_ sequence: ControlSequence) {
    guard !sequence.hasIntermediates else { return }
    if let marker = sequence.marker {
      if marker == "?", sequence.final == "h" || sequence.final == "l" { setModes(sequence) }
      return
    }
    if sequence.final == "m" { return select(sequence.parameters) }
    lastHead = nil
    let count = sequence.number(0)
    switch sequence.final {
    case "H", "f": moveCursor(toColumn: sequence.number(1) - 1, row: count - 1)
    case "A": moveCursor(toColumn: cursor.x, row: cursor.y - count)
    case "B": moveCursor(toColumn: cursor.x, row: cursor.y + count)
    case "C": moveCursor(toColumn: cursor.x + count, row: cursor.y)
    case "D": moveCursor(toColumn: cursor.x - count, row: cursor.y)
    case "G": moveCursor(toColumn: count - 1, row: cursor.y)
    case "d": moveCursor(toColumn: cursor.x, row: count - 1)
    case "J": eraseScreen(sequence.number(0, standard: 0, least: 0))
    case "K": eraseRow(sequence.number(0, standard: 0, least: 0))
    case "X": erase(from: cursor.x, to: cursor.x + count, row: cursor.y)
    default: break
    }
  }

  private func setModes(_ sequence: ControlSequence) {
    for case let mode? in sequence.parameters.map(\.first) where mode >= 0 {
      let sets = sequence.final == "h"
      if mode == PrivateMode.alternateScreen { showAlternateScreen(sets) }
      if sets { modes.insert(mode) } else { modes.remove(mode) }
    }
  }

  private func showAlternateScreen(_ shows: Bool) {
    if shows, covered == nil {
      covered = (screen, cursor)
      screen = Surface(size: size)
    } else if !shows, let main = covered {
      covered = nil
      screen = main.screen
      moveCursor(toColumn: main.cursor.x, row: main.cursor.y)
    }
  }

  private func eraseScreen(_ part: Int) {
    switch part {
    case 0:
      eraseRow(0)
      for row in (cursor.y + 1)..<max(cursor.y + 1, size.height) { eraseWhole(row) }
    case 1:
      for row in 0..<cursor.y { eraseWhole(row) }
      eraseRow(1)
    default:
      for row in 0..<size.height { eraseWhole(row) }
    }
  }

  private func eraseRow(_ part: Int) {
    switch part {
    case 0: erase(from: cursor.x, to: size.width, row: cursor.y)
    case 1: erase(from: 0, to: cursor.x + 1, row: cursor.y)
    default: eraseWhole(cursor.y)
    }
  }

  private func eraseWhole(_ row: Int) {
    erase(from: 0, to: size.width, row: row)
  }

  /// Erases columns to the background of the pen.
  private func erase(from start: Int, to end: Int, row: Int) {
    let area = CellRect(x: start, y: row, width: end - start, height: 1)
    screen.clear(area)
    guard !pen.background.isDefault else { return }
    screen.fill(area, ink: Ink(background: pen.background), clip: screen.bounds)
  }
}
