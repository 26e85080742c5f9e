/// A playing card, which is the only one of its kind.
struct Card: Identifiable, Hashable, Sendable {
  enum Suit: Int, CaseIterable {
    case spades
    case hearts
    case clubs
    case diamonds

    var symbol: String { ["♠", "♥", "♣", "♦"][rawValue] }
    var isRed: Bool { self == .hearts || self == .diamonds }
  }

  let suit: Suit
  /// From 1, the ace, to 13, the king.
  let rank: Int

  var id: Self { self }

  /// Such as `10♥`.
  var name: String {
    let rank = [1: "A", 11: "J", 12: "Q", 13: "K"][rank] ?? String(rank)
    return rank + suit.symbol
  }

  /// All 52, by suit and then by rank.
  static let deck = Suit.allCases.flatMap { suit in (1...13).map { Card(suit: suit, rank: $0) } }
}
