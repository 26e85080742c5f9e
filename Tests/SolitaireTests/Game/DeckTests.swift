import Testing

@testable import SolitaireGame

/// The deck, which begins anew after a position that shows no card.
struct DeckTests {
  private func shown(_ table: Table) -> String { table.deck.shown?.title ?? "none" }

  @Test func onePositionShowsNoCard() {
    var table = Table(deck: "2♥ A♠ 7♦", [])
    var seen = [shown(table)]
    for _ in 0..<5 {
      _ = table.apply(.draw)
      seen.append(shown(table))
    }
    #expect(seen == ["none", "2♥", "A♠", "7♦", "none", "2♥"])
    #expect(table.deck.remaining == 2)
  }

  @Test func aTakenCardUncoversTheOneBeforeIt() {
    var table = Table(deck: "2♥ A♠ 7♦", ["8♠", "2♣"])
    for _ in 0..<3 { _ = table.apply(.draw) }
    #expect(table.deck.covered?.title == "A♠")
    _ = table.apply(.carry(Card("7♦")!, to: .pile(0)))
    #expect(table.titles[0] == "8♠ 7♦")
    #expect(table.score == Score.fromDeck)
    #expect(shown(table) == "A♠")
    _ = table.apply(.draw)
    #expect(shown(table) == "none")
  }

  @Test func anEmptyDeckCannotBeTurned() {
    var table = Table(deck: "A♠", [])
    _ = table.apply(.draw)
    _ = table.apply(.carry(Card("A♠")!, to: .suit(.spades)))
    let isTurned = table.apply(.draw)
    #expect(!isTurned)
    #expect(shown(table) == "none")
  }
}
