/// The cards that were not dealt. One of them is shown at a time.
package struct Deck: Equatable, Sendable {
  package private(set) var cards: [Card]
  /// How many cards have been turned up in this round; in the first position none is shown.
  package private(set) var position = 0

  init(_ cards: [Card]) { self.cards = cards }

  /// The card that lies open.
  package var shown: Card? { position > 0 ? cards[position - 1] : nil }

  /// The card under the one that lies open.
  package var covered: Card? { position > 1 ? cards[position - 2] : nil }

  /// How many cards come before the round is over.
  package var remaining: Int { cards.count - position }

  /// Shows the next card; after the last one none, and then the first again.
  mutating func advance() { position = (position + 1) % (cards.count + 1) }

  /// Takes the open card away, which uncovers the one before it.
  mutating func takeShown() -> Card? {
    guard position > 0 else { return nil }
    position -= 1
    return cards.remove(at: position)
  }
}
