import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// A list goes on scrolling while the pointer of a drag is beyond its edge.
@MainActor
struct EdgeScrollTests {
  /// A list of six rows between two lines, all in one container or only the list.
  private struct Framed: View {
    var model: Tasks
    let isWide: Bool

    var body: some View {
      if isWide {
        content.reorderContainer(for: BoardTask.self) { model.apply($0) }
      } else {
        content
      }
    }

    private var content: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("top")
        if isWide { list } else { list.reorderContainer(for: BoardTask.self) { model.apply($0) } }
        Text("bottom")
        Text("below")
        Text("last")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }

    private var list: some View {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0) {
          ForEach(model.tasks) {
            Text($0.title).frame(maxWidth: .infinity, alignment: .leading)
          }
          .reorderable()
        }
      }
      .frame(width: 8, height: 6)
    }
  }

  private func screen(isWide: Bool) -> TestScreen {
    let model = Tasks((0..<30).map { "t\($0)" })
    return TestScreen(20, 10, onMismatch: { Issue.record("\($0)") }) {
      Framed(model: model, isWide: isWide)
    }
  }

  /// The first word of each row of the list.
  private func list(_ screen: TestScreen) -> [String] {
    screen.rows[1...6].map { String($0.prefix { $0 != " " }) }
  }

  @Test(arguments: [7, 8, 9])
  func belowTheListAsAtItsLastRow(row: Int) {
    let screen = screen(isWide: true)
    screen.press(1, 3)
    screen.move(1, 5)
    screen.move(1, row)
    // Eight steps of a sixteenth of a second after a delay.
    screen.advance(by: .milliseconds(300 + 500))
    // t2 is carried, so that t9 is in place 8; its own place is below what is in view.
    #expect(list(screen) == ["t9", "t10", "t11", "t12", "t13", "t14"])
    // Back inside the middle nothing moves on.
    screen.move(1, 3)
    screen.advance(by: .seconds(1))
    #expect(list(screen)[0] == "t9")
    screen.key(.escape)
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func upAgainAboveTheList() {
    let screen = screen(isWide: true)
    screen.wheel(5, at: 1, 3)
    #expect(list(screen)[0] == "t15")
    screen.press(1, 4)
    screen.move(1, 0)
    screen.advance(by: .milliseconds(300 + 250))
    // Four steps up; the carried row is above what is in view.
    #expect(list(screen) == ["t10", "t11", "t12", "t13", "t14", "t15"])
  }

  @Test func notBesideTheList() {
    let screen = screen(isWide: true)
    screen.press(1, 3)
    screen.move(1, 5)
    screen.move(12, 7)
    screen.advance(by: .seconds(2))
    #expect(list(screen)[0] == "t0")
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func onlyWhereADropWouldBeInTheContainer() {
    let screen = screen(isWide: false)
    screen.press(1, 3)
    screen.move(1, 5)
    // One row below is still near the container of the list, two are not.
    screen.move(1, 7)
    screen.advance(by: .milliseconds(300 + 250))
    #expect(list(screen)[0] == "t5")
    screen.move(1, 8)
    screen.advance(by: .seconds(2))
    #expect(list(screen)[0] == "t4")
    #expect(screen.scheduler.nextDeadline == nil)
  }
}
