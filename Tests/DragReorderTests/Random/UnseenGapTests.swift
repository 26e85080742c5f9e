import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import DragReorder
@testable import ViewGraph

/// A gap that a lazy stack does not show has the extent of what is carried.
@MainActor
struct UnseenGapTests {
  private struct Rows: View {
    var model: Tasks

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(model.tasks) { Text($0.title).frame(width: 4, height: 3, alignment: .topLeading) }
            .reorderable()
        }
      }
      .frame(width: 6, height: 9)
      .reorderContainer(for: BoardTask.self) { model.apply($0) }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func comingBackFromOutsideCountsTheGapAtHome() {
    let model = Tasks((0..<40).map { "t\($0)" })
    let screen = TestScreen(20, 12) { Rows(model: model) }
    screen.press(0, 0)
    screen.move(0, 4)
    screen.wheel(10, at: 0, 4)
    // Outside; then in row 4, the middle of the second of the rows in view, which begins at row 30 of the content.
    screen.move(19, 4)
    screen.move(0, 4)
    screen.release(0, 4)
    // With the gap of three rows at the top, row 34 is the middle of t11, which is passed.
    #expect(Array(model.order[9...11]) == ["t10", "t11", "t0"])
  }
}
