import InlayTesting
import SolitaireGame
import Testing

@testable import solitaire

/// Games from the deal to the win.
@MainActor
struct WholeGameTests {
  /// The moves that win a game.
  private func script(seed: UInt64 = 366) -> [Move] {
    var game = Game(seed: seed)
    while let move = game.hint, game.play(move) {}
    return game.moves
  }

  @Test func aGameIsWonWithTheMouse() throws {
    let game = try SolitaireScreen()
    let moves = script()
    for (index, move) in moves.enumerated() {
      // Every frame of the first moves is compared with a fresh build.
      if index == 15 { game.screen.comparesFrames = false }
      game.playByMouse(move, via: index % 3 == 0 ? .bytes : .events)
      try #require(game.model.game.moves.count == index + 1, "\(move)\n\(game.screen.text)")
    }
    #expect(game.model.game.moves == moves)
    #expect(game.screen.shows("You won"))
    #expect(game.screen.diagnostics == [])
    #expect(game.screen.shows("in 101 moves"))
    #expect(try game.saved()?.game.table.isWon == true)
  }

  @Test func aGameIsWonWithKeys() throws {
    let game = try SolitaireScreen()
    let moves = script()
    for (index, move) in moves.enumerated() {
      if index == 8 { game.screen.comparesFrames = false }
      game.playByKeys(move, via: index % 3 == 0 ? .bytes : .events)
      try #require(game.model.game.moves.count == index + 1, "\(move)\n\(game.screen.text)")
    }
    #expect(game.model.game.moves == moves)
    #expect(game.screen.shows("You won"))
    #expect(game.screen.diagnostics == [])
  }

  @Test func aGameGoesOnWhereItWasLeft() throws {
    let moves = script()
    let first = try SolitaireScreen()
    first.screen.comparesFrames = false
    for move in moves[..<50] { first.playByMouse(move) }
    let second = try SolitaireScreen(seed: nil, in: first.folder)
    #expect(second.model.game == first.model.game)
    #expect(second.screen.text == first.screen.text)
    second.screen.type("u")
    #expect(second.model.game.moves == Array(moves[..<49]))
    second.screen.type("r")
    second.screen.comparesFrames = false
    for move in moves[50...] { second.playByMouse(move) }
    #expect(second.model.table.isWon)
  }

  @Test func aGameIsWonInPoints() throws {
    let game = try SolitaireScreen(columns: 93, rows: 30, cell: TableMetrics.pointsOfCell)
    game.screen.comparesFrames = false
    for move in script() { game.playByMouse(move) }
    #expect(game.model.table.isWon)
  }
}
