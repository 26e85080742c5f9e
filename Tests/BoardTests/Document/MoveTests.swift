import Testing

@testable import BoardFile

/// Moves and the bytes they leave. Cards and columns are named by their titles.
struct MoveTests {
  private func move(
    _ titles: [String], to column: String, before: String? = nil, in board: inout BoardDocument
  ) throws {
    let cards = board.columns.flatMap(\.cards)
    let ids = titles.compactMap { title in cards.first { $0.title == title }?.id }
    #expect(ids.count == titles.count)
    let target = try #require(board.columns.first { $0.title == column })
    let anchor = before.flatMap { title in cards.first { $0.title == title }?.id }
    try board.move(cards: ids, toColumn: target.id, before: anchor)
  }

  private func moved(
    _ titles: [String], to column: String, before: String? = nil, text: String
  ) throws -> String {
    var board = try board(text)
    try move(titles, to: column, before: before, in: &board)
    return String(decoding: board.bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      // Tight lists.
      (["a"], "x", nil, "## x\n- a\n- b\n\n## y\n- c\n", "## x\n- b\n- a\n\n## y\n- c\n"),
      (["b"], "x", "a", "## x\n- a\n- b\n\n## y\n- c\n", "## x\n- b\n- a\n\n## y\n- c\n"),
      (["a"], "y", nil, "## x\n- a\n- b\n\n## y\n- c\n", "## x\n- b\n\n## y\n- c\n- a\n"),
      (["b"], "y", "c", "## x\n- a\n- b\n\n## y\n- c\n", "## x\n- a\n\n## y\n- b\n- c\n"),
      // Loose lists keep a blank line between their cards and before the next heading.
      (["a"], "x", nil, "## x\n\n- a\n\n- b\n\n## y\n", "## x\n\n- b\n\n- a\n\n## y\n"),
      (["b"], "x", "a", "## x\n\n- a\n\n- b\n\n## y\n", "## x\n\n- b\n\n- a\n\n## y\n"),
      (
        ["b"], "y", nil, "## x\n\n- a\n\n- b\n\n## y\n\n- c\n",
        "## x\n\n- a\n\n## y\n\n- c\n\n- b\n"
      ),
      // Empty columns: a single blank line stays before the next heading, the first of two behind
      // their own.
      (["a"], "y", nil, "## x\n- a\n## y\n\n## z\n", "## x\n## y\n- a\n\n## z\n"),
      (["a"], "y", nil, "## x\n- a\n## y\n\n\n## z\n", "## x\n## y\n\n- a\n\n## z\n"),
      (["a"], "y", nil, "## x\n- a\n## y\nIntro\n\n## z\n", "## x\n## y\nIntro\n- a\n\n## z\n"),
      (["a"], "y", nil, "## x\n\n- a\n\n- b\n\n## y\n", "## x\n\n- b\n\n## y\n\n- a\n"),
      (["a"], "x", nil, "## x\n\n- a\n\n## y\n", "## x\n\n- a\n\n## y\n"),
    ] as [([String], String, String?, String, String)])
  func blankLinesStayBetweenCards(
    titles: [String], column: String, before: String?, text: String, expected: String
  ) throws {
    #expect(try moved(titles, to: column, before: before, text: text) == expected)
  }

