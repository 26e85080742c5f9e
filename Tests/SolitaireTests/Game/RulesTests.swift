import Testing

@testable import SolitaireGame

/// What may go where, and what follows from it.
struct RulesTests {
  private var table = Table(
    deck: "2♥ A♠ 7♦",
    ["9♠ 8♥ 7♠", "2♣|10♥", "Q♣", "K♦ 3♣|A♦", "J♦ 10♣", "", "4♥"], ranks: [.hearts: 1])

  private func card(_ title: String) -> Card { Card(title)! }

  @Test func runsGoOntoTheNextRankOfTheOtherColor() {
    let allowed: [String: [Int]] = [
      "9♠": [1, 5], "8♥": [5], "7♠": [5], "10♥": [5], "Q♣": [5], "A♦": [5], "J♦": [2, 5],
      "10♣": [5], "4♥": [5],
    ]
    for (title, piles) in allowed {
      let found = (0..<7).filter { table.allows(card(title), to: .pile($0)) }
      #expect(found == piles, "\(title)")
    }
    #expect(!table.allows(card("9♠"), to: .pile(7)))
  }

  @Test func whatLiesFaceDownOrIsNotOpenStays() {
    for title in ["2♣", "K♦", "3♣", "2♥", "A♠", "5♣"] {
      #expect(table.place(of: card(title)) == nil)
      #expect(!table.allows(card(title), to: .pile(5)))
      #expect(table.run(from: card(title)).isEmpty)
    }
  }

  @Test func emptyPilesTakeAnyCardOrOnlyKings() {
    var table = Table(["K♦ Q♠", "5♣", ""])
    #expect(table.allows(card("5♣"), to: .pile(2)))
    #expect(!table.allows(card("5♣"), to: .pile(2), kingsOnly: true))
    #expect(table.allows(card("K♦"), to: .pile(2), kingsOnly: true))
    let move = Move.carry(card("5♣"), to: .pile(2))
    var isDone = table.apply(move, kingsOnly: true)
    #expect(!isDone)
    isDone = table.apply(move)
    #expect(isDone)
    #expect(table.titles[1...2] == ["", "5♣"])
  }

  @Test mutating func aRunMovesAsOneAndTurnsACardUp() {
    var isDone = table.apply(.carry(card("9♠"), to: .pile(1)))
    #expect(isDone)
    #expect(table.titles[0...1] == ["", "2♣|10♥ 9♠ 8♥ 7♠"])
    #expect(table.score == 0)
    isDone = table.apply(.carry(card("10♥"), to: .pile(0)))
    #expect(isDone)
    #expect(table.titles[0...1] == ["10♥ 9♠ 8♥ 7♠", "2♣"])
    #expect(table.score == Score.turnedUp)
  }

  @Test mutating func suitsTakeOneCardAtATimeFromTheAceUp() {
    #expect(!table.allows(card("A♦"), to: .suit(.hearts)))
    #expect(!table.allows(card("4♥"), to: .suit(.hearts)))
    #expect(!table.allows(card("J♦"), to: .suit(.diamonds)))
    #expect(!table.allows(card("8♥"), to: .suit(.hearts)))
    var isDone = table.apply(.carry(card("A♦"), to: .suit(.diamonds)))
    #expect(isDone)
    #expect(table.titles[3] == "K♦|3♣")
    #expect(table.score == Score.home + Score.turnedUp)
    _ = table.apply(.draw)
    isDone = table.apply(.carry(card("2♥"), to: .suit(.hearts)))
    #expect(isDone)
    #expect(table.cards(of: .hearts).map(\.title) == ["A♥", "2♥"])
    #expect(table.homeCount == 3)
  }

  @Test mutating func nothingGoesBackToTheDeckOrComesBackFromASuit() {
    #expect(!table.allows(card("4♥"), to: .deck))
    #expect(!table.allows(card("A♥"), to: .pile(5)))
    let before = table
    let isDone = table.apply(.carry(card("4♥"), to: .deck))
    #expect(!isDone)
    #expect(table == before)
  }

  @Test func refusalsSayWhy() {
    func refusal(_ title: String, _ place: Place, kingsOnly: Bool = false) -> String? {
      table.refusal(of: card(title), to: place, kingsOnly: kingsOnly)
    }
    #expect(refusal("9♠", .pile(1)) == nil)
    #expect(refusal("9♠", .pile(2)) == "Q♣ takes a red J.")
    #expect(refusal("9♠", .pile(4)) == "10♣ takes a red 9.")
    #expect(refusal("9♠", .pile(3)) == "Nothing goes on an ace.")
    #expect(refusal("9♠", .pile(5), kingsOnly: true) == "An empty pile takes only kings.")
    #expect(refusal("9♠", .suit(.hearts)) == "Only hearts go here.")
    #expect(refusal("8♥", .suit(.hearts)) == "One card at a time goes home.")
    #expect(refusal("4♥", .suit(.hearts)) == "2♥ comes first.")
    #expect(refusal("4♥", .deck) == "Nothing goes back to the deck.")
  }
}
