import Inlay
import InlayTesting
import Testing

struct Errand: Identifiable {
  let id: String
}

struct ErrandList: View {
  @State private var errands = ["Write docs", "Fix the build", "Ship it"].map(Errand.init)

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(errands) { errand in
        Text(errand.id).frame(width: 16, alignment: .leading).border(.rounded)
      }
      .reorderable()
    }
    .reorderContainer(for: Errand.self) { errands.apply($0) }
  }
}

@MainActor
struct ErrandDragTests {
  @Test func showsWhereADropLands() {
    let screen = TestScreen(24, 9) { ErrandList() }
    screen.lift("Ship it")
    screen.move(to: .before("Write docs"))
    assertSnapshot(screen, named: "lifted")
    screen.resize(20, 9)
    assertSnapshot(screen, named: "resized")
    screen.cancel()
    assertSnapshot(screen, named: "cancelled")
  }

  @Test func dropsAmongTheOthers() {
    let screen = TestScreen(24, 9) { ErrandList() }
    screen.drag("Write docs", to: .after("Fix the build"))
    assertTree(
      screen,
      matches: """
        item "Fix the build" = Fix the build
        item "Write docs" = Write docs
        item "Ship it" = Ship it
        """)
  }
}