  @Test(
    arguments: [
      // All leave first, then they come in the given order.
      (["c", "a"], "x", "b", "## x\n- a\n- b\n- c\n", "## x\n- c\n- a\n- b\n"),
      (
        ["a", "c"], "y", nil, "## x\n- a\n- b\n## y\n- c\n- d\n", "## x\n- b\n## y\n- d\n- a\n- c\n"
      ),
      (["a", "a"], "x", nil, "## x\n- a\n- b\n", "## x\n- b\n- a\n"),
      // Before a card that moves itself: before the next one that stays.
      (["a", "b"], "x", "b", "## x\n- a\n- b\n- c\n- d\n", "## x\n- a\n- b\n- c\n- d\n"),
      (["c", "b"], "x", "b", "## x\n- a\n- b\n- c\n- d\n", "## x\n- a\n- c\n- b\n- d\n"),
      (["b", "a"], "x", "b", "## x\n- a\n- b\n", "## x\n- b\n- a\n"),
      ([], "x", "b", "## x\n- a\n- b\n", "## x\n- a\n- b\n"),
      // Different separators stay as they are when the order does.
      (["b", "c"], "x", nil, "## x\n- a\n\n\n- b\n\n- c\n", "## x\n- a\n\n\n- b\n\n- c\n"),
    ] as [([String], String, String?, String, String)])
  func severalCardsMoveInOrder(
    titles: [String], column: String, before: String?, text: String, expected: String
  ) throws {
    #expect(try moved(titles, to: column, before: before, text: text) == expected)
  }

  @Test func aCardTakesItsBodyAlong() throws {
    let text = """
      ## x
      3. a
         more

         - nested

             code
      lazy? no: a paragraph

      ```
      - no card
      ## no column
      ```
      ### deeper
      <!-- about a -->
      1. b

      ## y
      """
    let expected = """
      ## x
      1. b

      ## y
      3. a
         more

         - nested

             code
      lazy? no: a paragraph

      ```
      - no card
      ## no column
      ```
      ### deeper
      <!-- about a -->
      """
    #expect(try moved(["a"], to: "y", text: text) == expected)
  }

  @Test(
    arguments: [
      // A thematic break before the next heading divides sections.
      (["a"], "y", nil, "## x\n- a\n\n---\n\n## y\n- b\n", "## x\n\n---\n\n## y\n- b\n- a\n"),
      // Between cards it follows the one above, but the last card takes nothing but blank lines.
      (["a"], "y", "c", "## x\n- a\n\n***\n- b\n## y\n- c\n", "## x\n- b\n## y\n- a\n\n***\n- c\n"),
      (["b"], "y", "c", "## x\n- a\n\n***\n- b\n## y\n- c\n", "## x\n- a\n\n***\n## y\n- b\n- c\n"),
      (["a"], "x", nil, "## x\n- a\n\n***\n- b\n", "## x\n- b\n- a\n\n***\n"),
      // A level 1 heading and what follows it stay.
      (
        ["a"], "y", "b", "## x\n- a\n\n# n\n\n- m\n\n## y\n- b\n",
        "## x\n\n# n\n\n- m\n\n## y\n- a\n- b\n"
      ),
      (["b"], "x", nil, "## x\n# n\n- m\n## y\n- b\n", "## x\n- b\n# n\n- m\n## y\n"),
      // So do the settings of Obsidian's board at the end of the file.
      (["b"], "x", nil, "## x\n## y\n- b\n\n%% s\n{}\n%%", "## x\n- b\n## y\n\n%% s\n{}\n%%"),
      (
        ["a"], "y", nil, "## x\n- a\n## y\n- b\n\n%% s\n{}\n%%",
        "## x\n## y\n- b\n- a\n\n%% s\n{}\n%%"
      ),
    ] as [([String], String, String?, String, String)])
  func whatDividesSectionsStays(
    titles: [String], column: String, before: String?, text: String, expected: String
  ) throws {
    #expect(try moved(titles, to: column, before: before, text: text) == expected)
  }

