import DemoCommand
import Inlay

/// The cards of both tables.
@MainActor @Observable
final class HandModel {
  enum Table {
    case aces
    case fan
  }

  var table = Table.aces
  var aces = Card.Suit.allCases.map { Card(suit: $0, rank: 1) }
  private(set) var seed: UInt64
  var hand: [Card] = []

  init(seed: UInt64) {
    self.seed = seed
    deal()
  }

  /// Deals the hand of the next seed.
  func dealNext() {
    seed &+= 1
    deal()
  }

  private func deal() {
    var numbers = SeededGenerator(seed: seed)
    hand = Array(Card.deck.shuffled(using: &numbers).prefix(13))
  }

  func sortBySuit() { hand.sort { ($0.suit.rawValue, $0.rank) < ($1.suit.rawValue, $1.rank) } }
  func sortByRank() { hand.sort { ($0.rank, $0.suit.rawValue) < ($1.rank, $1.suit.rawValue) } }
}
