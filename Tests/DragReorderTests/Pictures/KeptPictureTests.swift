import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// The pictures of lifted items stay what they were at the lift, whatever becomes of the items.
@MainActor
struct KeptPictureTests {
  private struct Rows: View {
    var model: Tasks
    var selection: [String] = []

    var body: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(model.tasks) {
            Text($0.title).frame(maxWidth: .infinity, alignment: .leading)
          }
          .reorderable()
        }
      }
      .reorderContainer(for: BoardTask.self) { model.apply($0) }
      .dragContainerSelection(selection)
      .dropPreviewsFormation(.list)
    }
  }

  private let model = Tasks((0..<100).map { "t\($0)" })

  private func screen(selection: [String] = []) -> TestScreen {
    let model = model
    return TestScreen(8, 5, onMismatch: { Issue.record("\($0)") }) {
      Rows(model: model, selection: selection)
    }
  }

  @Test func ofAnItemThatIsScrolledAway() {
    let screen = screen()
    screen.press(0, 1)
    screen.move(0, 3)
    #expect(screen.rows == ["t0", "t2", "t3", "t1╌╌╌╌╌╌", "t4"])
    // Ten notches of three rows: 30 rows without t1 are above, and the gap is under the pointer.
    screen.wheel(10, at: 0, 3)
    #expect(screen.rows == ["t31", "t32", "t33", "t1╌╌╌╌╌╌", "t34"])
  }

  @Test func ofAnItemThatShowsSomethingElseNow() {
    let screen = screen()
    screen.press(0, 1)
    screen.move(0, 3)
    model.tasks[1].title = "other"
    screen.draw()
    #expect(screen.rows == ["t0", "t2", "t3", "t1╌╌╌╌╌╌", "t4"])
    screen.release(0, 3)
    #expect(screen.rows == ["t0", "t2", "t3", "other", "t4"])
  }

  @Test func ofAnItemThatIsRemoved() {
    let screen = screen(selection: ["t1", "t3"])
    screen.press(0, 1)
    screen.move(0, 2)
    // Both at home below t0; the pictures lie one row lower, the first with the badge.
    #expect(screen.rows == ["t0", "╌╌╌╌╌╌╌╌", "t1╌╌╌ 2", "t3", "t4"])
    model.tasks.removeAll { $0.id == "t3" }
    screen.draw()
    #expect(screen.rows == ["t0", "╌╌╌╌╌╌╌╌", "t1    2", "t3", "t5"])
    screen.release(0, 2)
    #expect(model.order.prefix(4) == ["t0", "t1", "t2", "t4"])
    #expect(model.moves.isEmpty)
  }

  @Test func ofAnItemThatHasNeverBeenInView() {
    let screen = screen(selection: ["t0", "t50"])
    screen.press(0, 0)
    screen.move(0, 2)
    #expect(screen.rows == ["t1", "╌╌╌╌╌╌╌╌", "t0╌╌╌ 2", "t50", "t3"])
    screen.release(0, 2)
    #expect(model.order.prefix(5) == ["t1", "t0", "t50", "t2", "t3"])
  }
}
