import Inlay
import SolitaireGame

/// What is in the middle of a card: as many pips as its rank, where they have room.
struct CardPicture: View {
  let card: Card
  let columns: Int
  let rows: Int

  var body: some View {
    Text(lines.map { String($0) }.joined(separator: "\n"))
  }

  private var lines: [[Character]] {
    var lines = Array(repeating: Array(repeating: Character(" "), count: columns), count: rows)
    guard rows >= 5, columns >= 7 else {
      if rows > 0, columns > 0 { lines[rows / 2][columns / 2] = card.suit.rawValue }
      return lines
    }
    if card.rank > 10 {
      drawCourt(on: &lines)
    } else {
      for pip in Self.pips[card.rank - 1] {
        lines[row(pip.height)][columns / 2 + pip.side * (columns / 2 - 2)] = card.suit.rawValue
      }
    }
    return lines
  }

  /// The row of a height from 0 to 12, such that both halves of a card mirror each other.
  private func row(_ height: Int) -> Int {
    let last = Double(rows - 1)
    return height <= 6
      ? Int((last * Double(height) / 12).rounded())
      : rows - 1 - Int((last * Double(12 - height) / 12).rounded())
  }

  /// A frame with the letter of a jack, queen or king.
  private func drawCourt(on lines: inout [[Character]]) {
    let (left, right, bottom) = (1, columns - 2, rows - 1)
    for column in left...right {
      lines[0][column] = "─"
      lines[bottom][column] = "─"
    }
    for row in 1..<bottom {
      lines[row][left] = "│"
      lines[row][right] = "│"
    }
    (lines[0][left], lines[0][right]) = ("┌", "┐")
    (lines[bottom][left], lines[bottom][right]) = ("└", "┘")
    lines[rows / 2][columns / 2] = card.rankName.first!
    lines[1][left + 2] = card.suit.rawValue
    lines[bottom - 1][right - 2] = card.suit.rawValue
  }

  /// A pip at the left (-1), in the middle (0) or at the right (1), from 0 at the top to 12 at the bottom.
  private typealias Pip = (side: Int, height: Int)

  private static let pips: [[Pip]] = {
    func pair(_ height: Int) -> [Pip] { [(-1, height), (1, height)] }
    let ends = pair(0) + pair(12)
    let tall = pair(0) + pair(4) + pair(8) + pair(12)
    return [
      [(0, 6)], [(0, 0), (0, 12)], [(0, 0), (0, 6), (0, 12)], ends, ends + [(0, 6)],
      ends + pair(6), ends + pair(6) + [(0, 3)], ends + pair(6) + [(0, 3), (0, 9)],
      tall + [(0, 6)], tall + [(0, 2), (0, 10)],
    ]
  }()
}
