import Inlay
import InlayTesting
import SolitaireGame
import Testing

@testable import solitaire

/// Keys, clicks, and what the status line says to them.
@MainActor
struct KeyTests {
  private let game: SolitaireScreen

  init() throws { game = try SolitaireScreen() }

  private func titles(_ pile: Int) -> String {
    game.model.table.piles[pile].faceUp.map(\.title).joined(separator: " ")
  }

  @Test func theDeckIsTurnedByAClickAndByKeys() {
    game.screen.click(.identifier("deck"))
    #expect(game.model.table.deck.shown?.title == "J♠")
    game.screen.type("d")
    #expect(game.model.table.deck.shown?.title == "A♠")
    game.screen.press(.space)
    #expect(game.model.table.deck.position == 3)
    #expect(game.model.cursor == .deck)
    for _ in 0..<22 { game.screen.press(.return) }
    #expect(game.model.table.deck.position == 0)
    #expect(game.screen.shows("24"))
  }

  @Test func aHintIsShownAndCanBeFollowed() {
    game.screen.type("h")
    #expect(game.status == "Hint: 5♥ → 6♣.")
    game.screen.press(.upArrow)
    #expect(game.model.cursor?.card(on: game.model.table)?.title == "5♥")
    game.screen.press(.space)
    #expect(game.status == "5♥ lifted: arrows carry, Space drops, Esc lets go.")
    game.screen.press(.leftArrow, times: 4)
    #expect(game.status == "✗ 3♥ takes a black 2.")
    game.screen.press(.leftArrow)
    #expect(game.status == "5♥ → 6♣")
    game.screen.press(.space)
    #expect(titles(1) == "6♣ 5♥")
  }

  @Test func aRefusedDropKeepsTheCardLifted() {
    game.screen.press(.downArrow)
    game.screen.press(.downArrow)
    game.screen.press(.space)
    game.screen.press(.rightArrow)
    game.screen.press(.space)
    #expect(game.model.held?.title == "K♥")
    #expect(game.status == "✗ 6♣ takes a red 5.")
    game.screen.press(.escape)
    #expect(game.model.held == nil)
    #expect(game.status.hasPrefix("Drag cards"))
    #expect(game.model.game.moves.isEmpty)
  }

  @Test func aCardIsLetGoWhereItWas() {
    for key in [.downArrow, .downArrow, .space, .space] as [KeyEquivalent] {
      game.screen.press(key)
    }
    #expect(game.model.held == nil)
    #expect(game.model.game.moves.isEmpty)
  }

  @Test func numbersNamePiles() {
    game.screen.press(.downArrow)
    game.screen.press(.downArrow)
    game.screen.press(.rightArrow, times: 6)
    game.screen.type("2")
    #expect(titles(1) == "6♣ 5♥")
    game.screen.type("8")
    #expect(game.model.game.moves.count == 1)
  }

  @Test func aDoubleClickSendsACardHome() {
    game.playByMouse(.draw)
    game.playByMouse(.draw)
    let ace = game.cell(of: Card("A♠")!)
    for _ in 0..<2 { game.screen.click(ace.x, ace.y + 1) }
    #expect(game.model.table.cards(of: .spades).map(\.title) == ["A♠"])
    let king = game.cell(of: Card("K♥")!)
    for _ in 0..<2 { game.screen.click(king.x, king.y) }
    #expect(game.status == "✗ A♥ comes first.")
  }

  @Test func aKeySendsACardHome() {
    game.screen.type("d")
    game.screen.press(.downArrow)
    game.screen.press(.rightArrow)
    game.screen.type("s")
    #expect(game.status == "✗ A♠ comes first.")
    game.screen.type("ds")
    #expect(game.model.table.cards(of: .spades).map(\.title) == ["A♠"])
  }

  @Test func aKeySendsAllHome() {
    game.screen.type("a")
    #expect(game.status == "No card can go home now.")
    for move in ["5♥ > 2", "4♣ > 2", "3♥ > 2"] { game.playByMouse(Move(move)!) }
    game.screen.type("dda")
    #expect(game.model.table.homeCount == 2)
    #expect(game.model.table.cards(of: .clubs).map(\.title) == ["A♣"])
  }

  @Test func movesAreTakenBackAndMadeAgain() {
    game.screen.type("u")
    #expect(game.status == "There is nothing to undo.")
    game.screen.type("ddu")
    #expect(game.model.game.moves.count == 1)
    game.screen.type("rr")
    #expect(game.model.game.moves.count == 2)
    #expect(game.status == "There is nothing to redo.")
  }

  @Test func aNewGameIsDealtAtTheSecondPress() {
    game.screen.type("dn")
    #expect(game.status == "Press n again to give this game up and deal a new one.")
    #expect(game.model.game.seed == 366)
    game.screen.type("n")
    #expect(game.model.game.moves.isEmpty)
    #expect(game.status == "Game \(game.model.game.seed).")
  }

  @Test func emptyPilesCanBeLeftToKings() throws {
    game.screen.type("k")
    #expect(game.status == "An empty pile takes only kings.")
    #expect(game.model.game.kingsOnly)
    #expect(try game.saved()?.game.kingsOnly == true)
    game.screen.type("k")
    #expect(game.status == "An empty pile takes any card.")
  }

  @Test func timePassesOnceTheGameHasBegun() async {
    await game.screen.advance(by: .seconds(2))
    #expect(game.screen.shows("0:00"))
    game.screen.type("d")
    await game.screen.advance(by: .seconds(3))
    #expect(game.screen.shows("0:03"))
  }

  @Test func hoursAreShownWhereThereAreAny() {
    let times = [0, 65, 3599, 3600, 36_000].map { Duration.seconds($0).clockText }
    #expect(times == ["0:00", "1:05", "59:59", "1:00:00", "10:00:00"])
  }

  @Test func aDragEndsWhatKeysHaveLifted() {
    for key in [.downArrow, .downArrow, .space] as [KeyEquivalent] { game.screen.press(key) }
    #expect(game.model.held?.title == "K♥")
    game.playByMouse(Move("5♥ > 2")!)
    #expect(game.model.held == nil)
  }
}
