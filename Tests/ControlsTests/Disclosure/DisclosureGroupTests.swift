import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import Controls
@testable import ViewGraph

@MainActor
struct DisclosureGroupTests {
  private struct Groups: View {
    @State private var isShown = true

    var body: some View {
      DisclosureGroup("Files") {
        Text("a.txt")
        DisclosureGroup("More", isExpanded: $isShown) { Text("b.txt") }
      }
      Text("end")
    }
  }

  @Test func disabledTakesNothing() {
    let screen = TestScreen.corner(20, 6) { Groups().disabled(true) }
    screen.click(1, 0)
    screen.key(.tab)
    screen.key(.return)
    #expect(screen.lines == ["▸ Files", "end"])
  }

  @Test(arguments: 0...4)
  func headingKeepsToItsSpace(width: Int) {
    let screen = TestScreen.corner(20, 4) {
      HStack(alignment: .top, spacing: 0) {
        DisclosureGroup("Files") { EmptyView() }.frame(width: CGFloat(width))
        Text("|")
      }
    }
    #expect(screen.lines[0].count == width + 1)
    #expect(screen.lines[0].hasSuffix("|"))
  }
}
