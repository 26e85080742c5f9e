import InlayTesting
import InputEvents
import Testing

@testable import DragReorder
@testable import ViewGraph

/// Reordering without a mouse.
@MainActor
struct KeyboardTests {
  private func screen(
    _ columns: KeyValuePairs<String, [String]> = [
      "Todo": ["Alpha", "Beta", "Gamma"], "Done": ["Delta"], "Later": [],
    ]
  ) -> DragScreen { DragScreen(columns) }

  @Test func aContainerIsOneStopAndArrowsMoveAmongItsItems() {
    let drag = screen()
    let keys = drag.screen
    #expect(keys.key(.tab))
    // The item with the focus has thick lines.
    #expect(keys.rows[1].hasPrefix("┏━━━━━━━━━━┓"))
    keys.key(.downArrow)
    #expect(keys.rows[1].hasPrefix("╭──────────╮"))
    #expect(keys.rows[4].hasPrefix("┏━━━━━━━━━━┓"))
    // Across, the nearest item of the next column that has any.
    keys.key(.rightArrow)
    #expect(keys.rows[1].contains("╮  ┏━━━━━━━━━━┓"))
    #expect(!keys.key(.rightArrow))
    #expect(!keys.key(.downArrow))
    keys.key(.leftArrow)
    #expect(keys.rows[1].hasPrefix("┏━━━━━━━━━━┓"))
    keys.key(.end)
    #expect(keys.rows[7].hasPrefix("┏━━━━━━━━━━┓"))
    keys.key(.home)
    #expect(keys.rows[1].hasPrefix("┏━━━━━━━━━━┓"))
    #expect(!keys.key(.upArrow))
  }

  @Test func theFocusGoesToWhatComesToThePlaceOfAnItemThatIsGone() {
    let drag = screen()
    let keys = drag.screen
    keys.key(.tab)
    keys.key(.downArrow)
    drag.setTasks(["Alpha", "Gamma", "Rest"], in: 0)
    #expect(keys.rows[4].hasPrefix("┏━━━━━━━━━━┓"))
    keys.key(.downArrow)
    drag.setTasks(["New", "Alpha", "Gamma"], in: 0)
    // After the last item it is the new last one.
    #expect(keys.rows[7].hasPrefix("┏━━━━━━━━━━┓"))
    keys.key(.upArrow)
    #expect(keys.rows[4].hasPrefix("┏━━━━━━━━━━┓"))
    drag.setTasks([], in: 0)
    // Of a collection without items it goes to the first of the container.
    #expect(keys.rows[1].contains("┏━━━━━━━━━━┓"))
  }

  @Test func spaceLiftsAndDrops() {
    let drag = screen()
    let keys = drag.screen
    keys.key(.tab)
    keys.key(.space)
    #expect(drag.status == "Alpha: 1 of 3 in Todo, as it is")
    keys.key(.downArrow)
    #expect(drag.status == "Alpha: 2 of 3 in Todo")
    #expect(keys.rows[5].hasPrefix("┃Alpha"))
    keys.key(.downArrow)
    keys.key(.downArrow)
    #expect(drag.status == "Alpha: 3 of 3 in Todo")
    keys.key(.space)
    #expect(drag.board.columns[0].tasks.map(\.title) == ["Beta", "Gamma", "Alpha"])
    #expect(drag.status == "-")
    // The focus has followed.
    #expect(keys.rows[7].hasPrefix("┏━━━━━━━━━━┓"))
    #expect(keys.scheduler.graph.focus.interceptor == nil)
  }

  @Test func tabGoesToOtherCollectionsAlsoEmptyOnes() {
    let drag = screen()
    let keys = drag.screen
    keys.key(.tab)
    keys.key(.space)
    keys.key(.rightArrow)
    #expect(drag.status == "Alpha: 1 of 2 in Done")
    keys.key(.tab)
    #expect(drag.status == "Alpha: 1 of 1 in Later")
    keys.key(.tab)
    #expect(drag.status == "Alpha: 1 of 1 in Later")
    keys.key(.return)
    #expect(drag.board.columns[2].tasks.map(\.title) == ["Alpha"])
    #expect(keys.rows[1].hasSuffix("┏━━━━━━━━━━┓"))
    // Escape leaves everything as it is.
    keys.key(.space)
    keys.key(.tab, modifiers: .shift)
    #expect(drag.status.hasSuffix("in Done"))
    keys.key(.escape)
    #expect(drag.status == "-")
    #expect(drag.board.columns[2].tasks.map(\.title) == ["Alpha"])
  }

  @Test func anArrowWithOptionMovesAtOnce() {
    let drag = screen()
    let keys = drag.screen
    keys.key(.tab)
    keys.key(.downArrow, modifiers: .option)
    #expect(drag.board.columns[0].tasks.map(\.title) == ["Beta", "Alpha", "Gamma"])
    keys.key(.rightArrow, modifiers: .option)
    #expect(
      drag.board.columns.map { $0.tasks.map(\.title) } == [
        ["Beta", "Gamma"], ["Alpha", "Delta"], [],
      ]
        || drag.board.columns.map { $0.tasks.map(\.title) } == [
          ["Beta", "Gamma"], ["Delta", "Alpha"], [],
        ])
    let before = drag.board.differences.count
    keys.key(.upArrow, modifiers: .option)
    keys.key(.upArrow, modifiers: .option)
    #expect(drag.board.columns[1].tasks.first?.title == "Alpha")
    #expect(drag.board.differences.count <= before + 1)
    #expect(drag.status == "-")
    #expect(keys.scheduler.graph.focus.interceptor == nil)
  }

  @Test func aPressOfTheMouseCancels() {
    let drag = screen()
    let keys = drag.screen
    keys.key(.tab)
    keys.key(.space)
    keys.key(.downArrow)
    keys.press(40, 14)
    keys.release(40, 14)
    #expect(drag.status == "-")
    #expect(drag.board.differences.isEmpty)
    #expect(keys.scheduler.graph.focus.interceptor == nil)
  }

  @Test func stepsAreAnnounced() {
    let board = Board(["Todo": ["Alpha", "Beta"], "Done": []])
    let settings = DragSettings()
    let spoken = Spoken()
    let keys = TestScreen(44, 16, onMismatch: { Issue.record("\($0)") }) {
      DragBoard(board: board, settings: settings)
        .environment(\.announceReorder) { spoken.texts.append($0.text) }
    }
    keys.key(.tab)
    keys.key(.space)
    keys.key(.downArrow)
    keys.key(.downArrow)
    keys.key(.space)
    #expect(
      spoken.texts == [
        "Lifted from 1 of 2 in Todo", "Moved to 2 of 2 in Todo", "No further: 2 of 2 in Todo",
        "Dropped at 2 of 2 in Todo",
      ])
  }
}

@MainActor
private final class Spoken {
  var texts: [String] = []
}
