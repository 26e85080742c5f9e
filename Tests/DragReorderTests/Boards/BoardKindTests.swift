import Foundation
import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// One card carried by the mouse and by keys, in every kind of container.
@MainActor
struct BoardKindTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var kind: BoardKind
    var columns: [String: [String]]
    var titles: [String]
    var width: Int
    var before: [String]
    /// The cell in which the first card is pressed, and the cell to which it is carried.
    var press: (x: Int, y: Int)
    var drop: (x: Int, y: Int)
    /// The bytes of the keys that carry it there.
    var steps: String
    var middle: [String]
    var after: [String]
    /// The first cards of each column afterwards.
    var order: [[String]]

    var testDescription: String { "\(kind)" }
  }

  private nonisolated static let down = "\u{1B}[B"
  private nonisolated static let right = "\u{1B}[C"
  private nonisolated static let thousands = (0..<100_000).map { "t\($0)" }
  private nonisolated static let threeColumns = [
    "Todo": ["a", "b", "c"], "Done": ["d"], "Later": [],
  ]

  private nonisolated static func thousands(in kind: BoardKind) -> Case {
    Case(
      kind: kind, columns: ["All": thousands], titles: ["All"], width: 6,
      before: ["t0", "t1", "t2", "t3", "t4"],
      press: (0, 0), drop: (0, 2), steps: down + down,
      middle: ["t1", "t2", "t0╌╌╌╌", "t3", "t4"], after: ["t1", "t2", "t0", "t3", "t4"],
      order: [["t1", "t2", "t0", "t3"]])
  }

  nonisolated static let cases: [Case] = [
    Case(
      kind: .stacks, columns: threeColumns, titles: ["Todo", "Done", "Later"], width: 23,
      before: ["Todo    Done    Later", "a       d", "b", "c"],
      // The middle of d is passed.
      press: (0, 1), drop: (8, 2), steps: right + down,
      middle: ["Todo    Done    Later", "b       d", "c       a╌╌╌╌╌╌", ""],
      after: ["Todo    Done    Later", "b       d", "c       a", ""],
      order: [["b", "c"], ["d", "a"], []]),
    Case(
      kind: .lazyGrid, columns: ["All": (0..<8).map(String.init)], titles: ["All"], width: 14,
      before: ["0    1    2", "3    4    5", "6    7"],
      press: (0, 0), drop: (5, 1), steps: down + right,
      middle: ["1    2    3", "4    0╌╌╌ 5", "6    7"],
      after: ["1    2    3", "4    0    5", "6    7"],
      order: [["1", "2", "3", "4", "0", "5", "6", "7"]]),
    Case(
      kind: .sections, columns: threeColumns, titles: ["Todo", "Done", "Later"], width: 8,
      before: ["Todo", "a", "b", "c", "Done", "d", "Later", ""],
      press: (0, 1), drop: (0, 5), steps: down + down + down + down,
      middle: ["Todo", "b", "c", "Done", "d", "a╌╌╌╌╌╌╌", "Later", ""],
      after: ["Todo", "b", "c", "Done", "d", "a", "Later", ""],
      order: [["b", "c"], ["d", "a"], []]),
    Case(
      kind: .customLayout, columns: ["All": "abcdef".map(String.init)], titles: ["All"],
      width: 20, before: ["a       b       c", "", "f       e       d"],
      // Only after d is the card under the pointer.
      press: (0, 0), drop: (16, 2), steps: right + right + right,
      middle: ["b       c       d", "", "f       e       a╌╌╌"],
      after: ["b       c       d", "", "f       e       a"],
      order: [["b", "c", "d", "a", "e", "f"]]),
    thousands(in: .lazyStack),
    thousands(in: .list),
  ]

  private func make(_ board: Case) -> (model: Board, screen: TestScreen) {
    let model = Board([:])
    model.columns = board.titles.map { title in
      BoardColumn(
        id: title, title: title,
        tasks: board.columns[title]!.map { BoardTask(id: $0, title: $0) })
    }
    let screen = TestScreen(
      board.width, board.before.count, onMismatch: { Issue.record("\($0)") }
    ) { KindBoard(board: model, kind: board.kind) }
    return (model, screen)
  }

  private func check(_ board: Case, _ model: Board, _ screen: TestScreen) {
    #expect(screen.rows == board.after)
    #expect(model.differences.count == 1)
    #expect(
      zip(model.order, board.order).map { Array($0.prefix(max($1.count, 1))) } == board.order)
    #expect(model.order.joined().count == board.columns.values.joined().count)
    #expect(screen.diagnostics == [])
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test(arguments: cases)
  func theMouseCarriesACard(_ board: Case) {
    let (model, screen) = make(board)
    #expect(screen.rows == board.before)
    screen.press(board.press.x, board.press.y, via: .bytes)
    screen.move(board.drop.x, board.drop.y, via: .bytes)
    #expect(screen.rows == board.middle)
    #expect(model.differences.isEmpty)
    screen.release(board.drop.x, board.drop.y, via: .bytes)
    check(board, model, screen)
  }

  @Test(arguments: cases)
  func keysCarryACard(_ board: Case) {
    let (model, screen) = make(board)
    screen.send(bytes: "\t")
    #expect(screen.rows == board.before)
    screen.send(bytes: " ")
    screen.send(bytes: board.steps)
    #expect(screen.rows == board.middle)
    #expect(model.differences.isEmpty)
    screen.send(bytes: " ")
    check(board, model, screen)
  }

  @Test(arguments: cases)
  func escapeBringsTheCardBack(_ board: Case) {
    let (model, screen) = make(board)
    screen.send(bytes: "\t " + board.steps)
    #expect(screen.rows == board.middle)
    screen.send(bytes: "\u{1B}")
    // The byte may also begin the sequence of another key.
    screen.advance(by: .milliseconds(100))
    #expect(screen.rows == board.before)
    #expect(model.differences.isEmpty)
  }
}
