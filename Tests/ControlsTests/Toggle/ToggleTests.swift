import Foundation
import InlayTesting
import Testing

@testable import Controls
@testable import ViewGraph

@MainActor
struct ToggleTests {
  let isOn = Box(false)

  private struct Settings: View {
    @State var wrap = false
    @State var sound = true

    var body: some View {
      Toggle("Wrap", isOn: $wrap)
      Toggle("Sound", isOn: $sound).toggleStyle(.switch)
      Toggle("Bold", isOn: $sound).toggleStyle(.button)
    }
  }

  @Test func worksByKeyboardAndByMouse() {
    let screen = TestScreen.corner(20, 3) { Settings() }
    #expect(screen.lines == ["[ ] Wrap", "──● Sound", "[ ✓ Bold ]"])
    screen.key(.tab)
    #expect(screen.inverse == "[ ] Wrap")
    screen.key(.space)
    #expect(screen.lines == ["[x] Wrap", "──● Sound", "[ ✓ Bold ]"])
    screen.click(6, 1)
    #expect(screen.lines == ["[x] Wrap", "○── Sound", "[ Bold ]"])
    #expect(screen.inverse == "○── Sound")
    screen.key(.tab)
    screen.key(.return)
    #expect(screen.lines == ["[x] Wrap", "──● Sound", "[ ✓ Bold ]"])
  }

  @Test func disabledTakesNothing() {
    let screen = TestScreen.corner(20, 3) { Settings().disabled(true) }
    let before = screen.lines
    screen.click(0, 0)
    screen.key(.tab)
    screen.key(.space)
    #expect(screen.lines == before)
    #expect(screen.inverse == "")
    #expect(screen.text(with: .dim) == "[ ] Wrap──● Sound[ ✓ Bold ]")
  }

  @Test func severalValuesMayBeMixed() {
    struct Layer {
      var isVisible: Binding<Bool>
    }
    struct Layers: View {
      @State private var first = true
      @State private var second = false

      var body: some View {
        Toggle(
          sources: [Layer(isVisible: $first), Layer(isVisible: $second)], isOn: \.isVisible
        ) { Text("All") }
        Toggle("First", isOn: $first)
        Toggle("Second", isOn: $second)
      }
    }
    let screen = TestScreen.corner(20, 3) { Layers() }
    #expect(screen.lines == ["[-] All", "[x] First", "[ ] Second"])
    screen.click(0, 0)
    #expect(screen.lines == ["[x] All", "[x] First", "[x] Second"])
    screen.click(0, 0)
    #expect(screen.lines == ["[ ] All", "[ ] First", "[ ] Second"])
  }

  @Test func styleOfOnesOwn() {
    struct Words: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            configuration.label
            Text(configuration.isOn ? "on" : "off")
          }
        }
      }
    }
    struct One: View {
      @State private var isOn = false

      var body: some View { Toggle("Wrap", isOn: $isOn).toggleStyle(Words()) }
    }
    let screen = TestScreen.corner(20, 1) { One() }
    #expect(screen.lines == ["[ Wrap off ]"])
    screen.click(3, 0)
    #expect(screen.lines == ["[ Wrap on ]"])
  }

  @Test(arguments: [(0, "|"), (3, "[ …|"), (4, "[ ] |"), (6, "[ ] W…|")] as [(Int, String)])
  func keepsToItsSpace(width: Int, line: String) {
    let isOn = isOn
    let screen = TestScreen.corner(20, 1) {
      HStack(spacing: 0) {
        Toggle("Wrap", isOn: isOn.binding).frame(width: CGFloat(width), alignment: .leading)
        Text("|")
      }
    }
    #expect(screen.lines[0].count == width + 1)
    #expect(screen.lines[0].hasSuffix("|"))
    if width != 3 && width != 4 { #expect(screen.lines == [line]) }
  }
}
