import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import DragReorder
@testable import ViewGraph

/// What drags cost, in counts.
@MainActor
struct CostCaseTests {
  /// The work of a drag over a list of forty visible rows.
  private struct Work: Equatable {
    /// For motions that change the place.
    var motion = Graph.Counters()
    /// For scrolling at the edge.
    var scrolling = Graph.Counters()
    var rows = 0
    var nodes = 0
  }

  private func work(count: Int) -> Work {
    let table = CaseTable(["list": (0..<count).map { "row \($0)" }])
    let screen = TestScreen.following(20, 40) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(table.items("list")) { Text($0.id) }.reorderable(collectionID: "list")
        }
      }
      .reorders(table)
    }
    let graph = screen.scheduler.graph
    screen.play(CaseBytes.press(2, 0), CaseBytes.move(2, 5))
    graph.counters = Graph.Counters()
    var work = Work()
    for step in 0..<500 { screen.play(CaseBytes.move(2, 6 + (step * 7) % 29)) }
    work.motion = graph.counters
    graph.counters = Graph.Counters()
    screen.play(CaseBytes.move(2, 39))
    screen.advance(by: .seconds(5))
    work.scrolling = graph.counters
    work.nodes = graph.viewNodeCount
    screen.play(CaseBytes.release(2, 39))
    work.rows = table["list"].firstIndex(of: "row 0") ?? 0
    return work
  }

  @Test("lazy-10k-target") func onlyVisibleRowsAreWorkedOn() {
    let work = work(count: 10_000)
    // 4.7 seconds at 16 rows a second from the last of forty rows.
    #expect((39 + 74...39 + 76).contains(work.rows))
    #expect(work.motion.bodies == 0)
    #expect(work.motion.measures <= 500 * 2 * 42)
    #expect(work.motion.placements <= 500 * 4 * 42)
    // A row comes into view with each step, and its text.
    #expect(work.scrolling.bodies <= 76 * 2)
    #expect(work.nodes < 42 * 12)
    // The length of the list has no part in any of it.
    #expect(work == self.work(count: 1_000))
  }

  @Test("redraw-budget") func aMotionRedrawsWhatIsCarried() throws {
    let table = CaseTable(["left": (0..<12).map { "l\($0)" }, "right": (0..<12).map { "r\($0)" }])
    let screen = TestScreen.following(200, 60) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(["left", "right"], id: \.self) { collection in
          CaseList(table: table, collection: collection, height: 4).frame(width: 100)
        }
      }
      .reorders(table)
    }
    screen.play(CaseBytes.press(5, 1), CaseBytes.move(110, 22))
    let graph = screen.scheduler.graph
    let preview = try #require(DragExchange.of(graph).drag?.preview)
    let (place, counters) = (screen.destination, graph.counters)
    for (x, y) in [(111, 22), (112, 22), (112, 23), (111, 23)] {
      let (old, before) = (preview.layer.frame, screen.surface.copy())
      let bytes = screen.terminal.byteCount
      screen.play(CaseBytes.move(x, y))
      #expect(screen.destination == place)
      let new = preview.layer.frame
      #expect(new != old)
      // Nothing is written but cells that have changed, and none outside of the two pictures has.
      var changed = 0
      for row in 0..<60 {
        for column in 0..<200 where screen.surface[column, row] != before[column, row] {
          changed += 1
          #expect(old.contains(x: column, y: row) || new.contains(x: column, y: row))
        }
      }
      #expect(changed > 0)
      // A byte for each, and what it takes to go to the few runs of them and to set their style.
      #expect(screen.terminal.byteCount - bytes <= 4 * changed + 200)
    }
    #expect(graph.counters == counters)
  }
}
