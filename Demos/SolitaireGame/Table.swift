/// The cards as they lie at one moment of a game.
package struct Table: Equatable, Sendable {
  package static let pileCount = 7

  package internal(set) var deck: Deck
  package internal(set) var piles: [Pile]
  /// The highest rank that has come to the place of each suit.
  var ranks: [Card.Suit: Int] = [:]
  package internal(set) var score = 0

  /// Deals the cards: one to the first pile, two to the second and so on, only the last one of each face up.
  package init(seed: UInt64) {
    var dealer = Dealer(seed: seed)
    var cards = dealer.shuffle(Card.all)[...]
    piles = (0..<Self.pileCount).map { number in
      defer { cards = cards.dropFirst(number + 1) }
      return Pile(Array(cards.prefix(number + 1)), hidden: number)
    }
    deck = Deck(Array(cards))
  }

  /// A table as somebody laid it.
  init(deck: [Card], piles: [Pile], ranks: [Card.Suit: Int] = [:]) {
    self.deck = Deck(deck)
    self.piles = piles
    self.ranks = ranks
  }

  /// The cards that have come to the place of a suit, from the ace on.
  package func cards(of suit: Card.Suit) -> [Card] {
    (0..<(ranks[suit] ?? 0)).map { Card($0 + 1, of: suit) }
  }

  /// How many cards have come to the places of their suits.
  package var homeCount: Int { ranks.values.reduce(0, +) }

  package var isWon: Bool { homeCount == Card.all.count }

  /// Where a card that can be taken lies; nil if it cannot.
  package func place(of card: Card) -> Place? {
    if deck.shown == card { return .deck }
    return piles.firstIndex { $0.faceUp.contains(card) }.map { .pile($0) }
  }

  /// The cards that move with a card: those that lie on it, or it alone if it is the open one of the deck.
  package func run(from card: Card) -> [Card] {
    switch place(of: card) {
    case .deck: [card]
    case .pile(let number): Array(piles[number].run(from: card))
    default: []
    }
  }
}
