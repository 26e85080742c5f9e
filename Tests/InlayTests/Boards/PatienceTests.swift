import Foundation
import Inlay
import InlayTesting
import Testing

/// Cards of a game of patience, dragged by the bytes of a mouse.
@MainActor
struct PatienceTests {
  private let game = PatienceGame([
    (0, "9♠ 8♥ 7♠"), (1, "2♣ 10♥"), (0, "Q♣"), (1, "K♦ A♦"), (0, "J♦"), (2, "3♣ 4♥ 5♣"), (0, ""),
  ])

  /// The cards are 15 columns wide and two columns apart; the piles begin in row 6.
  private func screen() -> TestScreen {
    TestScreen(
      120, 40, cellSize: CGSize(width: 8, height: 16), onMismatch: { Issue.record("\($0)") }
    ) { PatienceTable(game: game) }
  }

  private var titles: [String] { game.piles.map { $0.map(\.title).joined(separator: " ") } }

  @Test func aRunGoesToAnotherPile() throws {
    let screen = screen()
    assertSnapshot(screen, named: "table")
    screen.press(2, 7, via: .bytes)
    // Over the ten of hearts, which takes a black nine.
    screen.move(20, 9, via: .bytes)
    assertSnapshot(screen, named: "run")
    #expect(game.moveCount == 0)
    screen.release(20, 9, via: .bytes)
    #expect(titles == ["", "2♣ 10♥ 9♠ 8♥ 7♠", "Q♣", "K♦ A♦", "J♦", "3♣ 4♥ 5♣", ""])
    #expect(game.moveCount == 1)
    assertSnapshot(screen, named: "run-laid")
  }

  @Test func anIllegalRunGoesBack() throws {
    let screen = screen()
    let before = titles
    // The eight of hearts with the seven on it, over the queen of clubs.
    screen.press(2, 9, via: .bytes)
    screen.move(37, 9, via: .bytes)
    assertSnapshot(screen, named: "refused")
    screen.release(37, 9, via: .bytes)
    #expect(titles == before)
    #expect(game.moveCount == 0)
    assertSnapshot(screen, named: "table")
  }

  @Test func anAceGoesToThePileOfItsSuit() throws {
    let screen = screen()
    // The ace of diamonds is on a card that is face down and leaves one row of it in view.
    screen.press(53, 8, via: .bytes)
    screen.move(20, 3, via: .bytes)
    assertSnapshot(screen, named: "ace")
    screen.release(20, 3, via: .bytes)
    #expect(titles[3] == "K♦")
    #expect(game.hidden[3] == 0)
    #expect(game.suits[.diamonds] == [PlayingCard("A♦")])
    assertSnapshot(screen, named: "ace-laid")
  }

  @Test func aSuitTakesOnlyWhatIsNext() throws {
    let screen = screen()
    // The five of clubs over the place of the aces of clubs.
    screen.press(87, 9, via: .bytes)
    screen.move(3, 3, via: .bytes)
    #expect(screen.text.contains("✗"))
    screen.release(3, 3, via: .bytes)
    #expect(game.moveCount == 0)
    assertSnapshot(screen, named: "table")
  }

  @Test func whatIsFaceDownStays() throws {
    let screen = screen()
    screen.press(88, 6, via: .bytes)
    screen.move(105, 9, via: .bytes)
    assertSnapshot(screen, named: "table")
    screen.release(105, 9, via: .bytes)
    #expect(game.moveCount == 0)
  }

  @Test func anEmptyPileTakesAnyCard() {
    let screen = screen()
    screen.press(70, 7, via: .bytes)
    screen.move(104, 20, via: .bytes)
    screen.release(104, 20, via: .bytes)
    #expect(titles[4] == "")
    #expect(titles[6] == "J♦")
  }
}
