import Foundation
import SolitaireGame
import Testing

/// Games as they are written down.
struct SavedGameTests {
  private func played() -> Game {
    var game = Game(seed: 366, kingsOnly: true)
    for _ in 0..<30 { if let move = game.hint { _ = game.play(move) } }
    for _ in 0..<4 { _ = game.undo() }
    return game
  }

  private func decode(_ text: String) -> SavedGame? {
    try? JSONDecoder().decode(SavedGame.self, from: Data(text.utf8))
  }

  @Test func aGameComesBackWithEverything() throws {
    let saved = SavedGame(played(), seconds: 75)
    let data = try JSONEncoder().encode(saved)
    let read = try JSONDecoder().decode(SavedGame.self, from: data)
    #expect(read == saved)
    #expect(read.game.undone.count == 4)
  }

  private static let text = """
    {"format": "inlay-solitaire", "version": 1, "seed": 366, "kingsOnly": false,
     "seconds": 9, "moves": ["draw", "3♥ > 4"], "undone": ["4♣ > 7"]}
    """

  @Test func theTextIsForPeopleToo() throws {
    let saved = try #require(decode(Self.text))
    #expect(saved.game.table.piles[3].top?.title == "3♥")
    #expect(saved.seconds == 9)
  }

  @Test(
    arguments: [
      ("", "[]"), ("inlay-solitaire", "chess"), ("\"version\": 1", "\"version\": 2"),
      ("366", "-1"), ("366", "367"), ("3♥ > 4", "3♥ > 5"), ("3♥ > 4", "3♥ to 4"),
      ("4♣ > 7", "4♣ > 6"), ("\"seconds\": 9", "\"seconds\": \"9\""), ("\"moves\"", "\"move\""),
    ] as [(String, String)])
  func whatCannotBeIsNoGame(part: String, other: String) {
    let text = part.isEmpty ? other : Self.text.replacingOccurrences(of: part, with: other)
    #expect(text != Self.text)
    #expect(decode(text) == nil)
  }

  @Test func anyPartOfATextIsNoGame() {
    for count in stride(from: 0, to: Self.text.count, by: 7) {
      #expect(decode(String(Self.text.prefix(count))) == nil)
    }
  }
}
