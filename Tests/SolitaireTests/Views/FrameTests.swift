import Foundation
import InlayTesting
import SolitaireGame
import Testing

@testable import solitaire

/// What the table looks like, also in the middle of a drag.
@MainActor
struct FrameTests {
  private func check(_ name: String, _ game: SolitaireScreen, _ function: String = #function) {
    assertSnapshot(game.screen, named: name, function: function)
    assertSnapshot(game.screen, named: name, from: .rendered, function: function)
  }

  private func card(_ title: String) -> Card { Card(title)! }

  @Test(arguments: [(80, 24), (120, 40), (200, 60), (41, 14)] as [(Int, Int)])
  func tablesOfManySizes(columns: Int, rows: Int) throws {
    check("deal-\(columns)x\(rows)", try SolitaireScreen(columns: columns, rows: rows))
  }

  @Test(arguments: [80, 107] as [Int])
  func tablesInPoints(columns: Int) throws {
    let game = try SolitaireScreen(columns: columns, rows: 24, cell: TableMetrics.pointsOfCell)
    check("points-\(columns)x24", game)
  }

  @Test(arguments: [(1, 1), (20, 6), (40, 24), (80, 13)] as [(Int, Int)])
  func tablesThatAreTooSmallSaySo(columns: Int, rows: Int) throws {
    let game = try SolitaireScreen(columns: columns, rows: rows)
    #expect(!game.screen.text.contains("╭"))
    if columns > 20 {
      #expect(game.screen.text.contains("Solitaire needs 41 columns and 14 rows."))
    }
    game.screen.resize(80, 24)
    check("deal-80x24", game)
  }

  @Test func aStackThatIsLifted() throws {
    let game = try SolitaireScreen()
    for move in ["5♥ > 2", "4♣ > 2", "3♥ > 2"] { game.playByMouse(Move(move)!) }
    game.carry(card("4♣"), over: .pile(4))
    check("stack-refused", game)
    game.carry(card("5♥"), over: .pile(4))
    check("stack-over-its-pile", game)
    game.screen.drop()
    #expect(game.model.game.moves.count == 4)
    #expect(game.model.table.piles[4].cards.suffix(4).map(\.title) == ["6♠", "5♥", "4♣", "3♥"])
    check("stack-laid", game)
  }

  @Test func theOpenCardOverAPile() throws {
    let game = try SolitaireScreen()
    for _ in 0..<2 { game.playByMouse(.draw) }
    game.carry(card("A♠"), over: .pile(0))
    check("open-card-refused", game)
    game.screen.drop()
    #expect(game.status == "✗ K♥ takes a black Q.")
    game.carry(card("A♠"), over: .suit(.spades))
    check("open-card-goes-home", game)
    game.screen.drop()
    check("open-card-home", game)
  }

  @Test func theHelp() throws {
    let game = try SolitaireScreen()
    game.screen.type("?")
    check("help", game)
    game.screen.type("d")
    check("deal-80x24", game)
    game.screen.type("?")
    game.screen.click("Klondike")
    check("deal-80x24", game)
    let small = try SolitaireScreen(columns: 41, rows: 14)
    small.screen.type("?")
    check("help-41x14", small)
    let points = try SolitaireScreen(cell: TableMetrics.pointsOfCell)
    points.screen.type("?")
    #expect(points.screen.shows("d       turns the deck"))
  }

  @Test func theEnd() throws {
    let game = try SolitaireScreen()
    game.screen.comparesFrames = false
    while let move = game.model.game.hint { game.model.play(move) }
    game.screen.draw()
    assertSnapshot(game.screen)
  }
}
