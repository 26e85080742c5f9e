import Testing

@testable import BoardFile

/// Edits of cards, byte by byte.
struct CardEditTests {
  private func board(_ text: String) throws -> BoardDocument {
    try BoardDocument(bytes: Array(text.utf8))
  }

  private func text(_ board: BoardDocument) -> String {
    String(decoding: board.bytes, as: UTF8.self)
  }

  private func card(_ title: String, in board: BoardDocument) -> Card.ID {
    board.columns.flatMap(\.cards).first { $0.title == title }!.id
  }

  @Test(
    arguments: [
      ("- a\n", "- b\n"), ("- [ ] a", "- [ ] b"),
      ("* [x]   a  \n  more\n", "* [x]   b  \n  more\n"),
      ("10) a\r\n", "10) b\r\n"), ("-\ta\n", "-\tb\n"), ("  - a\n", "  - b\n"),
      ("- **a**\n\n  note\n", "- b\n\n  note\n"), ("- # a\n", "- b\n"),
    ] as [(String, String)])
  func aTitleIsAllThatChanges(before: String, after: String) throws {
    var board = try board("# T\n## x\n" + before)
    let id = board.columns[0].cards[0].id
    try board.setTitle(of: id, to: "b")
    #expect(text(board) == "# T\n## x\n" + after)
    #expect(board.columns[0].cards[0].title == "b")
    #expect(board.columns[0].cards[0].id == id)
  }

  @Test(
    arguments: [
      ("plain", "plain"), ("*one* `two`", "*one* `two`"), ("a\nb\r\n\tc", "a b c"),
      ("  \u{7}bell ", "bell"), ("# one", "\\# one"), ("- one", "\\- one"), ("> one", "\\> one"),
      ("1. one", "1\\. one"), ("12) one", "12\\) one"), ("```", "\\```"), ("~~~ x", "\\~~~ x"),
      ("---", "\\---"), ("***", "\\***"), ("[ ] one", "\\[ ] one"), ("[x]", "\\[x]"),
      ("<div>", "\\<div>"), ("[one]: two", "\\[one]: two"), ("#tag", "#tag"), ("-5", "-5"),
      ("[one](two)", "[one](two)"), ("+1", "+1"), ("1.5", "1.5"),
      ("<https://a.b>", "<https://a.b>"),
    ] as [(String, String)])
  func whatWouldBeAnotherBlockIsEscaped(typed: String, written: String) throws {
    #expect(try CardTitle(typed).text == written)
    var board = try board("## x\n- a\n  note\n- b\n")
    try board.setTitle(of: card("a", in: board), to: typed)
    #expect(text(board) == "## x\n- \(written)\n  note\n- b\n")
    let again = try self.board(text(board))
    #expect(again.columns[0].cards.map(\.title) == board.columns[0].cards.map(\.title))
    #expect(again.columns[0].cards[0].isDone == nil)
  }

  @Test(arguments: ["", "  ", "\n\t\r\n", "\u{0}"])
  func noTitleIsNone(typed: String) throws {
    #expect(throws: BoardError.emptyTitle) { try CardTitle(typed) }
  }

  @Test(
    arguments: [
      ("- a\n", "- [x] a\n"), ("- [ ] a\n", "- [x] a\n"), ("-\n  a\n", "- [x]\n  a\n"),
      ("* [ ]\ta", "* [x]\ta"), ("1. a\r\n", "1. [x] a\r\n"),
    ] as [(String, String)])
  func checkingOffChangesTheBoxAlone(before: String, after: String) throws {
    var board = try board("## x\n" + before)
    let id = board.columns[0].cards[0].id
    try board.setDone([id], true)
    #expect(text(board) == "## x\n" + after)
    #expect(board.columns[0].cards[0].isDone == true)
    try board.setDone([id], false)
    #expect(board.columns[0].cards[0].isDone == false)
  }

  /// A box would make a paragraph of the fence, and other blocks of what is in it.
  @Test func whatABoxWouldBreakIsRefused() throws {
    let text = "## x\n- ```\n  - no card\n  ```\n- b\n"
    var board = try board(text)
    let id = board.columns[0].cards[0].id
    let before = board
    #expect(throws: BoardError.changesOthers("```")) { try board.setDone([id], true) }
    #expect(board == before)
  }

  @Test(
    arguments: [
      ("## x\n- a\n- b\n", "## x\n- a\n- new\n- b\n"),
      ("## x\n* [x] a\n\n* [ ] b\n", "## x\n* [x] a\n\n* [ ] new\n\n* [ ] b\n"),
      ("## x\n- a\n  note\n- b", "## x\n- a\n  note\n- new\n- b"),
    ] as [(String, String)])
  func aCardIsAddedAsItsNeighborsAre(before: String, after: String) throws {
    var board = try board(before)
    let id = try board.addCard("new", to: board.columns[0].id, before: card("b", in: board))
    #expect(text(board) == after)
    #expect(board.columns[0].cards.map(\.title) == ["a", "new", "b"])
    #expect(board.columns[0].cards[1].id == id)
  }

