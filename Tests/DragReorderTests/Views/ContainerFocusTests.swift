import DragReorder
import InlayTesting
import Testing
import ViewGraph

/// A reorder container that is given the focus as it comes.
@MainActor
struct ContainerFocusTests {
  struct Word: Identifiable {
    let id: String
  }

  /// One of two lists, of which `x` shows the other one and gives it the focus.
  struct TwoLists: View {
    @State private var lists = [["tea", "milk"], ["ink", "paper"]].map { $0.map(Word.init) }
    @State private var shown = 0
    @FocusState private var focus: Int?

    var body: some View {
      VStack(alignment: .leading) {
        if shown == 0 { list(0) } else { list(1) }
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .defaultFocus($focus, 0)
      .onKeyPress("x") {
        shown = 1 - shown
        focus = shown
        return .handled
      }
    }

    private func list(_ number: Int) -> some View {
      VStack(alignment: .leading) {
        ForEach(lists[number]) { Text($0.id) }.reorderable()
      }
      .reorderContainer(for: Word.self) { lists[number].apply($0) }
      .focused($focus, equals: number)
    }
  }

  @Test func itsItemsHearOfKeysAtOnce() {
    let screen = TestScreen(10, 2) { TwoLists() }
    screen.press(.downArrow, modifiers: .option)
    #expect(screen.rows == ["milk", "tea"])
    screen.type("x")
    screen.press(.downArrow, modifiers: .option)
    #expect(screen.rows == ["paper", "ink"])
    screen.type("x")
    screen.press(.downArrow, modifiers: .option)
    #expect(screen.rows == ["tea", "milk"])
  }
}
