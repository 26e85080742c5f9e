import Controls
import Foundation
import InlayTesting
import LayoutCore
import Observation
import Testing

@testable import DragReorder
@testable import ViewGraph

@Observable
final class Names {
  var names: [String]
  var log: [String] = []
  init(_ names: [String]) { self.names = names }

  func apply(_ difference: ReorderDifference<String, ReorderableSingleCollectionIdentifier>) {
    var rest = names.filter { !difference.sources.contains($0) }
    var index = rest.count
    if case .before(let anchor) = difference.destination.position {
      index = rest.firstIndex(of: anchor) ?? index
    }
    rest.insert(contentsOf: difference.sources, at: index)
    names = rest
  }
}

struct Named: Identifiable, Hashable, Transferable {
  let id: String
}

/// Evaluates a closure as a body, so that what it reads is followed.
private struct Observing<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

/// What single items and containers can be told.
@MainActor
struct ItemOptionTests {
  private func screen<Content: View>(
    _ columns: Int = 12, _ rows: Int = 6, reduceMotion: Bool = true,
    @ViewBuilder content: @escaping () -> Content
  ) -> TestScreen {
    TestScreen(
      columns, rows, reduceMotion: reduceMotion, onMismatch: { Issue.record("\($0)") }
    ) {
      Observing(content: content).frame(
        maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func column<Row: View>(
    _ model: Names, @ViewBuilder row: @escaping (String) -> Row
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(model.names, id: \.self, content: row).reorderable()
    }
    .reorderContainer(for: String.self, itemID: \.self) { model.apply($0) }
  }

  @Test func onlyAHandleLifts() {
    let model = Names(["a", "b", "c"])
    let screen = screen {
      column(model) { name in
        HStack(spacing: 0) {
          Text("=").reorderHandle()
          Text(name)
        }
      }
    }
    screen.press(1, 0)
    screen.move(1, 2)
    screen.release(1, 2)
    #expect(model.names == ["a", "b", "c"])
    screen.press(0, 0)
    screen.move(0, 2)
    screen.release(0, 2)
    #expect(model.names == ["b", "c", "a"])
  }

  @Test func someItemsStayWhereTheyAre() {
    let model = Names(["a", "b", "c"])
    let screen = screen { column(model) { Text($0).moveDisabled($0 == "b") } }
    screen.press(0, 1)
    screen.move(0, 2)
    screen.release(0, 2)
    #expect(model.names == ["a", "b", "c"])
    screen.press(0, 0)
    screen.move(0, 1)
    screen.release(0, 1)
    #expect(model.names == ["b", "a", "c"])
  }

  @Test func anAxisIsKept() {
    let model = Names(["aaa", "b", "c"])
    let screen = screen {
      column(model) { Text($0) }.frame(width: 6, alignment: .leading).reorderAxis(.vertical)
    }
    screen.press(1, 0)
    // Far beside, but at the height of the last row.
    screen.move(11, 2)
    #expect(screen.rows == ["b", "c", "aaa", "", "", ""])
    screen.release(11, 2)
    #expect(model.names == ["b", "c", "aaa"])
  }

  @Test func anAppDrawsItsOwnPlaceholder() {
    let model = Names(["a", "b", "c"])
    let screen = screen {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(model.names, id: \.self) { Text("\($0)....") }
          .reorderPlaceholder { Text("(\($0))") }
          .reorderable()
      }
      .reorderContainer(for: String.self, itemID: \.self) { model.apply($0) }
    }
    screen.press(1, 0)
    screen.move(4, 1)
    // The picture is three cells to the right of where it was; five cells are the item's.
    #expect(screen.rows[0] == "b....")
    #expect(screen.rows[1] == " (aa....")
    screen.release(4, 1)
    #expect(model.names == ["b", "a", "c"])
  }

  @Test func anItemIsADestination() {
    let model = Names(["a", "folder", "c"])
    let screen = screen {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(model.names.map { Named(id: $0) }) { named in
          Text(named.id)
            .dropDestination(for: Named.self, isEnabled: named.id == "folder") { items, _ in
              model.log.append("folder takes \(items.map(\.id))")
              model.names.removeAll { items.map(\.id).contains($0) }
            }
        }
        .reorderable()
      }
      .reorderContainer(for: Named.self) { model.apply($0) }
      .dragContainer(for: Named.self) { (ids: [String]) in ids.map { Named(id: $0) } }
    }
    screen.press(0, 2)
    screen.move(2, 1)
    // Nothing makes way: the folder is the target.
    #expect(screen.rows[1].hasPrefix("foc"))
    #expect(screen.rows[2] == "╌")
    screen.release(2, 1)
    #expect(model.log == ["folder takes [\"c\"]"])
    #expect(model.names == ["a", "folder"])
    screen.press(0, 1)
    screen.move(0, 0)
    screen.release(0, 0)
    #expect(model.names == ["folder", "a"])
  }

