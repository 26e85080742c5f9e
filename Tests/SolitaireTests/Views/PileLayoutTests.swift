import Inlay
import InlayTesting
import SolitaireGame
import Testing

@testable import solitaire

/// How much of each card of a pile stays in view.
@MainActor
struct PileLayoutTests {
  /// The rows of a pile with cards that lie face down under a run from the king to the ace.
  private func rows(faceDown: Int, height: Int) -> [String] {
    let hidden = Card.all.prefix(faceDown)
    let run = (1...13).reversed().map { Card($0, of: $0 % 2 == 0 ? .hearts : .spades) }
    let screen = TestScreen(9, height) {
      PileLayout {
        ForEach(hidden) { card in
          CardBack()
            .alignmentGuide(.nextCard) { _ in 1 }
            .alignmentGuide(.nextCardInTightPile) { _ in card == hidden.first ? 1 : 0 }
        }
        ForEach(run) { CardFace(card: $0).alignmentGuide(.nextCard) { _ in 1 } }
      }
      .frame(maxHeight: .infinity, alignment: .top)
    }
    return screen.rows
  }

  private let run = [
    "╭ K♠ ───╮", "╭ Q♥ ───╮", "╭ J♠ ───╮", "╭ 10♥ ──╮", "╭ 9♠ ───╮", "╭ 8♥ ───╮", "╭ 7♠ ───╮",
    "╭ 6♥ ───╮", "╭ 5♠ ───╮", "╭ 4♥ ───╮", "╭ 3♠ ───╮", "╭ 2♥ ───╮", "╭ A♠ ───╮", "│       │",
    "│   ♠   │", "│       │", "╰─── A♠ ╯",
  ]
  private let back = "╭───────╮"

  @Test func allOfATallPileIsSeenWhereThereIsRoom() {
    let backs = Array(repeating: back, count: 6)
    #expect(rows(faceDown: 6, height: 25) == backs + run + ["", ""])
    #expect(rows(faceDown: 6, height: 23) == backs + run)
  }

  @Test func cardsThatLieFaceDownGiveWay() {
    #expect(rows(faceDown: 6, height: 20) == Array(repeating: back, count: 3) + run)
    #expect(rows(faceDown: 6, height: 18) == [back] + run)
  }

  @Test func oneOfThemStaysAndTheLastCardIsCutOff() {
    #expect(rows(faceDown: 6, height: 17) == [back] + run.dropLast())
    #expect(rows(faceDown: 1, height: 16) == [back] + run.dropLast(2))
  }
}
