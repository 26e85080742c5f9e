import Foundation
import Testing

@testable import BoardFile

struct BoardDocumentTests {
  @Test func readsColumnsAndCards() throws {
    let board = try board(
      """
      # *Ship* it

      - not on the board

      ## To do
      Some words.

      - [ ] **First** card
        with a body

        - [x] done part
        - [ ] open part
      - Second
      ### Deeper
      1. [X] Third
      2) Fourth

      Done ~~soon~~
      ---
      * [x] Fifth

      # Notes

      - no card

      ## Empty ##
      """)
    #expect(board.title == "Ship it")
    #expect(board.columns.map(\.title) == ["To do", "Done soon", "Empty"])
    #expect(
      board.columns.map { $0.cards.map(\.title) } == [
        ["First card", "Second", "Third", "Fourth"], ["Fifth"], [],
      ])
    #expect(board.columns[0].cards.map(\.isDone) == [false, nil, true, nil])
    let first = board.columns[0].cards[0]
    #expect(first.detail == ["with a body", "- [x] done part", "- [ ] open part"])
    #expect(first.tasks == Card.TaskCount(done: 1, total: 2))
    #expect(
      first.markdown
        == "- [ ] **First** card\n  with a body\n\n  - [x] done part\n  - [ ] open part")
    #expect(board.columns[0].cards[1].detail == ["### Deeper"])
    #expect(board.columns[1].cards[0].isDone == true)
  }

  @Test(
    arguments: [
      ("- [ ] a", "a", false), ("- [x] a", "a", true), ("- [X]\ta", "a", true),
      ("- [ ]", "", false),
      ("- [x]a", "[x]a", nil), ("- [-] a", "[-] a", nil), ("- [] a", "[] a", nil),
      ("- [ ](u) a", "a", nil), ("-  [ ]  a ", "a", false), ("- # a #", "a", nil), ("-", "", nil),
      ("-\n  a", "a", nil), ("- [x](u) a", "x a", nil),
    ] as [(String, String, Bool?)])
  func readsCheckboxes(item: String, title: String, isDone: Bool?) throws {
    let card = try #require(try board("## x\n" + item).columns[0].cards.first)
    // An empty link text leaves nothing but the words behind it.
    #expect(card.title == title)
    #expect(card.isDone == isDone)
    #expect(card.detail.isEmpty)
  }

  @Test(arguments: [
    "", "\n", "text", "# only a title\n", "## a", "- no column\n", "\u{FEFF}## a\r\n- b\r\n",
  ])
  func keepsTheBytesItRead(text: String) throws {
    let board = try board(text)
    #expect(board.bytes == Array(text.utf8))
    #expect(board.data == Data(text.utf8))
  }

  @Test func columnsOfOneNameAreDistinct() throws {
    let board = try board("## a\n## b\n## a\n")
    #expect(Set(board.columns.map(\.id)).count == 3)
    let longer = try board.updated(bytes: Array("## new\n## a\n## b\n## a\n".utf8))
    #expect(longer.columns.dropFirst().map(\.id) == board.columns.map(\.id))
  }

  @Test func refusesWhatIsNoText() {
    #expect(throws: BoardError.notUTF8("notes.md")) {
      try BoardDocument(bytes: [0x23, 0xFF, 0xFE], name: "notes.md")
    }
    #expect(throws: BoardError.tooLarge("The board")) {
      try BoardDocument(bytes: Array(repeating: 0x61, count: BoardDocument.sizeLimit + 1))
    }
  }

  @Test func theSampleIsABoard() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Demos/Board/sample.md")
    let sample = try BoardDocument(data: Data(contentsOf: root))
    #expect(sample.title == "Release 1.4")
    #expect(sample.columns.map(\.title) == ["Backlog", "Next", "Doing", "Done"])
    #expect(sample.columns.map(\.cards.count) == [4, 3, 3, 4])
    #expect(sample.columns.flatMap(\.cards).count { $0.isDone == true } == 4)
  }

  @Test func findsCardsById() throws {
    let board = try board("## a\n- b\n## c\n- d\n")
    let id = board.columns[1].cards[0].id
    #expect(board.card(id)?.card.title == "d")
    #expect(board.card(id)?.column.title == "c")
    #expect(board.card(Card.ID(number: 99)) == nil)
  }
}

/// A board from the text of its file.
func board(_ text: String) throws -> BoardDocument {
  try BoardDocument(bytes: Array(text.utf8))
}
