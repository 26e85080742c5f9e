import Controls
import InlayTesting
import InputEvents
import Testing

@testable import DragReorder
@testable import ViewGraph

/// `onMove` and `onDelete`, which lists of SwiftUI have.
@MainActor
struct ListEditTests {
  private struct Rows: View {
    var model: Names

    var body: some View {
      List {
        ForEach(model.names, id: \.self) { Text($0) }
          .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { model.names.remove(atOffsets: $0) }
      }
    }
  }

  private func screen(_ model: Names) -> TestScreen {
    TestScreen(10, 6, onMismatch: { Issue.record("\($0)") }) { Rows(model: model) }
  }

  @Test func rowsAreMovedByTheMouse() {
    let model = Names(["one", "two", "three", "four"])
    let screen = screen(model)
    let row = screen.rows.firstIndex { $0.contains("one") }!
    // The whole row is the item, also beside its text.
    screen.press(8, row)
    screen.move(8, row + 2)
    screen.release(8, row + 2)
    #expect(model.names == ["two", "three", "one", "four"])
    #expect(screen.diagnostics.isEmpty)
  }

  @Test func rowsAreMovedAndDeletedByKeys() {
    let model = Names(["one", "two", "three"])
    let screen = screen(model)
    screen.key(.tab)
    screen.key(.downArrow, modifiers: .option)
    #expect(model.names == ["two", "one", "three"])
    screen.key(.delete)
    #expect(model.names == ["two", "three"])
    screen.key(.delete)
    #expect(model.names == ["two"])
    screen.key(.delete)
    #expect(model.names.isEmpty)
    #expect(screen.diagnostics.isEmpty)
  }
}
