import InlayTesting
import Testing

@testable import Controls
@testable import ViewGraph

private struct ClosingList: View {
  @State private var isOpen = true

  var body: some View {
    List {
      Section("Fruit", isExpanded: $isOpen) {
        Text("apple")
        Text("pear")
      }
      Text("below")
    }
  }
}

@MainActor
struct SectionExpansionTests {
  @Test func theHeaderShowsAndHidesTheRows() {
    let screen = TestScreen(12, 5) { ClosingList() }
    #expect(screen.lines == ["▾ Fruit", "apple", "pear", "below"])
    screen.click(2, 0)
    #expect(screen.lines == ["▸ Fruit", "below"])
    screen.key(.tab)
    screen.key(.return)
    #expect(screen.lines == ["▾ Fruit", "apple", "pear", "below"])
  }
}
