import Foundation
import Inlay
import InlayTesting
import RecordedFrames
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

  private func send(_ code: Int, _ x: Int, _ y: Int, isUp: Bool = false, to screen: TestScreen) {
    screen.send(bytes: "\u{1B}[<\(code);\(x + 1);\(y + 1)\(isUp ? "m" : "M")")
  }

  private func check(_ name: String, _ screen: TestScreen) throws {
    let text = screen.text + "\n"
    #expect(try text == RecordedFrames().frame(name, showing: text))
  }

  private var titles: [String] { game.piles.map { $0.map(\.title).joined(separator: " ") } }

  @Test func aRunGoesToAnotherPile() throws {
    let screen = screen()
    try check("patience", screen)
    send(0, 2, 7, to: screen)
    // Over the ten of hearts, which takes a black nine.
    send(32, 20, 9, to: screen)
    try check("patience-run", screen)
    #expect(game.moveCount == 0)
    send(0, 20, 9, isUp: true, to: screen)
    #expect(titles == ["", "2♣ 10♥ 9♠ 8♥ 7♠", "Q♣", "K♦ A♦", "J♦", "3♣ 4♥ 5♣", ""])
    #expect(game.moveCount == 1)
    try check("patience-run-laid", screen)
  }

  @Test func anIllegalRunGoesBack() throws {
    let screen = screen()
    let before = titles
    // The eight of hearts with the seven on it, over the queen of clubs.
    send(0, 2, 9, to: screen)
    send(32, 37, 9, to: screen)
    try check("patience-refused", screen)
    send(0, 37, 9, isUp: true, to: screen)
    #expect(titles == before)
    #expect(game.moveCount == 0)
    try check("patience", screen)
  }

  @Test func anAceGoesToThePileOfItsSuit() throws {
    let screen = screen()
    // The ace of diamonds is on a card that is face down and leaves one row of it in view.
    send(0, 53, 8, to: screen)
    send(32, 20, 3, to: screen)
    try check("patience-ace", screen)
    send(0, 20, 3, isUp: true, to: screen)
    #expect(titles[3] == "K♦")
    #expect(game.hidden[3] == 0)
    #expect(game.suits[.diamonds] == [PlayingCard("A♦")])
    try check("patience-ace-laid", screen)
  }

  @Test func aSuitTakesOnlyWhatIsNext() throws {
    let screen = screen()
    // The five of clubs over the place of the aces of clubs.
    send(0, 87, 9, to: screen)
    send(32, 3, 3, to: screen)
    #expect(screen.text.contains("✗"))
    send(0, 3, 3, isUp: true, to: screen)
    #expect(game.moveCount == 0)
    try check("patience", screen)
  }

  @Test func whatIsFaceDownStays() throws {
    let screen = screen()
    send(0, 88, 6, to: screen)
    send(32, 105, 9, to: screen)
    try check("patience", screen)
    send(0, 105, 9, isUp: true, to: screen)
    #expect(game.moveCount == 0)
  }

  @Test func anEmptyPileTakesAnyCard() {
    let screen = screen()
    send(0, 70, 7, to: screen)
    send(32, 104, 20, to: screen)
    send(0, 104, 20, isUp: true, to: screen)
    #expect(titles[4] == "")
    #expect(titles[6] == "J♦")
  }
}
