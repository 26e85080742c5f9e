import CellGrid
import Inlay
import InlayTesting
import SolitaireGame
import Testing

@testable import solitaire

/// What follows the last move.
@MainActor
struct WinTests {
  private func won() -> SolitaireModel {
    let model = SolitaireModel(seed: 366, file: nil)
    while let move = model.game.hint { model.play(move) }
    return model
  }

  @Test func cardsLeapOffTheTable() async {
    let model = won()
    let screen = TestScreen(80, 24, reduceMotion: false) {
      SolitaireView(model: model, cell: CGSize(width: 1, height: 1))
    }
    var pictures: Set<String> = []
    for _ in 0..<12 {
      await screen.advance(by: .milliseconds(150))
      pictures.insert(screen.text)
      #expect(screen.shows("You won"))
    }
    #expect(pictures.count == 12)
    #expect(screen.shows("╭────╮"))
  }

  @Test func nothingIsDrawnOnceTheyAreGone() async {
    let model = won()
    let screen = TestScreen(41, 14, reduceMotion: false) {
      WinView(model: model, cell: CGSize(width: 1, height: 1), duration: .seconds(1))
    }
    await screen.advance(by: .seconds(1))
    let count = screen.frameCount
    await screen.advance(by: .seconds(1))
    #expect(count > 10)
    #expect(screen.frameCount == count)
  }

  @Test func theyAllLeaveIt() {
    let size = CGSize(width: 80, height: 24)
    let cell = CGSize(width: 1, height: 1)
    for leap in CardLeap.all {
      #expect(leap.place(at: -1, in: size, cell: cell) == nil)
      #expect(leap.place(at: 20, in: size, cell: cell) == nil)
      let places = stride(from: 0.0, to: 20, by: 0.1).compactMap {
        leap.place(at: $0, in: size, cell: cell)
      }
      #expect(places.count > 10)
      #expect(places.allSatisfy { (0...21).contains($0.y) })
    }
    #expect(Set(CardLeap.all.map(\.card)) == Set(Card.all))
  }

  @Test func aNewGameFollows() {
    let model = won()
    let screen = TestScreen(80, 24) {
      SolitaireView(model: model, cell: CGSize(width: 1, height: 1))
    }
    screen.type("n")
    #expect(!screen.shows("You won"))
    #expect(model.game.moves.isEmpty)
  }
}
