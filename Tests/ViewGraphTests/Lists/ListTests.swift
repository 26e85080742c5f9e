import CellGrid
import Controls
import Foundation
import InlayTesting
import LayoutCore
import InputEvents
import Observation
import Testing

@testable import ViewGraph

@Observable @MainActor
private final class Choice {
  var one: Int?
  var several: Set<Int> = []
}

private struct OneList: View {
  @Bindable var choice: Choice

  var body: some View {
    List(0..<1000, id: \.self, selection: $choice.one) { Text("row \($0)") }
  }
}

private struct SeveralList: View {
  @Bindable var choice: Choice

  var body: some View {
    List(selection: $choice.several) {
      Section("Numbers") { ForEach(0..<5) { Text("row \($0)") } }
      Text("other").tag(77)
    }
  }
}

@Observable @MainActor
private final class Titles {
  var last = "one\ntwo\nthree\nfour"
}

private struct TitleList: View {
  let titles: Titles
  @State private var selection: Int?

  var body: some View {
    List(0..<10, id: \.self, selection: $selection) { row in
      Text(row == 9 ? titles.last : "row \(row)")
    }
  }
}

@MainActor
struct ListTests {
  /// The rows that are drawn inverse.
  private func selected(_ screen: TestScreen) -> [String] {
    screen.rows.indices.filter { screen.style(0, $0).attributes.contains(.inverse) }
      .map { screen.rows[$0] }
  }

  /// The height remembered of a row that is out of view is looked at again when the selection makes it.
  @Test func aRowThatChangedOutOfViewHasItsNewHeightWhenItIsSelected() {
    let titles = Titles()
    let screen = TestScreen(10, 3) { TitleList(titles: titles) }
    screen.key(.tab)
    screen.key(.end)
    #expect(screen.lines == ["one", "two", "three"])
    screen.key(.home)
    #expect(screen.lines == ["row 0", "row 1", "row 2"])
    titles.last = "x"
    screen.draw()
    screen.key(.end)
    #expect(screen.lines == ["row 7", "row 8", "x"])
  }

  @Test func rowsAreWholeCells() {
    let screen = TestScreen(10, 6) {
      List {
        Text("one")
        Text("two").frame(height: 2.5)
        EmptyView()
        Text("three")
      }
    }
    // Two and a half rows become three, with the text in the middle of them.
    #expect(screen.rows == ["one", "", "two", "", "three", ""])
  }

  @Test func sectionsHaveHeadersAndFooters() {
    let screen = TestScreen(10, 8) {
      List {
        Section {
          Text("a")
        } header: {
          Text("head")
        } footer: {
          Text("foot")
        }
        Section("next") { Text("b") }
      }
    }
    #expect(screen.lines == ["head", "a", "foot", "next", "b"])
    #expect(screen.style(0, 0).attributes == .bold)
    #expect(screen.style(0, 2).attributes == .dim)
  }

  @Test func stylesSpaceRowsAndSections() {
    let screen = TestScreen(10, 8) {
      List {
        Section("one") { Text("a") }
        Section("two") {
          Text("b").listRowInsets(EdgeInsets(top: 1, leading: 3, bottom: 0, trailing: 0))
        }
      }
      .listStyle(.insetGrouped)
    }
    #expect(screen.lines == [" one", " a", "", " two", "", "   b"])
  }

  @Test func separatorsAndBackgrounds() {
    let screen = TestScreen(6, 5) {
      List {
        Text("a").listRowSeparator(.visible)
        Text("b").listRowBackground(Color.red)
      }
    }
    #expect(screen.lines == ["a", "──────", "b"])
    #expect(screen.style(0, 1).attributes == .dim)
    #expect(screen.style(5, 2).background == .ansi(1))
    #expect(screen.style(0, 0).background == .default)
  }

  @Test func aClickSelectsARow() {
    let choice = Choice()
    let screen = TestScreen(10, 4) { OneList(choice: choice) }
    screen.click(8, 2)
    #expect(choice.one == 2)
    #expect(selected(screen) == ["row 2"])
    screen.click(0, 0)
    #expect(choice.one == 0)
    #expect(selected(screen) == ["row 0"])
  }

  @Test func keysMoveTheSelectionAndScroll() {
    let choice = Choice()
    let screen = TestScreen(10, 4) { OneList(choice: choice) }
    screen.key(.tab)
    screen.key(.downArrow)
    #expect(choice.one == 0)
    for _ in 0..<5 { screen.key(.downArrow) }
    #expect(choice.one == 5)
    #expect(screen.rows == ["row 2", "row 3", "row 4", "row 5"])
    #expect(selected(screen) == ["row 5"])
    screen.key(.end)
    #expect(choice.one == 999)
    #expect(screen.rows.last == "row 999")
    screen.key(.pageUp)
    #expect(choice.one == 996)
    screen.key(.home)
    #expect(choice.one == 0)
    #expect(screen.rows.first == "row 0")
    screen.key(.upArrow)
    #expect(choice.one == 0)
  }

  @Test func severalRowsCanBeSelected() {
    let choice = Choice()
    let screen = TestScreen(10, 8) { SeveralList(choice: choice) }
    screen.click(0, 1)
    screen.press(0, 3, modifiers: .control)
    screen.release(0, 3)
    #expect(choice.several == [0, 2])
    #expect(selected(screen) == ["row 0", "row 2"])
    // Headers are no rows.
    screen.click(0, 0)
    #expect(choice.several == [0, 2])
    screen.click(0, 6)
    #expect(choice.several == [77])
    screen.key(.upArrow)
    #expect(choice.several == [4])
    screen.key(.upArrow, modifiers: .shift)
    #expect(choice.several == [3, 4])
    screen.key(.space)
    #expect(choice.several == [4])
  }

  @Test func aMillionRowsCostWhatIsInView() {
    func work(_ count: Int) -> Graph.Counters {
      let screen = TestScreen(10, 6) { List(0..<count) { Text("row \($0)") } }
      screen.wheel(3, at: 0, 0)
      screen.graph.counters = Graph.Counters()
      screen.key(.downArrow)
      screen.key(.pageDown)
      screen.key(.end)
      #expect(screen.rows.last == "row \(count - 1)")
      return screen.graph.counters
    }
    #expect(work(10_000) == work(1_000_000))
  }

  @Test func listsOfDataFollowIt() {
    let model = ListedRows((0..<5).map { ListedRow($0) })
    let screen = TestScreen(10, 4) { DataList(model: model) }
    #expect(screen.rows == ["row 0", "row 1", "row 2", "row 3"])
    model.rows.removeAll { $0.id % 2 == 0 }
    screen.draw()
    #expect(screen.lines == ["row 1", "row 3"])
    model.rows = []
    screen.draw()
    #expect(screen.lines == [])
  }
}

private struct DataList: View {
  var model: ListedRows

  var body: some View { List(model.rows) { Text($0.title) } }
}