  @Test(
    arguments: [
      // CRLF and mixed endings travel with their lines.
      (["a"], "x", nil, "## x\r\n- a\r\n- b\n", "## x\r\n- b\n- a\r\n"),
      (["b"], "x", "a", "\u{FEFF}## x\r\n- a\r\n- b\r\n", "\u{FEFF}## x\r\n- b\r\n- a\r\n"),
      // No ending at the end of the file: still none, and no lines are glued together.
      (["b"], "x", "a", "## x\n- a\n- b", "## x\n- b\n- a"),
      (["a"], "x", nil, "## x\r\n- a\r\n- b", "## x\r\n- b\r\n- a"),
      (["a"], "y", nil, "## x\n- a\n## y", "## x\n## y\n- a"),
      (["b"], "x", nil, "## x\n- a\n## y\n- b", "## x\n- a\n- b\n## y"),
      // An empty line at the end cannot do without its ending.
      (["b"], "x", nil, "## x\n- a\n## y\n\n- b", "## x\n- a\n- b\n## y\n\n"),
    ] as [([String], String, String?, String, String)])
  func lineEndingsAreKept(
    titles: [String], column: String, before: String?, text: String, expected: String
  ) throws {
    #expect(try moved(titles, to: column, before: before, text: text) == expected)
  }

  @Test(arguments: [
    "## x\n- a\n- b\n\n## y\n- c", "## x\n\n- a\n\n- b\n\n## y\n\n- c\n\n- d\n",
    "## x\n- a\n## y\n\n- c", "## x\n\n1. a\n2. b\n\n## y\n\n* c\n",
  ])
  func thereAndBackAgain(text: String) throws {
    var board = try board(text)
    try move(["a"], to: "y", before: "c", in: &board)
    #expect(board.bytes != Array(text.utf8))
    let second = try #require(board.columns[1].cards.first { $0.title == "a" })
    try board.move(
      cards: [second.id], toColumn: board.columns[0].id, before: board.columns[0].cards.first?.id)
    #expect(String(decoding: board.bytes, as: UTF8.self) == text)
    try move(["c"], to: "x", in: &board)
    try move(["c"], to: "y", before: text.contains("- d") ? "d" : nil, in: &board)
    #expect(String(decoding: board.bytes, as: UTF8.self) == text)
  }

  @Test(
    arguments: [
      // An indented marker would nest under the card above.
      ("b", "x", nil, "## x\n- a\n## y\n  - b\n"),
      // Only `1.` interrupts a paragraph.
      ("b", "x", "a", "## x\nWords\n1. a\n2. b\n"),
      // An empty item under a paragraph underlines it.
      ("", "x", "a", "## x\nWords\n- a\n-\n"),
      // What is left open to the end of the file would swallow all that comes behind.
      ("b", "x", "a", "## x\n- a\n- b\n\n```\ncode\n"),
      ("a", "x", nil, "## x\n- a\n- b\n\n<!--\n"),
      // A lone CR and the LF of an empty line would become one ending.
      ("b", "x", nil, "## x\n- a\n\n## y\n- b\r"),
      // A paragraph would become a heading by the thematic break below it.
      ("a", "y", nil, "## x\n- a\n\nwords\n\n- c\n## y\n- b\n---\n"),
    ] as [(String, String, String?, String)])
  func refusesToChangeWhatIsACard(
    title: String, column: String, before: String?, text: String
  ) throws {
    var board = try board(text)
    let original = board
    #expect(throws: BoardError.moveChangesCards(title)) {
      try move([title], to: column, before: before, in: &board)
    }
    #expect(board == original)
  }

  @Test func refusesWhatIsGone() throws {
    var board = try board("## x\n- a\n## y\n- b\n")
    let original = board
    let (x, y) = (board.columns[0], board.columns[1])
    #expect(throws: BoardError.cardMissing) {
      try board.move(cards: [x.cards[0].id, Card.ID(number: 9)], toColumn: y.id, before: nil)
    }
    #expect(throws: BoardError.columnMissing("z")) {
      try board.move(
        cards: [x.cards[0].id], toColumn: Column.ID(title: "z", occurrence: 0), before: nil)
    }
    #expect(throws: BoardError.destinationMissing("y")) {
      try board.move(cards: [x.cards[0].id], toColumn: y.id, before: x.cards[0].id)
    }
    #expect(board == original)
  }
}
