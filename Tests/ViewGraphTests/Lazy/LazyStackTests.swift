import Foundation
import InlayTesting
import Observation
import Testing

@testable import ViewGraph

struct ListedRow: Identifiable, Equatable {
  let id: Int
  var title: String
  var height = 1

  init(_ id: Int, height: Int = 1) {
    self.id = id
    title = "row \(id)"
    self.height = height
  }
}

@Observable
final class ListedRows {
  var rows: [ListedRow]
  init(_ rows: [ListedRow]) { self.rows = rows }
}

/// A row of some lines, each with the number of the row.
struct ListedRowView: View {
  var row: ListedRow

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(0..<row.height) { line in Text(line == 0 ? row.title : "  \(row.id).\(line)") }
    }
  }
}

struct LazyRows: View {
  var model: ListedRows

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(model.rows) { row in ListedRowView(row: row) }
      }
    }
  }
}

@MainActor
struct LazyStackTests {
  @Test func showsTheRowsInView() {
    let screen = TestScreen(10, 3) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1_000_000) { Text("row \($0)") }
        }
      }
    }
    #expect(screen.text == "row 0\nrow 1\nrow 2")
    screen.wheel(1, at: 0, 0)
    #expect(screen.text == "row 3\nrow 4\nrow 5")
    screen.wheel(-1, at: 0, 0)
    #expect(screen.text == "row 0\nrow 1\nrow 2")
  }

  /// The work of scrolling by some rows in the middle of a list.
  private func work(count: Int) -> Graph.Counters {
    let model = ListedRows((0..<count).map { ListedRow($0) })
    let screen = TestScreen(12, 5) { LazyRows(model: model) }
    let graph = screen.scheduler.graph
    screen.wheel(10, at: 0, 0)
    graph.counters = Graph.Counters()
    screen.wheel(1, at: 0, 0)
    #expect(screen.rows == (33..<38).map { "row \($0)" })
    return graph.counters
  }

  @Test func scrollsWithTheSameWorkAtAnyLength() {
    let work = work(count: 10_000)
    #expect(work == self.work(count: 1_000_000))
    // Three rows come into view.
    #expect(work.bodies == 3)
  }

  @Test func followsInsertionsAtTheFront() {
    let model = ListedRows((0..<100).map { ListedRow($0) })
    let screen = TestScreen(12, 3) { LazyRows(model: model) }
    model.rows.insert(ListedRow(-1), at: 0)
    screen.draw()
    #expect(screen.text == "row -1\nrow 0\nrow 1")
    model.rows.removeFirst(2)
    screen.draw()
    #expect(screen.text == "row 1\nrow 2\nrow 3")
    screen.wheel(2, at: 0, 0)
    #expect(screen.text == "row 7\nrow 8\nrow 9")
    // The view is kept at its distance from the start.
    model.rows.insert(ListedRow(-2), at: 0)
    screen.draw()
    #expect(screen.text == "row 6\nrow 7\nrow 8")
  }

  @Test func rowsOfUnevenHeightStayInPlaceAsOthersAreSeen() {
    let model = ListedRows((0..<200).map { ListedRow($0, height: $0 % 3 + 1) })
    let screen = TestScreen(12, 4) { LazyRows(model: model) }
    #expect(screen.text == "row 0\nrow 1\n  1.1\nrow 2")
    var seen: [String] = []
    for _ in 0..<200 {
      screen.wheel(1, at: 0, 0)
      seen.append(screen.rows[0])
    }
    // 200 rows of 1, 2 and 3 lines have 399 lines; the last ones are shown.
    #expect(screen.text == "row 198\nrow 199\n  199.1" || screen.rows.last == "  199.1")
    for _ in 0..<200 { screen.wheel(-1, at: 0, 0) }
    #expect(screen.text == "row 0\nrow 1\n  1.1\nrow 2")
  }

  @Test func rowsOutOfViewKeepTheirHeightsWhereverTheyMove() {
    let model = ListedRows((0..<200).map { ListedRow($0, height: $0 % 3 + 1) })
    let screen = TestScreen(12, 4) { LazyRows(model: model) }
    for _ in 0..<8 { screen.wheel(1, at: 0, 0) }
    // The first twelve rows have 24 lines.
    #expect(screen.rows == ["row 12", "row 13", "  13.1", "row 14"])
    // A row of three lines comes from above into view.
    model.rows.move(fromOffsets: [5], toOffset: 13)
    screen.draw()
    #expect(screen.rows == ["  5.2", "row 13", "  13.1", "row 14"])
    model.rows[..<10].reverse()
    screen.draw()
    #expect(screen.rows == ["  5.2", "row 13", "  13.1", "row 14"])
    // And goes back, while another of two lines goes away.
    model.rows.move(fromOffsets: [12], toOffset: 0)
    model.rows.removeAll { $0.id == 4 }
    screen.draw()
    #expect(screen.rows == ["  13.1", "row 14", "  14.1", "  14.2"])
  }

  @Test func makesEverythingOutsideOfAScrollView() {
    let screen = TestScreen(10, 6) {
      VStack {
        LazyVStack { ForEach(0..<3) { Text("row \($0)") } }
        Text("end")
      }
    }
    #expect(screen.text == "\n  row 0\n  row 1\n  row 2\n   end\n")
  }
}
