import DemoCommand
import Testing

@testable import BoardFile

/// Random edits of random documents.
struct EditPropertyTests {
  private static let titles = [
    "one", "# two", "- three", "`four`", "1. five", "[ ] six", "a\nb", "***", "<div>", "%% x %%",
    "日本語", "---", "```", "[x]: y", "  ", "&amp;",
  ]

  @Test(arguments: 0..<24)
  func everyEditIsReadAsItWasMeant(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 5_000)
    for round in 0..<6 {
      let text = round % 2 == 0 ? RandomBoard.tidy(&random) : RandomBoard.wild(&random)
      var board = try BoardDocument(bytes: Array(text.utf8))
      for _ in 0..<8 { try step(&board, &random) }
    }
  }

  private func step(_ board: inout BoardDocument, _ random: inout SeededGenerator) throws {
    let old = board
    let cards = board.columns.flatMap(\.cards)
    let title = Self.titles.randomElement(using: &random)!
    guard let column = board.columns.randomElement(using: &random) else { return }
    var changed: Set<Card.ID> = []
    do throws(BoardError) {
      let card = cards.randomElement(using: &random)
      switch (Int.random(in: 0..<5, using: &random), card) {
      case (0, let card?):
        changed = [card.id]
        try board.setTitle(of: card.id, to: title)
      case (1, let card?):
        changed = [card.id]
        try board.setDone([card.id], Bool.random(using: &random))
      case (2, let card?):
        try board.delete([card.id])
        #expect(board.card(card.id) == nil)
      case (3, _):
        try board.move(column: column.id, before: board.columns.randomElement(using: &random)!.id)
      default:
        let id = try board.addCard(
          title, to: column.id, before: column.cards.randomElement(using: &random)?.id)
        changed = [id]
        #expect(board.card(id)?.column.id == column.id)
      }
    } catch {
      #expect(board == old)
      return
    }
    try check(board, old, changed)
  }

  /// The file says what the document says, and the lines of all other cards are there as they were.
  private func check(
    _ board: BoardDocument, _ old: BoardDocument, _ changed: Set<Card.ID>
  ) throws {
    let read = try BoardDocument(bytes: board.bytes)
    #expect(
      read.columns.map { $0.cards.map(\.markdown) }
        == board.columns.map { $0.cards.map(\.markdown) })
    #expect(read.columns.map(\.title) == board.columns.map(\.title))
    for card in old.columns.flatMap(\.cards) where !changed.contains(card.id) {
      guard let now = board.card(card.id)?.card else { continue }
      #expect(now == card)
    }
  }
}
