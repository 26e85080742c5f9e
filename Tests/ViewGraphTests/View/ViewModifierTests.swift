import InlayTesting
import Observation
import Testing

@testable import ViewGraph

private struct Bracketed: ViewModifier {
  var open = "<"
  @State private var taps = 0

  func body(content: Content) -> some View {
    HStack(spacing: 0) {
      Text("\(open)\(taps)").onTapGesture { taps += 1 }
      content
    }
  }
}

private struct Named: View {
  let name: String
  @State private var taps = 0

  var body: some View { Text("\(name)\(taps)").onTapGesture { taps += 1 } }
}

@MainActor
struct ViewModifierTests {
  @Test func theModifierHasStateOfItsOwn() {
    let screen = TestScreen.corner(10, 1) { Named(name: "n").modifier(Bracketed()) }
    #expect(screen.lines == ["<0n0"])
    screen.click(0, 0)
    screen.click(2, 0)
    screen.click(2, 0)
    #expect(screen.lines == ["<1n2"])
  }

  @Test func aChangeOfTheModifierAloneLeavesTheContent() {
    let screen = TestScreen.corner(10, 1) { Named(name: "n").modifier(Bracketed()) }
    // The body of the modifier.
    #expect(screen.bodies { screen.click(0, 0) } == 1)
  }

  @Test func contentMayAppearSeveralTimes() {
    struct Doubled: ViewModifier {
      func body(content: Content) -> some View {
        VStack {
          content; content
        }
      }
    }
    let screen = TestScreen.corner(10, 2) { Named(name: "n").modifier(Doubled()) }
    screen.click(0, 1)
    #expect(screen.lines == ["n0", "n1"])
  }

  @Test func contentOfSeveralViewsStaysSeveral() {
    struct Plain: ViewModifier {
      func body(content: Content) -> some View { content.padding(.trailing, 1) }
    }
    let screen = TestScreen.corner(10, 1) {
      HStack(spacing: 0) {
        Group {
          Text("a")
          Text("b")
        }
        .modifier(Plain())
        Text("c")
      }
    }
    #expect(screen.lines == ["a b c"])
  }

  @Test func modifiedContentCanBeMadeDirectly() {
    let screen = TestScreen.corner(10, 1) {
      ModifiedContent(content: Text("x"), modifier: Bracketed(open: "["))
    }
    #expect(screen.lines == ["[0x"])
  }
}
