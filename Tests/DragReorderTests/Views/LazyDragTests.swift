import Controls
import Foundation
import InlayTesting
import LayoutCore
import Observation
import Testing

@testable import DragReorder
@testable import ViewGraph

@Observable
final class Tasks {
  var tasks: [BoardTask]
  var moves: [ReorderDifference<String, ReorderableSingleCollectionIdentifier>] = []

  init(_ names: [String]) { tasks = names.map { BoardTask(id: $0, title: $0) } }

  func apply(_ difference: ReorderDifference<String, ReorderableSingleCollectionIdentifier>) {
    moves.append(difference)
    tasks.apply(difference)
  }

  var order: [String] { tasks.map(\.id) }
}

private struct TaskColumn: View {
  var model: Tasks

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(model.tasks) { task in
          Text(task.title).frame(maxWidth: .infinity, alignment: .leading)
        }
        .reorderable()
      }
    }
    .reorderContainer(for: BoardTask.self) { model.apply($0) }
  }
}

private struct TaskGrid: View {
  var model: Tasks

  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.fixed(4)), GridItem(.fixed(4)), GridItem(.fixed(4))]) {
        ForEach(model.tasks) { task in
          Text(task.title).frame(width: 4, height: 1, alignment: .leading)
        }
        .reorderable()
      }
    }
    .reorderContainer(for: BoardTask.self) { model.apply($0) }
  }
}

@MainActor
struct LazyDragTests {
  @Test func dragsInALazyStack() {
    let model = Tasks((0..<1000).map { "t\($0)" })
    let screen = TestScreen(6, 5, reduceMotion: true) { TaskColumn(model: model) }
    #expect(screen.rows == ["t0", "t1", "t2", "t3", "t4"])
    screen.press(0, 0)
    screen.move(0, 2)
    // The preview stands on the gap at the third place.
    #expect(screen.rows == ["t1", "t2", "t0╌╌╌╌", "t3", "t4"])
    screen.release(0, 2)
    #expect(screen.rows == ["t1", "t2", "t0", "t3", "t4"])
    #expect(model.order.prefix(4) == ["t1", "t2", "t0", "t3"])
    #expect(model.moves.count == 1)
  }

  @Test func dragsToWhatTheWheelBroughtIntoView() {
    let model = Tasks((0..<1000).map { "t\($0)" })
    let screen = TestScreen(6, 5, reduceMotion: true) { TaskColumn(model: model) }
    screen.press(0, 1)
    screen.move(0, 3)
    screen.wheel(10, at: 0, 3)
    screen.move(1, 2)
    screen.release(1, 2)
    // t1 has gone; the rows from t31 on are in view, and the pointer is on the third of them.
    let place = model.order.firstIndex(of: "t1")!
    #expect((30...34).contains(place))
    #expect(model.order.count == 1000)
    #expect(model.moves.count == 1)
    #expect(screen.rows.contains("t1"))
  }

  @Test func escapeBringsARowBack() {
    let model = Tasks((0..<1000).map { "t\($0)" })
    let screen = TestScreen(6, 5, reduceMotion: true) { TaskColumn(model: model) }
    screen.wheel(5, at: 0, 0)
    let before = screen.text
    screen.press(0, 1)
    screen.move(0, 4)
    #expect(screen.text != before)
    screen.key(.escape)
    #expect(screen.text == before)
    #expect(model.moves.isEmpty)
  }

  @Test func aMillionRowsAreLiftedWithoutLookingAtThem() {
    let model = Tasks((0..<100_000).map { "t\($0)" })
    let screen = TestScreen(6, 5, reduceMotion: true) { TaskColumn(model: model) }
    let nodes = screen.scheduler.graph.viewNodeCount
    screen.press(0, 0)
    screen.move(0, 3)
    #expect(screen.scheduler.graph.viewNodeCount <= nodes + 20)
    screen.release(0, 3)
    #expect(model.order.prefix(4) == ["t1", "t2", "t3", "t0"])
  }

  @Test func dragsInALazyGrid() {
    let model = Tasks((0..<99).map { "\($0)" })
    let screen = TestScreen(14, 3, reduceMotion: true) { TaskGrid(model: model) }
    #expect(screen.rows == ["0    1    2", "3    4    5", "6    7    8"])
    screen.press(0, 0)
    screen.move(10, 1)
    #expect(screen.rows == ["1    2    3", "4    5    0╌╌╌", "6    7    8"])
    screen.release(10, 1)
    #expect(screen.rows == ["1    2    3", "4    5    0", "6    7    8"])
    #expect(model.order.prefix(7) == ["1", "2", "3", "4", "5", "0", "6"])
  }

