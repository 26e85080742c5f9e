import InlayTesting
import Testing

@testable import hand

@MainActor
struct FanTests {
  let hand = HandScreen(.fan)
  var screen: TestScreen { hand.screen }

  @Test func atRest() {
    #expect(hand.fan == "6♠ J♣ 7♣ 7♠ 2♥ 9♣ K♠ 8♦ 4♣ 9♦ A♦ 2♦ 6♣")
    assertFrame(
      screen,
      matches: """
         Hand                                                     13 cards · seed 3
        ────────────────────────────────────────────────────────────────────────────



                               ╭────╭────╭────╭────╭───────╮
           ┏━━━━━━━┓ ╭────╭────│2♥  │9♣  │K♠  │8♦  │4♣  ╭────╭───────╮
           ┃6♠  ╭────│7♣  │7♠  │    │    │    │    │    │9♦  │A♦  ╭───────╮
           ┃    │J♣  │    │    │   ♥│   ♣│   ♠│   ♦│   ♣│    │    │2♦  ╭───────╮
           ┃   ♠│    │   ♣│   ♠│    │    │    │    │    │   ♦│   ♦│    │6♣     │
           ┃    │   ♣│    │    │    │    │    │    │    │    │    │   ♦│       │
           ┃    │    │    │    ╰────╰────╰────╰────╰────│    │    │    │   ♣   │
           ┗━━━━│    ╰────╰───────╯                     ╰────╰────│    │       │
                ╰───────╯                                         ╰────│     6♣│
                                                                       ╰───────╯

        ────────────────────────────────────────────────────────────────────────────
         Drag a card · s, r sort · n deals · Tab: the aces         ? help · q quits
        """)
  }

  @Test func aCoveredCardIsDraggedToAnotherPlace() {
    screen.lift("K♠")
    screen.move(to: .before("7♣"))
    assertFrame(
      screen,
      matches: """
         Hand                                                     13 cards · seed 3
        ────────────────────────────────────────────────────────────────────────────



                               ╭────╭────╭────╭────╭───────╮
                    ┏━━━━━━━┓──│7♠  │2♥  │9♣  │8♦  │4♣  ╭────╭───────╮
                ╭───┃K♠     ┃  │    │    │    │    │    │9♦  │A♦  ╭───────╮
           ┏━━━━│J♣ ┃       ┃  │   ♠│   ♥│   ♣│   ♦│   ♣│    │    │2♦  ╭───────╮
           ┃6♠  │   ┃   ♠   ┃ ♣│    │    │    │    │    │   ♦│   ♦│    │6♣     │
           ┃    │   ┃       ┃  │    │    │    │    │    │    │    │   ♦│       │
           ┃   ♠│   ┃     K♠┃  ╰────╰────╰────╰────╰────│    │    │    │   ♣   │
           ┃    │   ┗━━━━━━━┛─────╯                     ╰────╰────│    │       │
           ┃    ╰───────╯                                         ╰────│     6♣│
           ┗━━━━━━━┛                                                   ╰───────╯

        ────────────────────────────────────────────────────────────────────────────
         K♠ → 3 of 13                                                   Esc cancels
        """)
    screen.drop()
    #expect(hand.fan == "6♠ J♣ K♠ 7♣ 7♠ 2♥ 9♣ 8♦ 4♣ 9♦ A♦ 2♦ 6♣")
  }

  @Test func coveredCardsCanBeDraggedToBothEnds() {
    for card in [1, 6, 12].map({ hand.model.hand[$0] }) {
      let rest = hand.model.hand.filter { $0 != card }
      screen.drag(.item(card), to: .before(.item(rest[0])))
      #expect(hand.model.hand == [card] + rest)
    }
    for card in [0, 6, 11].map({ hand.model.hand[$0] }) {
      let rest = hand.model.hand.filter { $0 != card }
      screen.drag(.text(card.name), to: .after(.item(rest[11])))
      #expect(hand.model.hand == rest + [card])
    }
  }

  @Test func theCardUnderThePointerRisesAndStaysUp() throws {
    let row = try #require(hand.row(of: "K♠"))
    let column = try #require(screen.rows[row].range(of: "K♠")).lowerBound
    let x = screen.rows[row].distance(from: screen.rows[row].startIndex, to: column)
    screen.hover(x, row)
    #expect(hand.row(of: "K♠") == row - 2)
    // At the lower edge of where it lay it is still up.
    screen.hover(x, row + 5)
    #expect(hand.row(of: "K♠") == row - 2)
    screen.hover(x, row + 6)
    #expect(hand.row(of: "K♠") == row)
  }

  @Test func theCardWithTheFocusRises() {
    let second = hand.model.hand[1].name
    let row = hand.row(of: second) ?? 0
    screen.press(.rightArrow)
    #expect(hand.row(of: second) == row - 2)
  }

  @Test func keysCarryACard() {
    let cards = hand.model.hand
    screen.press(.space)
    screen.press(.rightArrow, times: 3)
    #expect(hand.status.contains("\(cards[0].name) → 4 of 13"))
    screen.press(.space)
    #expect(hand.model.hand == Array(cards[1...3]) + [cards[0]] + Array(cards[4...]))
  }

  @Test func keysSort() {
    screen.type("s")
    #expect(hand.fan == "6♠ 7♠ K♠ 2♥ 4♣ 6♣ 7♣ 9♣ J♣ A♦ 2♦ 8♦ 9♦")
    screen.type("r")
    #expect(hand.fan == "A♦ 2♥ 2♦ 4♣ 6♠ 6♣ 7♠ 7♣ 8♦ 9♣ 9♦ J♣ K♠")
  }

  @Test func aSeedDealsTheSameCards() {
    let first = hand.fan
    screen.type("n")
    #expect(hand.fan != first)
    #expect(hand.fan == HandModel(seed: 4).hand.map(\.name).joined(separator: " "))
    #expect(screen.rows[0].hasSuffix("seed 4"))
    #expect(Set(hand.model.hand).count == 13)
  }

  @Test func keysDoNothingElseDuringADrag() {
    let cards = hand.model.hand
    screen.lift(.item(cards[2]))
    screen.move(to: .after(.item(cards[4])))
    screen.type("srn")
    screen.press(.tab)
    screen.cancel()
    #expect(hand.model.hand == cards)
    #expect(hand.model.table == .fan)
  }

  @Test func aDragGoesOnOnANarrowerScreen() {
    let cards = hand.model.hand
    screen.lift(.item(cards[0]))
    screen.move(to: .after(.item(cards[3])))
    screen.resize(40, 18)
    #expect(hand.status.contains("\(cards[0].name) → 4 of 13"))
    screen.move(to: .after(.item(cards[12])))
    screen.drop()
    #expect(hand.model.hand.last == cards[0])
  }
}
