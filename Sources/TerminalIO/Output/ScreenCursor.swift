/// Where the terminal's cursor is, as far as that can be known, and the shortest way elsewhere.
///
/// Positions are cells from 0. The position is unknown after a write to the last column, where
/// terminals disagree, and after a cluster whose width they disagree on.
struct ScreenCursor: Sendable {
  private(set) var column: Int?
  private(set) var row = 0

  static let unknown = ScreenCursor()

  /// Notes that `columns` cells were written at the cursor on a screen of `width` columns.
  mutating func advance(by columns: Int, width: Int) {
    guard let column else { return }
    self.column = column + columns < width ? column + columns : nil
  }

  mutating func forget() {
    column = nil
  }

  /// Appends the shortest sequence that is safe in every terminal.
  mutating func move(toColumn target: Int, row targetRow: Int, _ bytes: inout [UInt8]) {
    defer {
      column = target
      row = targetRow
    }
    guard let column else { return Self.appendPosition(target, targetRow, &bytes) }
    if row == targetRow {
      Self.appendMove(from: column, to: target, &bytes)
    } else if target == 0, targetRow == row + 1 {
      // The row exists, so the line feed cannot scroll.
      bytes.append(0x0D)
      bytes.append(0x0A)
    } else if target == column {
      bytes.appendSequence(targetRow + 1, final: "d")
    } else {
      Self.appendPosition(target, targetRow, &bytes)
    }
  }

  /// The number of bytes of a forward move within a row.
  static func costOfSkip(from column: Int, to target: Int) -> Int {
    let distance = target - column
    let relative = distance == 1 ? 3 : 3 + [UInt8].digits(of: distance)
    return min(relative, 3 + [UInt8].digits(of: target + 1))
  }

  private static func appendMove(from column: Int, to target: Int, _ bytes: inout [UInt8]) {
    if target == column { return }
    if target == 0 { return bytes.append(0x0D) }
    if target == column - 1 { return bytes.append(0x08) }
    let distance = abs(target - column)
    if [UInt8].digits(of: distance) <= [UInt8].digits(of: target + 1) || distance == 1 {
      bytes.appendSequence(distance, final: target > column ? "C" : "D")
    } else {
      bytes.appendSequence(target + 1, final: "G")
    }
  }

  private static func appendPosition(_ column: Int, _ row: Int, _ bytes: inout [UInt8]) {
    bytes.appendIntroducer()
    if row > 0 || column > 0 { bytes.appendDecimal(row + 1) }
    if column > 0 {
      bytes.append(UInt8(ascii: ";"))
      bytes.appendDecimal(column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }
}
