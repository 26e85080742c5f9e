import CellGrid
import InlayTesting
import Observation
import Testing

@testable import DragReorder
@testable import ViewGraph

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

  @Observable
  final class Shelf {
    var words = ["tea", "milk"].map(Word.init)
  }

  struct ShelfList: View {
    let shelf: Shelf

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(shelf.words) { Text($0.id) }.reorderable()
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .reorderContainer(for: Word.self) { shelf.words.apply($0) }
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

  @Test func whatAnItemThatIsGoneHasShownIsLeftAlone() throws {
    let shelf = Shelf()
    let screen = TestScreen(10, 2) { ShelfList(shelf: shelf) }
    screen.press(.tab)
    let path = screen.scheduler.graph.path(at: CellPoint(x: 0, y: 0))
    let item = try #require(path.lazy.compactMap(\.item).first)
    #expect(item.isFocused)
    shelf.words.removeFirst()
    screen.draw()
    #expect(!item.isFocused)
    #expect(item.layoutNodes.map(\.isEmphasized) == [true])
  }
}
