extension Table {
  /// Says in a few words why a card may not go to a place; nil if it may.
  package func refusal(of card: Card, to place: Place, kingsOnly: Bool = false) -> String? {
    if allows(card, to: place, kingsOnly: kingsOnly) { return nil }
    switch place {
    case .deck: return "Nothing goes back to the deck."
    case .suit(let suit):
      if card.suit != suit { return "Only \(suit.name) go here." }
      if run(from: card).count > 1 { return "One card at a time goes home." }
      return "\(Card((ranks[suit] ?? 0) + 1, of: suit)) comes first."
    case .pile(let number):
      guard let top = piles[number].top else { return "An empty pile takes only kings." }
      if top.rank == 1 { return "Nothing goes on an ace." }
      let color = top.suit.isRed ? "black" : "red"
      return "\(top) takes a \(color) \(Card(top.rank - 1, of: top.suit).rankName)."
    }
  }
}

extension Card.Suit {
  fileprivate var name: String {
    switch self {
    case .clubs: "clubs"
    case .diamonds: "diamonds"
    case .hearts: "hearts"
    case .spades: "spades"
    }
  }
}
