import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// What a step of a drag costs in a long collection.
@MainActor
struct LongBoardCostTests {
  /// The work of a motion that moves the gap by two rows, among so many cards.
  private func counters(_ kind: BoardKind, cards: Int) -> Graph.Counters {
    let model = Board([:])
    model.columns = [
      BoardColumn(
        id: "All", title: "All", tasks: (0..<cards).map { BoardTask(id: "\($0)", title: "\($0)") })
    ]
    let screen = TestScreen(14, 8) { KindBoard(board: model, kind: kind) }
    screen.press(0, 1)
    screen.move(0, 3)
    screen.move(0, 5)
    screen.move(0, 3)
    screen.comparesFrames = false
    screen.scheduler.graph.counters = Graph.Counters()
    screen.move(0, 5)
    return screen.scheduler.graph.counters
  }

  @Test(arguments: [BoardKind.lazyGrid, .lazyStack, .list])
  func aStepIsTheSameWorkInALongCollection(_ kind: BoardKind) {
    let short = counters(kind, cards: 1000)
    #expect(short.paints > 0)
    #expect(short == counters(kind, cards: 100_000))
  }
}
