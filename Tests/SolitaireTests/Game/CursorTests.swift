import Testing

@testable import SolitaireGame

/// How keys go about the table.
struct CursorTests {
  private let table = Table(
    deck: "2♥ A♠", ["9♠ 8♥ 7♠", "2♣|10♥", "", "K♦ 3♣|A♦", "J♦ 10♣", "", "4♥"])

  private func card(_ cursor: Cursor) -> String? { cursor.card(on: table)?.title }

  private func walk(
    _ steps: [Cursor.Step], from start: Cursor, wholePiles: Bool = false
  ) -> Cursor {
    var cursor = start
    for step in steps { cursor.move(step, on: table, wholePiles: wholePiles) }
    return cursor
  }

  @Test func theUpperRowHasAGapBeforeTheSuits() {
    #expect(Cursor.deck.place == nil)
    let places = (1...6).map { count in
      walk(Array(repeating: .right, count: count), from: .deck).place
    }
    let suits = Card.Suit.allCases.map { Place.suit($0) }
    #expect(places == [.deck] + suits + [suits[3]])
    #expect(walk([.left], from: Cursor(.suit(.clubs))).place == .deck)
    #expect(walk([.left, .left, .left], from: Cursor(.suit(.clubs))) == .deck)
    #expect(walk([.up], from: Cursor(.pile(2))).place == .deck)
  }

  @Test func stepsGoThroughARun() {
    let top = walk([.down], from: .deck)
    #expect(top == Cursor(.pile(0)))
    #expect(card(top) == "7♠")
    #expect(card(walk([.up], from: top)) == "8♥")
    #expect(card(walk([.up, .up], from: top)) == "9♠")
    #expect(card(walk([.up, .up, .down], from: top)) == "8♥")
    #expect(walk([.up, .up, .up], from: top) == .deck)
    #expect(walk([.down], from: top) == top)
    #expect(card(walk([.right, .up], from: top)) == nil)
  }

  @Test func carriedCardsGoToPilesAsAWhole() {
    let top = Cursor(.pile(0))
    #expect(walk([.up], from: top, wholePiles: true) == .deck)
  }

  @Test func aCardIsFoundInItsPile() {
    let cursor = Cursor(Card("8♥")!, at: .pile(0), on: table)
    #expect(card(cursor) == "8♥")
    #expect(card(Cursor(.pile(2))) == nil)
    #expect(card(Cursor(.deck)) == nil)
  }

  @Test func theDepthFollowsWhatIsLeftOfThePile() {
    let deep = walk([.up, .up], from: Cursor(.pile(0)))
    var table = table
    _ = table.apply(.carry(Card("8♥")!, to: .pile(2)))
    #expect(deep.card(on: table)?.title == "9♠")
  }
}