  @Test func dragsInAScrolledLazyGrid() {
    let model = Tasks((0..<300).map { "\($0)" })
    let screen = TestScreen(14, 3, reduceMotion: true) { TaskGrid(model: model) }
    screen.wheel(10, at: 0, 0)
    #expect(screen.rows[0] == "90   91   92")
    screen.press(10, 2)
    screen.move(0, 0)
    #expect(screen.rows == ["98╌╌ 90   91", "92   93   94", "95   96   97"])
    screen.release(0, 0)
    #expect(Array(model.order[90..<99]) == ["98", "90", "91", "92", "93", "94", "95", "96", "97"])
  }
}

@Observable
private final class Groups {
  var groups: [BoardColumn]
  var moves = 0

  init(_ groups: KeyValuePairs<String, [String]>) {
    self.groups = groups.map { title, tasks in
      BoardColumn(id: title, title: title, tasks: tasks.map { BoardTask(id: $0, title: $0) })
    }
  }

  func apply(_ difference: ReorderDifference<String, String>) {
    moves += 1
    var tasks = Dictionary(uniqueKeysWithValues: groups.map { ($0.id, $0.tasks) })
    tasks.apply(difference)
    for index in groups.indices { groups[index].tasks = tasks[groups[index].id]! }
  }

  var order: [[String]] { groups.map { $0.tasks.map(\.id) } }
}

private struct GroupList: View {
  var model: Groups

  var body: some View {
    List {
      ForEach(model.groups) { group in
        Section(group.title) {
          ForEach(group.tasks) { Text($0.title) }.reorderable(collectionID: group.id)
        }
      }
    }
    .reorderContainer(for: BoardTask.self, in: String.self) { model.apply($0) }
  }
}

@MainActor
struct ListDragTests {
  @Test func dragsAcrossSections() {
    let model = Groups(["One": ["a", "b", "c"], "Two": ["d"], "Three": []])
    let screen = TestScreen(8, 9, reduceMotion: true) { GroupList(model: model) }
    // The empty section keeps a row.
    #expect(screen.rows == ["One", "a", "b", "c", "Two", "d", "Three", "", ""])
    screen.press(0, 1)
    screen.move(0, 2)
    #expect(screen.rows == ["One", "b", "a", "c", "Two", "d", "Three", "", ""])
    screen.move(0, 5)
    // Past the header: the row is in the second section.
    #expect(screen.rows == ["One", "b", "c", "Two", "d", "a", "Three", "", ""])
    screen.move(0, 7)
    #expect(
      screen.rows == ["One", "b", "c", "Two", "d", "Three", "", "a", ""] || screen.rows[7] == "a")
    screen.release(0, 7)
    #expect(model.order == [["b", "c"], ["d"], ["a"]])
    #expect(model.moves == 1)
    #expect(screen.rows == ["One", "b", "c", "Two", "d", "Three", "a", "", ""])
  }

  @Test func theLastRowOfASectionLeavesABlankOne() {
    let model = Groups(["One": ["a", "b"], "Two": ["d"], "Three": ["e"]])
    let screen = TestScreen(8, 8, reduceMotion: true) { GroupList(model: model) }
    #expect(screen.rows == ["One", "a", "b", "Two", "d", "Three", "e", ""])
    screen.press(0, 4)
    screen.move(0, 1)
    #expect(screen.rows == ["One", "d", "a", "b", "Two", "", "Three", "e"])
    screen.release(0, 1)
    #expect(model.order == [["d", "a", "b"], [], ["e"]])
    #expect(screen.rows == ["One", "d", "a", "b", "Two", "", "Three", "e"])
    // And back to where it came from.
    screen.press(0, 1)
    screen.move(0, 5)
    screen.release(0, 5)
    #expect(model.order == [["a", "b"], ["d"], ["e"]])
    #expect(screen.rows == ["One", "a", "b", "Two", "d", "Three", "e", ""])
  }

  @Test func aRowIsLiftedAnywhereOnIt() {
    let model = Groups(["One": ["a", "b"], "Two": []])
    let screen = TestScreen(8, 6, reduceMotion: true) { GroupList(model: model) }
    screen.press(6, 1)
    screen.move(6, 2)
    screen.release(6, 2)
    #expect(model.order == [["b", "a"], []])
  }
}
