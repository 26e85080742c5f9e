import CellGrid

extension VirtualTerminal {
  func control(_ code: UInt8) {
    lastHead = nil
    switch code {
    case 0x08:
      cursor.x = max(0, cursor.x - 1)
      isWrapPending = false
    case 0x09: moveCursor(toColumn: (cursor.x / 8 + 1) * 8, row: cursor.y)
    case 0x0A, 0x0B, 0x0C, 0x84: lineFeed()
    case 0x0D: moveCursor(toColumn: 0, row: cursor.y)
    case 0x85:
      cursor.x = 0
      lineFeed()
    default: break
    }
  }

  func escape(_ final: Unicode.Scalar) {
    lastHead = nil
    switch final {
    case "7": savedCursor = cursor
    case "8": moveCursor(toColumn: savedCursor.x, row: savedCursor.y)
    case "D": lineFeed()
    case "E":
      cursor.x = 0
      lineFeed()
    case "c": reset()
    default: break
    }
  }

  /// Takes an operating system command; hyperlinks are the only one that leaves a trace.
  func command(_ body: String) {
    let parts = body.split(separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0] == "8" else { return }
    pen.link = LinkTable.number(of: String(parts[2]))
  }

  /// Moves the cursor; positions off the screen are held at its edges.
  func moveCursor(toColumn column: Int, row: Int) {
    cursor = CellPoint(
      x: max(0, min(column, size.width - 1)), y: max(0, min(row, size.height - 1)))
    isWrapPending = false
    lastHead = nil
  }

  /// Moves down a row, and scrolls at the bottom.
  func lineFeed() {
    isWrapPending = false
    guard cursor.y >= size.height - 1 else {
      cursor.y += 1
      return
    }
    let scrolled = Surface(size: size)
    scrolled.draw(screen, at: CellPoint(x: 0, y: -1), clip: scrolled.bounds)
    screen = scrolled
  }

  private func reset() {
    screen.clear()
    covered = nil
    pen = .plain
    modes = [PrivateMode.cursor, PrivateMode.wrap]
    moveCursor(toColumn: 0, row: 0)
  }
}
