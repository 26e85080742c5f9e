import InlayTesting
import Testing

@testable import hand

@MainActor
struct AceRowTests {
  let hand = HandScreen(.aces, columns: 44, rows: 14)
  var screen: TestScreen { hand.screen }

  @Test func atRest() {
    assertFrame(
      screen,
      matches: """
         Hand                                4 aces
        ────────────────────────────────────────────

          ┏━━━━━━━┓ ╭───────╮ ╭───────╮ ╭───────╮
          ┃A♠     ┃ │A♥     │ │A♣     │ │A♦     │
          ┃       ┃ │       │ │       │ │       │
          ┃   ♠   ┃ │   ♥   │ │   ♣   │ │   ♦   │
          ┃       ┃ │       │ │       │ │       │
          ┃     A♠┃ │     A♥│ │     A♣│ │     A♦│
          ┗━━━━━━━┛ ╰───────╯ ╰───────╯ ╰───────╯


        ────────────────────────────────────────────
         Drag a card · Tab: the fan               ?
        """)
  }

  @Test func anAceIsDraggedToAnotherPlace() {
    screen.lift("A♠")
    screen.move(to: .after("A♣"))
    assertFrame(
      screen,
      matches: """
         Hand                                4 aces
        ────────────────────────────────────────────

          ╭───────╮ ╭───────╮ ╭╌╌╌╌╌╌╌╮ ╭───────╮
          │A♥     │ │A♣     │ ╎       ╎ │A♦     │
          │       │ │       │ ╎      ┏━━━━━━━┓  │
          │   ♥   │ │   ♣   │ ╎      ┃A♠     ┃  │
          │       │ │       │ ╎      ┃       ┃  │
          │     A♥│ │     A♣│ ╎      ┃   ♠   ┃A♦│
          ╰───────╯ ╰───────╯ ╰╌╌╌╌╌╌┃       ┃──╯
                                     ┃     A♠┃
                                     ┗━━━━━━━┛
        ────────────────────────────────────────────
         A♠ → 3 of 4                    Esc cancels
        """)
    screen.drop()
    #expect(hand.aces == "A♥ A♣ A♠ A♦")
  }

  @Test func escapeChangesNothing() {
    screen.lift("A♠")
    screen.move(to: .after("A♣"))
    screen.cancel()
    #expect(hand.aces == "A♠ A♥ A♣ A♦")
  }

  @Test func keysMoveAnAce() {
    screen.press(.space)
    screen.press(.rightArrow)
    #expect(hand.status.contains("A♠ → 2 of 4"))
    screen.press(.end)
    screen.press(.space)
    #expect(hand.aces == "A♥ A♣ A♦ A♠")
    screen.press(.leftArrow, modifiers: .option)
    #expect(hand.aces == "A♥ A♣ A♠ A♦")
    screen.press(.leftArrow)
    screen.press(.leftArrow, modifiers: .option)
    #expect(hand.aces == "A♣ A♥ A♠ A♦")
  }

  @Test func aDragGoesOnOnAnotherSize() {
    screen.lift("A♦")
    screen.move(to: .before("A♥"))
    screen.resize(70, 20)
    screen.move(to: .before("A♠"))
    screen.drop()
    #expect(hand.aces == "A♦ A♠ A♥ A♣")
  }

  @Test func tabBringsTheFanWithTheKeys() {
    screen.press(.tab)
    #expect(screen.rows[0].hasSuffix("13 cards · seed 3"))
    let first = hand.model.hand[0]
    screen.press(.rightArrow, modifiers: .option)
    #expect(hand.model.hand[1] == first)
    screen.press(.tab)
    screen.press(.rightArrow, modifiers: .option)
    #expect(hand.aces == "A♥ A♠ A♣ A♦")
  }
}