  @Test func aMoveThatIsNotAppliedIsReported() {
    let model = Names(["a", "b"])
    let screen = screen {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(model.names, id: \.self) { Text($0) }.reorderable()
      }
      .reorderContainer(for: String.self, itemID: \.self) { _ in }
    }
    for _ in 0..<2 {
      screen.press(0, 0)
      screen.move(0, 1)
      screen.release(0, 1)
    }
    #expect(
      screen.diagnostics
        == ["reorderContainer: the move closure has not applied the difference to the data"])
  }

  @Test func anEdgeScrolls() {
    let model = Names((0..<20).map { "row \($0)" })
    let screen = screen(12, 6) {
      ScrollView { column(model) { Text($0) } }.scrollIndicators(.hidden)
    }
    screen.press(0, 0)
    screen.move(0, 5)
    #expect(screen.rows[5].hasPrefix("row 0"))
    // Nothing happens for 300 ms, then 16 rows come in a second.
    screen.advance(by: .milliseconds(300))
    #expect(screen.rows[0] == "row 1")
    screen.advance(by: .milliseconds(63))
    #expect(screen.rows[0] == "row 2")
    screen.advance(by: .milliseconds(937))
    #expect(screen.rows[0] == "row 15")
    // At the end the timer stops.
    screen.release(0, 5)
    #expect(model.names.last == "row 0")
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func aScrollViewThatGoesAwayScrollsNoMore() {
    let shown = Names(["list"])
    let screen = screen(12, 6) {
      VStack(alignment: .leading, spacing: 0) {
        Text("card").draggable("card")
        if shown.names.isEmpty {
          Text("gone")
        } else {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<20) { Text("row \($0)") } }
          }
          .scrollIndicators(.hidden)
        }
      }
    }
    screen.press(0, 0)
    screen.move(3, 4)
    screen.move(3, 5)
    #expect(screen.scheduler.nextDeadline != nil)
    shown.names = []
    screen.draw()
    screen.advance(by: .seconds(1))
    #expect(screen.rows[1] == "gone")
    screen.release(3, 5)
    #expect(screen.rows[0] == "card")
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func keysLiftNothingWhileThePointerCarries() {
    let (first, second) = (Names(["a", "b"]), Names(["c", "d"]))
    let screen = screen {
      VStack(alignment: .leading, spacing: 0) {
        column(first) { Text($0) }
        column(second) { Text($0) }
      }
    }
    screen.key(.tab)
    screen.key(.tab)
    screen.press(0, 0)
    screen.move(0, 1)
    screen.key(.space)
    screen.key(.downArrow, modifiers: .option)
    screen.release(0, 1)
    #expect(first.names == ["b", "a"])
    #expect(second.names == ["c", "d"])
  }

  @Test func restingOnAButtonPressesIt() {
    let model = Names(["a", "b"])
    let screen = screen {
      VStack(alignment: .leading, spacing: 0) {
        column(model) { Text($0) }
        Button("Next") { model.log.append("next") }
          .buttonStyle(.plain)
          .springLoadingBehavior(.enabled)
        Button("Other") { model.log.append("other") }.buttonStyle(.plain)
      }
    }
    screen.press(0, 0)
    screen.move(1, 2)
    // A frame may have waited for the one before.
    screen.advance(by: .milliseconds(450))
    #expect(model.log.isEmpty)
    screen.advance(by: .milliseconds(50))
    #expect(model.log == ["next"])
    screen.move(1, 3)
    screen.advance(by: .seconds(2))
    screen.key(.escape)
    #expect(model.log == ["next"])
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func neighborsSlideAndTheItemLands() {
    let model = Names(["aaaa", "b", "c"])
    let screen = screen(reduceMotion: false) { column(model) { Text($0) } }
    screen.press(3, 0)
    screen.move(4, 2)
    // What has made way is still on its way.
    #expect(screen.rows[1] == "b")
    screen.advance(by: .milliseconds(200))
    #expect(screen.rows[0] == "b")
    #expect(screen.rows[1] == "c")
    screen.release(4, 2)
    // The order is that of the model at once; the picture goes to it.
    #expect(model.names == ["b", "c", "aaaa"])
    screen.advance(by: .milliseconds(300))
    #expect(screen.rows == ["b", "c", "aaaa", "", "", ""])
    #expect(screen.scheduler.nextDeadline == nil)
  }
}
