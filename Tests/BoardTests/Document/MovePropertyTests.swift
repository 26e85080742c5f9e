import DemoCommand
import Testing

@testable import BoardFile

/// Random documents and random moves, against a model that knows nothing of Markdown.
struct MovePropertyTests {
  @Test(arguments: 0..<16)
  func movesInTidyBoardsAlwaysWork(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<6 {
      let trial = try Trial(text: RandomBoard.tidy(&random), random: &random)
      #expect(trial.refusals == 0)
    }
  }

  @Test(arguments: 0..<16)
  func movesInWildDocumentsKeepEverything(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &+ 1_000)
    var moves = 0
    for _ in 0..<12 {
      moves += try Trial(text: RandomBoard.wild(&random), random: &random).moves
    }
    #expect(moves > 0)
  }
}

/// One document under a sequence of random moves, each of them checked.
private struct Trial {
  private var board: BoardDocument
  private(set) var refusals = 0
  /// The moves that changed something.
  private(set) var moves = 0

  init(text: String, random: inout SeededGenerator) throws {
    board = try BoardDocument(bytes: Array(text.utf8))
    #expect(board.bytes == Array(text.utf8))
    for _ in 0..<6 { try step(&random) }
  }

  private mutating func step(_ random: inout SeededGenerator) throws {
    let cards = board.columns.flatMap { $0.cards.map(\.id) }
    guard !cards.isEmpty, let target = board.columns.randomElement(using: &random) else { return }
    let moved = Array(cards.shuffled(using: &random).prefix(Int.random(in: 1...3, using: &random)))
    let stay = target.cards.map(\.id).filter { !moved.contains($0) }
    let anchor = Bool.random(using: &random) ? stay.randomElement(using: &random) : nil

    let old = board
    do throws(BoardError) {
      try board.move(cards: moved, toColumn: target.id, before: anchor)
    } catch {
      guard case .moveChangesCards = error else { throw error }
      refusals += 1
      #expect(board == old)
      return
    }
    if board != old { moves += 1 }
    check(old: old, expected: naiveOrder(moved, target: target.id, before: anchor, in: old))
  }

  /// The ids of every column after the move: all cards leave, then they are inserted.
  private func naiveOrder(
    _ moved: [Card.ID], target: Column.ID, before anchor: Card.ID?, in old: BoardDocument
  ) -> [[Card.ID]] {
    old.columns.map { column in
      let stay = column.cards.map(\.id).filter { !moved.contains($0) }
      if column.id != target { return stay }
      let cut = stay.firstIndex { $0 == anchor } ?? stay.count
      return stay[..<cut] + moved + stay[cut...]
    }
  }

  private func check(old: BoardDocument, expected: [[Card.ID]]) {
    #expect(board.columns.map { $0.cards.map(\.id) } == expected)
    #expect(board.columns.map(\.id) == old.columns.map(\.id))
    for card in old.columns.flatMap(\.cards) { #expect(board.card(card.id)?.card == card) }
    #expect(board.title == old.title)

    #expect(lines(board).sorted() == lines(old).sorted())
    #expect(fixedLines(board) == fixedLines(old))
    #expect(
      board.bytes.starts(with: SourceText.byteOrderMark)
        == old.bytes.starts(with: SourceText.byteOrderMark))
    // At an open end the ending of one line comes and that of another goes; no other line changes.
    let difference = endings(board).subtracting(endings(old)).count
    #expect(difference <= (old.source.hasOpenEnd ? 2 : 0))

    let again = try? BoardDocument(bytes: board.bytes)
    #expect(again?.columns.map(\.id) == board.columns.map(\.id))
    #expect(
      again?.columns.map { $0.cards.map(\.markdown) }
        == board.columns.map { $0.cards.map(\.markdown) })
  }

  private func lines(_ board: BoardDocument) -> [String] {
    board.source.lines.indices.map(board.source.text(of:))
  }

  /// Every line that belongs to no card and is not blank, in order.
  private func fixedLines(_ board: BoardDocument) -> [String] {
    let cards = Set(board.outline.columns.flatMap { $0.cards.flatMap { Array($0.lines) } })
    let separators = Set(board.outline.columns.flatMap { $0.cards.flatMap { Array($0.gap) } })
    return board.source.lines.indices
      .filter { !cards.contains($0) && !separators.contains($0) }
      .map(board.source.text(of:))
      .filter { line in
        !Array(line.utf8)[...].isBlank && !BlockScanner.isDivider(Array(line.utf8)[...].trimmed)
      }
  }

  /// Every line with its ending, numbered among its likes.
  private func endings(_ board: BoardDocument) -> Set<String> {
    var counts: [String: Int] = [:]
    return Set(
      board.source.lines.map { line in
        let text = String(decoding: board.bytes[line.start..<line.end], as: UTF8.self)
        counts[text, default: 0] += 1
        return "\(counts[text]!) \(text)"
      })
  }
}
