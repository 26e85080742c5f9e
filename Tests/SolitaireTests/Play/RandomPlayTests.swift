import Inlay
import InlayTesting
import SolitaireGame
import Testing

@testable import solitaire

/// Presses, motions and keys without sense.
@MainActor
struct RandomPlayTests {
  private static let keys = Array("dduurhks1234567? \r\u{1B}")
  private static let arrows: [KeyEquivalent] = [
    .upArrow, .downArrow, .leftArrow, .rightArrow, .tab,
  ]

  @Test(arguments: [1, 2] as [UInt64])
  func noCardIsLost(seed: UInt64) throws {
    let game = try SolitaireScreen(seed: seed)
    let screen = game.screen
    var random = Numbers(state: seed)
    var isDown = false
    for _ in 0..<100 {
      let (x, y) = (random.next(80), random.next(24))
      switch random.next(10) {
      case 0...2 where isDown:
        screen.release(x, y)
        isDown = false
      case 0...2:
        screen.press(x, y)
        isDown = true
      case 3...6 where isDown: screen.move(x, y)
      case 7: screen.press(Self.arrows[random.next(Self.arrows.count)])
      default: screen.type(String(Self.keys[random.next(Self.keys.count)]))
      }
      let table = game.model.table
      let home = Card.Suit.allCases.flatMap(table.cards)
      let cards = table.piles.flatMap(\.cards) + table.deck.cards + home
      #expect(cards.count == 52)
      #expect(Set(cards).count == 52)
    }
    #expect(screen.diagnostics == [])
    #expect(game.model.game.moves.count > 3)
    #expect(try game.saved()?.game == game.model.game)
  }
}

/// Numbers that are the same every time.
private struct Numbers {
  var state: UInt64

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
