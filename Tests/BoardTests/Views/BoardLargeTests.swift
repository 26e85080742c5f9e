import BoardFile
import InlayTesting
import Testing
import ViewGraph

@testable import board

/// A board of very many cards: what a step costs does not depend on how many there are.
@MainActor
struct BoardLargeTests {
  /// Three columns with a number of cards each.
  nonisolated static func text(_ count: Int) -> String {
    ["Todo", "Doing", "Done"].map { title in
      "## \(title)\n\n" + (1...count).map { "- [ ] \(title) \($0)\n" }.joined() + "\n"
    }.joined()
  }

  private struct Cost: Equatable {
    var bodies: Int
    var layouts: Int
    var paints: Int
    var nodes: Int

    @MainActor init(from before: Graph.Counters, of graph: Graph) {
      bodies = graph.counters.bodies - before.bodies
      layouts = graph.counters.placements - before.placements
      paints = graph.counters.paints - before.paints
      nodes = graph.viewNodeCount
    }
  }

  /// What some steps cost, and the screen behind them.
  private func costs(_ count: Int) throws -> [Cost] {
    let board = try BoardScreen(Self.text(count), columns: 80, rows: 24)
    board.screen.comparesFrames = false
    let graph = board.screen.scheduler.graph
    var costs: [Cost] = []
    func measure(_ step: () -> Void) {
      let before = graph.counters
      step()
      costs.append(Cost(from: before, of: graph))
    }
    board.screen.press(.downArrow)
    measure { board.screen.press(.downArrow) }
    measure { board.screen.press(.rightArrow) }
    measure { board.screen.wheel(1, at: 5, 10) }
    board.drag(from: (5, 13), to: (5, 16))
    measure { board.screen.move(5, 19) }
    measure { board.screen.move(30, 19) }
    measure { board.screen.wheel(1, at: 30, 19) }
    board.screen.key(.escape)
    return costs
  }

  @Test func aStepCostsTheSameInAShortAndALongColumn() throws {
    let short = try costs(40)
    let long = try costs(3_400)
    #expect(short.count == 6)
    #expect(long == short)
  }

  @Test func tenThousandCardsAreWorkedOn() throws {
    let board = try BoardScreen(Self.text(3_400), columns: 80, rows: 24)
    board.screen.comparesFrames = false
    #expect(board.screen.rows[0].hasSuffix("10200 cards"))
    board.screen.press(.downArrow)
    board.screen.press(.end)
    board.screen.type("x")
    #expect(try board.file.contains("- [x] Todo 3400\n"))
    board.screen.type("/doing 3399")
    board.screen.press(.return)
    #expect(board.titles == [[], ["Doing 3399"], []])
    board.screen.press(.escape)
    board.screen.type("u")
    #expect(try board.file == Self.text(3_400))
  }
}
