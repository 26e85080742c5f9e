extension Game {
  /// A move that brings the game on; nil if none is in sight.
  ///
  /// Cards go home where they can, then runs that lie on hidden cards move, then the open card of the deck, and
  /// at last the deck is turned if it holds a card that fits.
  package var hint: Move? {
    cardGoingHome ?? runOnHiddenCards ?? openCard ?? (deckHelps ? .draw : nil)
  }

  /// The move that takes a card to the place of its suit; nil if it cannot go there.
  package func wayHome(of card: Card) -> Move? {
    allows(card, to: .suit(card.suit)) ? .carry(card, to: .suit(card.suit)) : nil
  }

  /// A move that takes any card to the place of its suit; nil if none can go there.
  package var cardGoingHome: Move? {
    (table.piles.compactMap(\.top) + [table.deck.shown].compactMap { $0 })
      .lazy.compactMap(wayHome).first
  }

  /// The longest of the ways to a hidden card comes first: it has the most cards still to turn up.
  private var runOnHiddenCards: Move? {
    table.piles.sorted { $0.faceDown.count > $1.faceDown.count }.lazy.compactMap { pile in
      pile.faceDown.isEmpty ? nil : pile.faceUp.first.flatMap(landing)
    }.first
  }

  private var openCard: Move? { table.deck.shown.flatMap(landing) }

  /// The move to the first pile that takes a card, an empty one last.
  private func landing(of card: Card) -> Move? {
    let numbers = table.piles.indices.filter { allows(card, to: .pile($0)) }
    let best = numbers.first { !table.piles[$0].isEmpty } ?? numbers.first
    return best.map { .carry(card, to: .pile($0)) }
  }

  /// Whether a card of the deck could be played if it were open.
  private var deckHelps: Bool {
    var ahead = self
    for _ in 0...table.deck.cards.count {
      _ = ahead.play(.draw)
      if ahead.cardGoingHome != nil || ahead.openCard != nil { return true }
    }
    return false
  }
}
