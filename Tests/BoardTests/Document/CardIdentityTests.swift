import Testing

@testable import BoardFile

struct CardIdentityTests {
  /// The ids of all cards in order, as numbers.
  private func numbers(_ board: BoardDocument) -> [[Int]] {
    board.columns.map { $0.cards.map(\.id.number) }
  }

  private func numbers(of text: String, after old: String) throws -> [[Int]] {
    numbers(try board(old).updated(bytes: Array(text.utf8)))
  }

  @Test func countsInFileOrder() throws {
    #expect(numbers(try board("## x\n- a\n- a\n## y\n- a\n")) == [[0, 1], [2]])
  }

  @Test(arguments: [
    // Another order, another column.
    ("## x\n- a\n- b\n## y\n- c\n", "## x\n- c\n- b\n## y\n- a\n", [[2, 1], [0]]),
    // A new card gets a number nobody had.
    ("## x\n- a\n- b\n", "## x\n- n\n- a\n", [[2, 0]]),
    // Equal cards stay in their columns, and in order.
    ("## x\n- a\n- a\n## y\n- a\n", "## x\n- a\n## y\n- a\n- a\n", [[0], [2, 1]]),
    // A checked card is the same card, and an exact twin goes first.
    ("## x\n- [ ] a\n", "## x\n- [x] a\n", [[0]]),
    ("## x\n- [ ] a\n- [x] a\n", "## x\n- [x] a\n- [x] a\n", [[1, 0]]),
    // So is a card with another body.
    ("## x\n- a\n  b\n- c\n", "## x\n- c\n- a\n  d\n", [[1, 0]]),
    // Line endings are no part of the text.
    ("## x\n- a\n  b\n", "## x\r\n- a\r\n  b\r\n", [[0]]),
    // A column that moved keeps its cards.
    ("## x\n- a\n## y\n- a\n", "## y\n- a\n## x\n- a\n", [[1], [0]]),
  ])
  func matchesTheOlderVersion(old: String, new: String, expected: [[Int]]) throws {
    #expect(try numbers(of: new, after: old) == expected)
  }

  @Test func numbersAreNeverUsedTwice() throws {
    let first = try board("## x\n- a\n- b\n")
    let second = try first.updated(bytes: Array("## x\n- a\n".utf8))
    let third = try second.updated(bytes: Array("## x\n- a\n- b\n".utf8))
    #expect(numbers(third) == [[0, 2]])
  }

  @Test func movedCardsKeepTheirIds() throws {
    var board = try board("## x\n- a\n- a\n- a\n## y\n")
    let ids = board.columns[0].cards.map(\.id)
    try board.move(cards: [ids[1]], toColumn: board.columns[1].id, before: nil)
    #expect(numbers(board) == [[0, 2], [1]])
    try board.move(cards: [ids[2]], toColumn: board.columns[0].id, before: ids[0])
    #expect(numbers(board) == [[2, 0], [1]])
  }
}
