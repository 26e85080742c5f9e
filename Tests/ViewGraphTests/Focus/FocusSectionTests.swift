import InlayTesting
import InputEvents
import Testing

@testable import ViewGraph

@MainActor
struct FocusSectionTests {
  /// Two columns of two views, and one view below outside of the section.
  private func screen() -> TestScreen {
    .corner(12, 4) {
      HStack(alignment: .top, spacing: 2) {
        VStack(alignment: .leading, spacing: 0) {
          FocusMark(name: "a").focusable()
          FocusMark(name: "b").focusable()
        }
        VStack(alignment: .leading, spacing: 0) {
          FocusMark(name: "c").focusable()
          FocusMark(name: "d").focusable()
        }
      }
      .focusSection()
      FocusMark(name: "e").focusable()
    }
  }

  private func focused(_ screen: TestScreen) -> String? {
    let text = screen.text
    return text.firstIndex(of: "*").map { String(text[text.index(before: $0)]) }
  }

  @Test func arrowsMoveWithinASection() {
    let screen = screen()
    screen.key(.tab)
    let steps: [(KeyEquivalent, String)] = [
      (.downArrow, "b"), (.rightArrow, "d"), (.upArrow, "c"), (.leftArrow, "a"),
      (.leftArrow, "a"), (.upArrow, "a"), (.downArrow, "b"), (.downArrow, "b"),
    ]
    for (key, name) in steps {
      screen.key(key)
      #expect(focused(screen) == name)
    }
  }

  @Test func tabGoesInTheOrderOfTheViews() {
    let screen = screen()
    var order: [String?] = []
    for _ in 0..<6 {
      screen.key(.tab)
      order.append(focused(screen))
    }
    #expect(order == ["a", "b", "c", "d", "e", "a"])
  }

  @Test func outsideOfSectionsArrowsDoNothing() {
    let screen = screen()
    screen.key(.tab, modifiers: .shift)
    #expect(focused(screen) == "e")
    #expect(!screen.key(.upArrow))
    #expect(focused(screen) == "e")
  }

  @Test func aSectionAroundTakesOverAtTheEdge() {
    let screen = TestScreen.corner(12, 4) {
      VStack(alignment: .leading, spacing: 0) {
        VStack(alignment: .leading, spacing: 0) { FocusMark(name: "a").focusable() }
          .focusSection()
        FocusMark(name: "b").focusable()
      }
      .focusSection()
    }
    screen.key(.tab)
    screen.key(.downArrow)
    #expect(focused(screen) == "b")
    screen.key(.upArrow)
    #expect(focused(screen) == "a")
  }

  @Test func whatHasTheFocusIsScrolledIntoView() {
    let screen = TestScreen(6, 3) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<9, id: \.self) { FocusMark(name: "r\($0)").focusable() }
        }
      }
    }
    screen.key(.tab)
    for _ in 0..<4 { screen.key(.tab) }
    #expect(screen.text.contains("r4*"))
    screen.key(.tab, modifiers: .shift)
    screen.key(.tab, modifiers: .shift)
    #expect(screen.text.contains("r2*"))
    for _ in 0..<3 { screen.key(.tab, modifiers: .shift) }
    #expect(screen.text.contains("r8*"))
  }
}
