import SolitaireGame
import Testing

/// Moves that are taken back and made again, and hints.
struct HistoryTests {
  /// A game that hints win, with every table on the way.
  private func won() -> (game: Game, tables: [Table]) {
    var game = Game(seed: 366)
    var tables = [game.table]
    while let move = game.hint, game.play(move) { tables.append(game.table) }
    return (game, tables)
  }

  @Test func hintsWinTheGame() {
    let (game, tables) = won()
    #expect(game.table.isWon)
    #expect(game.moves.count == 101)
    #expect(tables.count == 102)
    #expect(game.hint == nil)
  }

  @Test func everyMoveCanBeTakenBackAndMadeAgain() {
    var (game, tables) = won()
    let moves = game.moves
    for table in tables.dropLast().reversed() {
      _ = game.undo()
      #expect(game.table == table)
    }
    #expect(game.undo() == nil)
    #expect(game.moves.isEmpty)
    for table in tables.dropFirst() {
      _ = game.redo()
      #expect(game.table == table)
    }
    #expect(game.redo() == nil)
    #expect(game.moves == moves)
  }

  @Test func anotherMoveForgetsWhatWasTakenBack() {
    var game = Game(seed: 366)
    _ = game.play(.draw)
    _ = game.undo()
    _ = game.play(.carry(Card("3♥")!, to: .pile(3)))
    #expect(game.undone.isEmpty)
    #expect(game.redo() == nil)
  }

  @Test func whatIsAgainstTheRulesIsNoMove() {
    var game = Game(seed: 366)
    let isPlayed = game.play(.carry(Card("K♥")!, to: .pile(1)))
    #expect(!isPlayed)
    #expect(game == Game(seed: 366))
  }

  @Test func whereNothingHelpsThereIsNoHint() {
    var game = Game(seed: 1)
    while let move = game.hint, game.play(move) {}
    #expect(!game.table.isWon)
    #expect(game.hint == nil)
  }

  @Test func hintsKeepToTheRuleOfKings() {
    var game = Game(seed: 366, kingsOnly: true)
    while let move = game.hint, game.play(move) {}
    #expect(game.hint == nil)
    for (index, move) in game.moves.enumerated() {
      let before = Game(
        seed: 366, kingsOnly: true, moves: Array(game.moves[..<index]), undone: [])
      guard case .carry(let card, .pile(let number)) = move, let before else { continue }
      if before.table.piles[number].isEmpty { #expect(card.rank == 13) }
    }
  }
}
