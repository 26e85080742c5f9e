import CellGrid
import Foundation
import InlayTesting
import InputEvents
import Observation
import Testing

@testable import DragReorder
@testable import ViewGraph

/// What tests of drags change from outside, and where the drag's status is shown.
@Observable
final class DragSettings {
  var isEnabled = true
  var isDisabledAround = false
  var isMounted = true
  /// The height of each column's list; nil lets it grow with its cards.
  var listHeight: CGFloat?
  /// The titles that are shown in two lines.
  var tall: Set<String> = []
}

/// A kanban board with a status line, and with cards of three rows.
///
/// Every column is 12 cells wide, 2 apart; its heading is in row 0, its first card in rows 1 to 3.
struct DragBoard: View {
  var board: Board
  var settings: DragSettings

  var body: some View {
    VStack(alignment: .leading) {
      if settings.isMounted {
        HStack(alignment: .top, spacing: 2) {
          ForEach(board.columns) { DragColumn(column: $0, settings: settings) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .reorderContainer(
          for: BoardTask.self, in: String.self, isEnabled: settings.isEnabled
        ) { board.apply($0) }
        .disabled(settings.isDisabledAround)
      } else {
        Text("gone").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      DragStatus()
    }
  }
}

struct DragColumn: View {
  var column: BoardColumn
  var settings: DragSettings

  var body: some View {
    let tall = settings.tall
    VStack(alignment: .leading) {
      Text(column.title)
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(column.tasks) { DragCard(task: $0, isTall: tall.contains($0.title)) }
            .reorderable(collectionID: column.title)
        }
      }
      .frame(height: settings.listHeight)
    }
    .frame(width: 12, alignment: .leading)
  }
}

/// A card whose two forms are different views.
struct DragCard: View {
  var task: BoardTask
  var isTall: Bool

  var body: some View {
    if isTall {
      VStack(alignment: .leading) {
        Text(task.title)
        Text("more")
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .border(.double)
    } else {
      Text(task.title)
        .frame(maxWidth: .infinity, alignment: .leading)
        .border(.rounded)
    }
  }
}

struct DragStatus: View {
  @Environment(\.reorderStatus) private var status

  var body: some View {
    if let status {
      let sources = status.sources.map { "\($0.base)" }.joined(separator: "+")
      if let id = status.collectionID?.base, let position = status.position,
        let count = status.count
      {
        Text(
          "\(sources): \(position) of \(count) in \(id)" + (status.isUnchanged ? ", as it is" : ""))
      } else {
        Text("\(sources): nowhere")
      }
    } else {
      Text("-")
    }
  }
}

/// A board on a screen, in the middle of a drag or not.
@MainActor
struct DragScreen {
  let board: Board
  let settings = DragSettings()
  let screen: TestScreen

  init(
    _ columns: KeyValuePairs<String, [String]> = [
      "Todo": ["Alpha", "Beta", "Gamma"], "Done": ["Delta"], "Later": [],
    ], rows: Int = 16
  ) {
    let board = Board(columns)
    let settings = settings
    self.board = board
    screen = TestScreen(44, rows, reduceMotion: true, onMismatch: { Issue.record("\($0)") }) {
      DragBoard(board: board, settings: settings)
    }
  }

  var status: String { screen.rows.last ?? "" }

  /// Whether anything of a drag is still there: a preview, a placeholder, a status or a wish for reports.
  var hasTraces: Bool {
    screen.text.contains { "┏╌".contains($0) } || status != "-"
      || screen.scheduler.graph.pointer.wantsMotion
      || screen.scheduler.graph.focus.interceptor != nil
      || screen.scheduler.nextDeadline != nil
  }

  /// Changes the model or the settings as the program does between two events.
  func change(_ change: () -> Void) {
    change()
    screen.draw()
  }

  func setTasks(_ titles: [String], in column: Int) {
    change {
      board.columns[column].tasks = titles.map { title in
        BoardTask(id: title, title: title)
      }
    }
  }

  /// Lifts Alpha and carries it to a cell.
  func liftAlpha(to x: Int, _ y: Int) {
    screen.press(3, 2)
    screen.move(x, y)
  }
}
