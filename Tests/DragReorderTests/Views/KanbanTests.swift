import Foundation
import InlayTesting
import Observation
import Testing

@testable import DragReorder
@testable import ViewGraph

struct BoardTask: Identifiable, Hashable {
  let id: String
  var title: String
}

struct BoardColumn: Identifiable {
  let id: String
  var title: String
  var tasks: [BoardTask]
}

@Observable
final class Board {
  var columns: [BoardColumn]
  var differences: [ReorderDifference<String, String>] = []

  init(_ columns: KeyValuePairs<String, [String]>) {
    self.columns = columns.map { title, tasks in
      BoardColumn(id: title, title: title, tasks: tasks.map { BoardTask(id: $0, title: $0) })
    }
  }

  func apply(_ difference: ReorderDifference<String, String>) {
    differences.append(difference)
    var tasks = Dictionary(uniqueKeysWithValues: columns.map { ($0.id, $0.tasks) })
    tasks.apply(difference)
    for index in columns.indices { columns[index].tasks = tasks[columns[index].id]! }
  }

  var order: [[String]] { columns.map { $0.tasks.map(\.id) } }
}

struct KanbanBoard: View {
  var board: Board

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      ForEach(board.columns) { column in
        VStack(alignment: .leading) {
          Text(column.title).bold()
          ForEach(column.tasks) { task in
            Text(task.title)
              .frame(maxWidth: .infinity, alignment: .leading)
              .border(.rounded)
          }
          .reorderable(collectionID: column.id)
        }
        .frame(width: 12, alignment: .leading)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .reorderContainer(for: BoardTask.self, in: String.self) { difference in
      board.apply(difference)
    }
  }
}

@MainActor
struct KanbanTests {
  let board = Board(["Todo": ["Alpha", "Beta", "Gamma"], "Done": ["Delta"], "Later": []])

  func makeScreen() -> TestScreen {
    let board = board
    return TestScreen(44, 12, reduceMotion: true) { KanbanBoard(board: board) }
  }

  @Test func showsTheBoard() {
    #expect(
      makeScreen().text == """
        Todo          Done          Later
        ╭──────────╮  ╭──────────╮
        │Alpha     │  │Delta     │
        ╰──────────╯  ╰──────────╯
        ╭──────────╮
        │Beta      │
        ╰──────────╯
        ╭──────────╮
        │Gamma     │
        ╰──────────╯


        """)
  }

  @Test func dragsToAnotherColumn() {
    let screen = makeScreen()
    screen.press(3, 2)
    screen.move(17, 2)
    // Over the upper half of the only card: the gap is before it, and the preview covers the gap.
    assertFrame(
      screen,
      matches: """
        Todo          Done          Later
        ╭──────────╮  ┏━━━━━━━━━━┓
        │Beta      │  ┃Alpha     ┃
        ╰──────────╯  ┗━━━━━━━━━━┛
        ╭──────────╮  ╭──────────╮
        │Gamma     │  │Delta     │
        ╰──────────╯  ╰──────────╯





        """)
    screen.move(31, 7)
    // An empty column takes a card anywhere; the preview is drawn at the pointer.
    assertFrame(
      screen,
      matches: """
        Todo          Done          Later
        ╭──────────╮  ╭──────────╮  ╭╌╌╌╌╌╌╌╌╌╌╮
        │Beta      │  │Delta     │  ╎          ╎
        ╰──────────╯  ╰──────────╯  ╰╌╌╌╌╌╌╌╌╌╌╯
        ╭──────────╮
        │Gamma     │
        ╰──────────╯                ┏━━━━━━━━━━┓
                                    ┃Alpha     ┃
                                    ┗━━━━━━━━━━┛



        """)
    screen.release(31, 7)
    #expect(board.order == [["Beta", "Gamma"], ["Delta"], ["Alpha"]])
    #expect(
      board.differences == [
        ReorderDifference(
          sources: ["Alpha"], destination: .init(position: .end, collectionID: "Later"))
      ])
    assertFrame(
      screen,
      matches: """
        Todo          Done          Later
        ╭──────────╮  ╭──────────╮  ╭──────────╮
        │Beta      │  │Delta     │  │Alpha     │
        ╰──────────╯  ╰──────────╯  ╰──────────╯
        ╭──────────╮
        │Gamma     │
        ╰──────────╯





        """)
  }

  @Test func escapeLeavesEverythingAsItWas() {
    let screen = makeScreen()
    let before = screen.text
    screen.press(3, 2)
    screen.move(31, 7)
    #expect(screen.text != before)
    #expect(screen.key(.escape))
    #expect(screen.text == before)
    screen.release(31, 7)
    #expect(screen.text == before)
    #expect(board.differences.isEmpty)
  }
}
