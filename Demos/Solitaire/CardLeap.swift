import Inlay
import SolitaireGame

/// How a card leaps off its suit when the game is won.
struct CardLeap {
  let card: Card
  /// When it leaps, in seconds.
  private let start: Double
  /// Where it starts, and how far it flies in a second, as parts of the width.
  private let origin: Double
  private let speed: Double

  /// How long it takes until all are gone.
  static let duration = Duration.seconds(20)

  /// The kings first, as they lie on top. Most fly to the left, where the table is wider.
  static let all = (0..<52).map { number in
    let suit = number % 4
    let isLeftward = suit > 1 || number % 3 > 0
    return CardLeap(
      card: Card(13 - number / 4, of: Card.Suit.allCases[suit]), start: Double(number) * 0.18,
      origin: (Double(suit) + 3.3) / 7.5,
      speed: (isLeftward ? -1 : 1) * (0.12 + 0.04 * Double(number * 7 % 5)))
  }

  /// The cell where the card is: it falls, and rises again a little less with every bounce.
  func place(at time: Double, in size: CGSize, cell: CGSize) -> CGPoint? {
    let age = time - start
    guard age >= 0 else { return nil }
    let x = size.width * (origin + speed * age)
    guard x > -6 * cell.width, x < size.width else { return nil }
    let y = (size.height - 3 * cell.height) * (1 - Self.height(at: age))
    return CGPoint(
      x: (x / cell.width).rounded() * cell.width, y: (y / cell.height).rounded() * cell.height)
  }

  /// The height from 1 at the top to 0 on the floor.
  private static func height(at age: Double) -> Double {
    var rest = age
    var top = 1.0
    // The first fall is half a bounce.
    var half = 0.9
    if rest < half { return 1 - (rest / half) * (rest / half) }
    rest -= half
    while top > 0.02 {
      top *= 0.6
      half *= 0.775
      if rest < 2 * half {
        let phase = rest / half - 1
        return top * (1 - phase * phase)
      }
      rest -= 2 * half
    }
    return 0
  }
}
