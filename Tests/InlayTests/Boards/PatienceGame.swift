import Inlay
import Observation

/// A playing card, which is its own identity.
struct PlayingCard: Identifiable, Hashable, Sendable, Transferable {
  enum Suit: Character, CaseIterable, Identifiable, Sendable {
    case clubs = "♣"
    case diamonds = "♦"
    case hearts = "♥"
    case spades = "♠"

    var id: Self { self }
    var isRed: Bool { self == .diamonds || self == .hearts }
  }

  /// Where a card can lie.
  enum Place: Hashable, Sendable {
    case pile(Int)
    case suit(Suit)
  }

  let suit: Suit
  /// From 1 for the ace to 13 for the king.
  let rank: Int

  var id: Self { self }
  var title: String {
    let names = [1: "A", 11: "J", 12: "Q", 13: "K"]
    return (names[rank] ?? String(rank)) + String(suit.rawValue)
  }

  /// Reads a title such as “10♥”.
  init(_ title: String) {
    suit = Suit(rawValue: title.last!)!
    let name = String(title.dropLast())
    rank = ["A": 1, "J": 11, "Q": 12, "K": 13][name] ?? Int(name)!
  }
}

/// The piles of a game of patience, and its rules.
@Observable
final class PatienceGame {
  var piles: [[PlayingCard]]
  /// How many cards of each pile lie face down.
  var hidden: [Int]
  var suits: [PlayingCard.Suit: [PlayingCard]] = [:]
  private(set) var moveCount = 0

  init(_ piles: [(hidden: Int, cards: String)]) {
    self.piles = piles.map { $0.cards.split(separator: " ").map { PlayingCard(String($0)) } }
    hidden = piles.map(\.hidden)
  }

  /// A card with those that lie on it.
  func run(from card: PlayingCard) -> [PlayingCard] {
    let pile = piles.first { $0.contains(card) } ?? []
    return Array(pile.drop { $0 != card })
  }

  /// Whether cards may be laid on a pile: in falling order, black and red by turns.
  func allows(_ cards: [PlayingCard], onPile pile: Int) -> Bool {
    guard let first = cards.first, piles.indices.contains(pile) else { return false }
    guard let top = piles[pile].last else { return true }
    return top.rank == first.rank + 1 && top.suit.isRed != first.suit.isRed
  }

  /// Whether cards may go to the pile of a suit: one at a time, from the ace up.
  func allows(_ cards: [PlayingCard], onSuit suit: PlayingCard.Suit) -> Bool {
    guard cards.count == 1, let card = cards.first else { return false }
    return card.suit == suit && card.rank == (suits[suit]?.last?.rank ?? 0) + 1
  }

  func lay(_ cards: [PlayingCard], on place: PlayingCard.Place) {
    moveCount += 1
    for index in piles.indices {
      piles[index].removeAll(where: cards.contains)
      // The last card of a pile is face up.
      hidden[index] = min(hidden[index], max(0, piles[index].count - 1))
    }
    switch place {
    case .pile(let index): piles[index] += cards
    case .suit(let suit): suits[suit, default: []] += cards
    }
  }
}
