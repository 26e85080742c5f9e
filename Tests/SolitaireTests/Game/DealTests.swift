import SolitaireGame
import Testing

/// How games begin.
struct DealTests {
  @Test(arguments: [0, 1, 366, UInt64.max])
  func everyCardIsDealtOnce(seed: UInt64) {
    let table = Table(seed: seed)
    #expect(table.piles.map(\.cards.count) == [1, 2, 3, 4, 5, 6, 7])
    #expect(table.piles.map(\.faceUp.count) == [1, 1, 1, 1, 1, 1, 1])
    #expect(table.deck.cards.count == 24)
    #expect(table.deck.shown == nil)
    let cards = table.piles.flatMap(\.cards) + table.deck.cards
    #expect(cards.count == 52)
    #expect(Set(cards) == Set(Card.all))
  }

  @Test func aSeedAlwaysDealsTheSameGame() {
    #expect(Table(seed: 366) == Table(seed: 366))
    #expect(Table(seed: 366) != Table(seed: 367))
    let tops = Table(seed: 366).piles.compactMap(\.top?.title)
    #expect(tops == ["K♥", "6♣", "3♥", "4♣", "6♠", "9♠", "5♥"])
  }

  @Test func titlesAreReadAsTheyAreWritten() {
    for card in Card.all { #expect(Card(card.title) == card) }
    for text in ["", "♠", "1♠", "11♥", "A", "a♠", "10H"] { #expect(Card(text) == nil) }
  }

  @Test func movesAreReadAsTheyAreWritten() {
    let ace = Card(1, of: .spades)
    for move in [.draw, .carry(ace, to: .pile(6)), .carry(ace, to: .suit(.spades))] as [Move] {
      #expect(Move(move.description) == move)
    }
    for text in ["", "turn", "A♠", "A♠ > 0", "A♠ > 8", "A♠ > deck", "X♠ > 1", "A♠ > 1 > 2"] {
      #expect(Move(text) == nil)
    }
  }
}
