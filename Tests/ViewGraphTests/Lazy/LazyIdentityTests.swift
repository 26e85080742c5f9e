import Foundation
import InlayTesting
import InputEvents
import Observation
import Testing

@testable import ViewGraph

/// A row that counts its clicks.
private struct CountingRow: View {
  let id: Int
  @State private var clicks = 0

  var body: some View {
    Text("\(id):\(clicks)").onTapGesture { clicks += 1 }
  }
}

private struct CountingRows: View {
  var model: ListedRows

  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(model.rows) { CountingRow(id: $0.id) }
      }
    }
  }
}

@MainActor
struct LazyIdentityTests {
  @Test func aRowThatMovesKeepsItsState() {
    let model = ListedRows((0..<50).map { ListedRow($0) })
    let screen = TestScreen(8, 4) { CountingRows(model: model) }
    screen.click(0, 2)
    #expect(screen.lines == ["0:0", "1:0", "2:1", "3:0"])
    model.rows.swapAt(0, 2)
    screen.draw()
    #expect(screen.lines == ["2:1", "1:0", "0:0", "3:0"])
    model.rows.insert(ListedRow(99), at: 1)
    screen.draw()
    #expect(screen.lines == ["2:1", "99:0", "1:0", "0:0"])
    model.rows.removeAll { $0.id == 99 || $0.id == 1 }
    screen.draw()
    #expect(screen.lines == ["2:1", "0:0", "3:0", "4:0"])
  }

  @Test func rowsOutOfViewAreForgotten() {
    let model = ListedRows((0..<1000).map { ListedRow($0) })
    let screen = TestScreen(8, 4) { CountingRows(model: model) }
    screen.click(0, 0)
    let nodes = screen.graph.viewNodeCount
    screen.wheel(20, at: 0, 0)
    #expect(screen.lines.first == "60:0")
    // One more row exists above those in view.
    #expect(screen.graph.viewNodeCount <= nodes + 8)
    screen.wheel(-20, at: 0, 0)
    #expect(screen.lines.first == "0:0")
  }

  @Test func manyRowsMayGoAtOnce() {
    let model = ListedRows((0..<1000).map { ListedRow($0) })
    let screen = TestScreen(8, 4) { CountingRows(model: model) }
    screen.wheel(300, at: 0, 0)
    #expect(screen.lines.first == "900:0")
    model.rows = [ListedRow(3), ListedRow(5)]
    screen.draw()
    #expect(screen.lines.prefix(2) == ["3:0", "5:0"])
  }

  @Test func theFocusedRowStays() {
    let log = Log()
    let screen = TestScreen(8, 3) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1000) { number in
            Text("row \(number)").focusable()
              .onKeyPress("x") {
                log("x\(number)")
                return .handled
              }
          }
        }
      }
    }
    screen.key(.tab)
    screen.wheel(30, at: 0, 0)
    #expect(screen.lines.first == "row 90")
    screen.key("x")
    #expect(log.taken() == ["x0"])
    // Tab goes on to the next row that exists, and shows it.
    screen.key(.tab)
    screen.key("x")
    #expect(log.taken() == ["x89"])
    #expect(screen.lines.first == "row 89")
  }

  @Test func tabWalksThroughRowsOutOfView() {
    let screen = TestScreen(8, 3) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1000) { Text("row \($0)").focusable() }
        }
      }
    }
    for _ in 0..<10 { screen.key(.tab) }
    #expect(screen.lines == ["row 7", "row 8", "row 9"])
    for _ in 0..<5 { screen.key(.tab, modifiers: .shift) }
    #expect(screen.lines == ["row 4", "row 5", "row 6"])
  }

  @Test func effectsRunAsRowsComeAndGo() {
    let log = Log()
    let screen = TestScreen(8, 2) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<9) { number in
            Text("row \(number)")
              .onAppear { log("+\(number)") }
              .onDisappear { log("-\(number)") }
          }
        }
      }
    }
    // Those in view, and one more.
    #expect(log.taken() == ["+0", "+1", "+2"])
    screen.wheel(1, at: 0, 0)
    #expect(Set(log.taken()) == ["-0", "-1", "+3", "+4", "+5"])
  }

  @Test func modifiersOfAForEachReachRowsAsTheyCome() {
    let stepper = Stepper()
    let screen = stepper.screen(10, 3) { step in
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1000) { Text("row \($0)") }.padding(.leading, CGFloat(step))
        }
      }
    }
    #expect(screen.lines == ["row 0", "row 1", "row 2"])
    stepper.step = 2
    screen.draw()
    #expect(screen.lines == ["  row 0", "  row 1", "  row 2"])
    screen.wheel(1, at: 0, 0)
    #expect(screen.lines == ["  row 3", "  row 4", "  row 5"])
    #expect(screen.graph.layoutNodeCount < 40)
  }

  @Test func sectionsOfSectionsAreLazyInside() {
    let screen = TestScreen(10, 4) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<3) { section in
            Section("Part \(section)") {
              ForEach(0..<100_000) { Text("\(section).\($0)") }
            }
          }
        }
      }
    }
    #expect(screen.lines == ["Part 0", "0.0", "0.1", "0.2"])
    #expect(screen.graph.viewNodeCount < 80)
    screen.key(.end)
    #expect(screen.lines == (99_996..<100_000).map { "2.\($0)" })
  }

  @Test func rowsMayHaveAnyNumberOfViews() {
    let screen = TestScreen(10, 5) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1000) { number in
            if number % 3 == 1 {
              EmptyView()
            } else {
              Text("row \(number)")
              Text("-")
            }
          }
        }
      }
    }
    #expect(screen.lines == ["row 0", "-", "row 2", "-", "row 3"])
    screen.wheel(2, at: 0, 0)
    #expect(screen.lines == ["row 5", "-", "row 6", "-", "row 8"])
    screen.wheel(-2, at: 0, 0)
    #expect(screen.lines == ["row 0", "-", "row 2", "-", "row 3"])
  }

  @Test func contentReadByRowsIsTracked() {
    let stepper = Stepper()
    let screen = TestScreen(10, 2) {
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<1000) { Text("\($0) \(stepper.step)") }
        }
      }
    }
    stepper.step = 7
    screen.draw()
    #expect(screen.lines == ["0 7", "1 7"])
  }
}