  @Test(
    arguments: [
      ("## x\n- a\n\n## y\n", "## x\n- a\n- new\n\n## y\n"),
      ("## x\n- a\n\n- b\n\n## y\n", "## x\n- a\n\n- b\n\n- new\n\n## y\n"),
      ("## x", "## x\n- [ ] new"), ("## x\n\n## y\n", "## x\n- [ ] new\n\n## y\n"),
      ("## x\r\n* a", "## x\r\n* a\r\n* new"),
    ] as [(String, String)])
  func aCardIsAddedAtTheEnd(before: String, after: String) throws {
    var board = try board(before)
    try board.addCard("new", to: board.columns[0].id, before: nil)
    #expect(text(board) == after)
    #expect(board.columns[0].cards.last?.title == "new")
  }

  @Test(
    arguments: [
      (["a"], "## x\n\n- b\n\n- c\n\n## y\n"), (["c"], "## x\n\n- a\n\n- b\n\n## y\n"),
      (["a", "b", "c"], "## x\n\n\n## y\n"),
    ] as [([String], String)])
  func deletingTakesTheSeparatorAlong(titles: [String], after: String) throws {
    var board = try board("## x\n\n- a\n\n- b\n\n- c\n\n## y\n")
    try board.delete(titles.map { card($0, in: board) })
    #expect(text(board) == after)
  }

  @Test func limitsComeFromTheHeadings() throws {
    let board = try board("## a (3)\n## b (0)\n## (3)\n## c(12)\n## d (x)\n## a\n")
    #expect(board.columns.map(\.title) == ["a", "b (0)", "(3)", "c", "d (x)", "a"])
    #expect(board.columns.map(\.limit) == [3, nil, nil, 12, nil, nil])
    #expect(Set(board.columns.map(\.id)).count == 6)
  }

  @Test(
    arguments: [
      ("e (1) (2)", "e (1)", 2), ("f ( 3)", "f ( 3)", nil), ("g (1234567)", "g (1234567)", nil),
      ("h (05)", "h (05)", nil), ("i ()", "i ()", nil), ("j (4", "j (4", nil), ("k)", "k)", nil),
      ("l (٣)", "l (٣)", nil), ("m (999999)", "m", 999_999),
    ] as [(String, String, Int?)])
  func onlyAPlainNumberAtTheEndOfAHeadingIsALimit(heading: String, title: String, limit: Int?)
    throws
  {
    let board = try board("## \(heading)\n")
    #expect(board.columns.map(\.title) == [title])
    #expect(board.columns.map(\.limit) == [limit])
  }

  @Test func aFullColumnTakesNothing() throws {
    var board = try board("## x (1)\n- a\n## y\n- b\n- c\n")
    let (full, before) = (board.columns[0].id, board)
    let refusal = BoardError.columnFull("x", limit: 1)
    #expect(throws: refusal) { try board.addCard("new", to: full, before: nil) }
    #expect(throws: refusal) {
      try board.move(cards: [card("b", in: board)], toColumn: full, before: nil)
    }
    #expect(board == before)
  }

  @Test(
    arguments: [
      ("## x\n- a\n\n## y\n- b\n", "## y\n- b\n\n## x\n- a\n"),
      ("## x\n- a\n## y\n- b", "## y\n- b\n## x\n- a"),
      // What ends the file stays there.
      ("## x\n- a\n\n## y\n- b\n\n%% settings %%\n", "## y\n- b\n\n## x\n- a\n\n%% settings %%\n"),
      ("pro\n## x\n\nnote\n- a\n# Rest\n## y\n", "pro\n## y\n# Rest\n## x\n\nnote\n- a\n"),
    ] as [(String, String)])
  func aColumnMovesWithItsLines(before: String, after: String) throws {
    var board = try board(before)
    let ids = board.columns.map(\.id)
    try board.move(column: ids[1], before: ids[0])
    #expect(text(board) == after)
    #expect(board.columns.map(\.id) == ids.reversed())
    try board.move(column: ids[1], before: nil)
    #expect(text(board) == before)
  }

  /// Behind the item the heading would be part of its paragraph.
  @Test func aColumnThatWouldNotBeOneThereIsRefused() throws {
    let text = "Todo\n----\n## y\n- b\n"
    var board = try board(text)
    let before = board
    #expect(throws: BoardError.moveChangesCards("Todo")) {
      try board.move(column: board.columns[0].id, before: nil)
    }
    #expect(board == before)
  }
}
