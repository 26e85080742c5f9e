import Controls
import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// A selection from several sections, gathered where the drag comes back into the list.
@MainActor
struct SectionReturnTests {
  private struct Sections: View {
    var board: Board

    var body: some View {
      List {
        ForEach(board.columns) { column in
          Section(column.title) {
            ForEach(column.tasks) { Text($0.title) }.reorderable(collectionID: column.id)
          }
        }
      }
      .frame(width: 10, height: 6)
      .reorderContainer(for: BoardTask.self, in: String.self) { board.apply($0) }
      .dragContainerSelection(["d", "b"])
      .padding(2)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func headersCountWhereTheGatheredItemsLeaveThem() {
    let board = Board(["One": ["a", "b"], "Two": ["c", "d"]])
    let screen = TestScreen(20, 12) { Sections(board: board) }
    // The list begins at row 2: One, a, b, Two, c, d.
    screen.press(4, 4)
    screen.move(4, 11)
    // Nowhere; then the row of d in the gap of two at home, with the header of Two one row below.
    screen.move(4, 5)
    screen.release(4, 5)
    #expect(board.order == [["a", "d", "b"], ["c"]])
  }
}
