extension Table {
  /// Whether a card with those that lie on it may go to a place.
  ///
  /// - Parameter kingsOnly: Whether an empty pile takes nothing but kings.
  package func allows(_ card: Card, to place: Place, kingsOnly: Bool = false) -> Bool {
    guard let source = self.place(of: card), source != place else { return false }
    switch place {
    case .deck: return false
    case .pile(let number):
      guard piles.indices.contains(number) else { return false }
      guard let top = piles[number].top else { return !kingsOnly || card.rank == 13 }
      return top.rank == card.rank + 1 && top.suit.isRed != card.suit.isRed
    case .suit(let suit):
      return card.suit == suit && card.rank == (ranks[suit] ?? 0) + 1
        && run(from: card).count == 1
    }
  }

  /// Makes a move; false if the rules do not allow it.
  package mutating func apply(_ move: Move, kingsOnly: Bool = false) -> Bool {
    switch move {
    case .draw:
      if deck.cards.isEmpty { return false }
      deck.advance()
    case .carry(let card, let place):
      guard allows(card, to: place, kingsOnly: kingsOnly) else { return false }
      let run = run(from: card)
      if self.place(of: card) == .deck {
        _ = deck.takeShown()
        score += Score.fromDeck
      } else if case .pile(let number) = self.place(of: card), piles[number].removeTop(run.count) {
        score += Score.turnedUp
      }
      if case .pile(let number) = place { piles[number].add(run) }
      if case .suit(let suit) = place {
        ranks[suit] = card.rank
        score += Score.home
      }
    }
    return true
  }
}

/// What moves are worth.
enum Score {
  static let fromDeck = 5
  static let turnedUp = 5
  static let home = 10
}
