/// A playing card, which is its own identity.
package struct Card: Identifiable, Hashable, Sendable {
  package enum Suit: Character, CaseIterable, Identifiable, Sendable {
    case clubs = "♣"
    case diamonds = "♦"
    case hearts = "♥"
    case spades = "♠"

    package var id: Self { self }
    package var isRed: Bool { self == .diamonds || self == .hearts }
    package var symbol: String { String(rawValue) }
  }

  package let suit: Suit
  /// From 1 for the ace to 13 for the king.
  package let rank: Int

  package init(_ rank: Int, of suit: Suit) {
    self.rank = rank
    self.suit = suit
  }

  package var id: Self { self }

  /// The rank as it is printed on the card, such as “10” or “K”.
  package var rankName: String { Self.rankNames[rank - 1] }

  /// The card in a few characters, such as “10♥”.
  package var title: String { rankName + suit.symbol }

  /// All 52 cards in order.
  package static let all = Suit.allCases.flatMap { suit in
    (1...13).map { Card($0, of: suit) }
  }

  private static let rankNames = [
    "A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K",
  ]
}

extension Card: LosslessStringConvertible {
  package var description: String { title }

  /// Reads a title such as “10♥”.
  package init?(_ title: String) {
    guard let suit = title.last.flatMap(Suit.init),
      let index = Self.rankNames.firstIndex(of: String(title.dropLast()))
    else { return nil }
    self.init(index + 1, of: suit)
  }
}
