import Controls
import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// Items from elsewhere that are dropped among the rows of a `ForEach`.
@MainActor
struct ListInsertionTests {
  private struct Name: Identifiable, Transferable { let id: String }
  private struct Other: Identifiable, Transferable { let id: Int }

  private enum Modifier: CaseIterable, Sendable {
    case dropDestination
    case onInsert
  }

  /// Two things to drag in row 0, at columns 0 and 6; a list of names from row 1 on.
  private struct Desk: View {
    var model: Names
    let modifier: Modifier

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        HStack(spacing: 3) {
          Text("new").draggable(item: Name(id: "new"))
          Text("4711").draggable(item: Other(id: 4711))
        }
        List {
          switch modifier {
          case .dropDestination:
            ForEach(model.names, id: \.self) { Text($0) }
              .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
              .dropDestination(for: Name.self) { names, offset in
                model.names.insert(contentsOf: names.map(\.id), at: offset)
              }
          case .onInsert:
            ForEach(model.names, id: \.self) { Text($0) }
              .onInsert(of: Name.self) { offset, names in
                model.names.insert(contentsOf: names.map(\.id), at: offset)
              }
          }
        }
      }
    }
  }

  private func screen(_ model: Names, _ modifier: Modifier) -> TestScreen {
    TestScreen(12, 6, onMismatch: { Issue.record("\($0)") }) {
      Desk(model: model, modifier: modifier)
    }
  }

  @Test(arguments: Modifier.allCases)
  private func theGapShowsWhereTheyGo(_ modifier: Modifier) {
    let model = Names(["one", "two", "three"])
    let screen = screen(model, modifier)
    #expect(screen.rows == ["new   4711", "one", "two", "three", "", ""])
    screen.press(0, 0)
    // Over the second row: one is passed, two is not.
    screen.move(6, 2)
    #expect(screen.rows[1] == "one")
    #expect(screen.rows[2] == "╌╌╌   new +")
    #expect(screen.rows[3] == "two")
    screen.release(6, 2)
    #expect(model.names == ["one", "new", "two", "three"])
    #expect(screen.rows == ["new   4711", "one", "new", "two", "three", ""])
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test(arguments: Modifier.allCases)
  private func anEmptyListTakesThem(_ modifier: Modifier) {
    let model = Names([])
    let screen = screen(model, modifier)
    screen.press(0, 0)
    screen.move(4, 1)
    screen.release(4, 1)
    #expect(model.names == ["new"])
    #expect(screen.rows[1] == "new")
  }

  @Test(arguments: Modifier.allCases)
  private func whatIsOfAnotherTypeIsNotTaken(_ modifier: Modifier) {
    let model = Names(["one", "two"])
    let screen = screen(model, modifier)
    let before = screen.text
    screen.press(7, 0)
    screen.move(7, 2)
    #expect(screen.rows[1] == "one")
    #expect(screen.rows[2].hasPrefix("two"))
    screen.release(7, 2)
    #expect(screen.text == before)
    #expect(model.names == ["one", "two"])
  }

  @Test func ownRowsStillMove() {
    let model = Names(["one", "two", "three"])
    let screen = screen(model, .dropDestination)
    screen.press(0, 1)
    screen.move(0, 3)
    screen.release(0, 3)
    #expect(model.names == ["two", "three", "one"])
  }

  @Test func whatOnlyTakesItemsLiftsNone() {
    let model = Names(["one", "two", "three"])
    let screen = screen(model, .onInsert)
    let before = screen.text
    screen.press(0, 1)
    screen.move(0, 3)
    #expect(screen.text == before)
    screen.release(0, 3)
    #expect(model.names == ["one", "two", "three"])
  }
}
