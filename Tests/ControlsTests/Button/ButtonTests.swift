import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import Controls
@testable import ViewGraph

@MainActor
struct ButtonTests {
  let log = Log()

  func twoButtons() -> TestScreen {
    let log = log
    return .corner(20, 3) {
      Button("Save") { log("save") }
      Button("Close") { log("close") }
    }
  }

  @Test func showsItsTitleBetweenBrackets() {
    let screen = twoButtons()
    #expect(screen.lines == ["[ Save ]", "[ Close ]"])
    #expect(screen.inverse == "")
  }

  @Test func worksByKeyboardAlone() {
    let screen = twoButtons()
    screen.key(.return)
    #expect(log.taken() == [], "no button has the focus")
    screen.key(.tab)
    #expect(screen.inverse == "[ Save ]")
    screen.key(.return)
    screen.key(.space)
    #expect(log.taken() == ["save", "save"])
    screen.key(.tab)
    #expect(screen.inverse == "[ Close ]")
    screen.key(.space)
    #expect(log.taken() == ["close"])
    screen.key(.tab, modifiers: .shift)
    #expect(screen.inverse == "[ Save ]")
    screen.key(.return, modifiers: .control)
    #expect(log.taken() == [], "a key with a modifier is another key")
  }

  @Test func worksByMouseAlone() {
    let screen = twoButtons()
    screen.press(2, 1)
    #expect(screen.inverse == "[ Close ]", "a button that is held down is shown")
    #expect(log.taken() == [])
    screen.move(15, 1)
    screen.release(15, 1)
    #expect(log.taken() == [], "let go beside the button")
    screen.click(8, 1)
    #expect(log.taken() == ["close"])
    screen.click(9, 1)
    screen.click(2, 2)
    #expect(log.taken() == [], "beside the button")
    screen.send(.mouse(MouseEvent(.press(.right), x: 2, y: 1)))
    screen.send(.mouse(MouseEvent(.release(.right), x: 2, y: 1)))
    #expect(log.taken() == [], "another button of the mouse")
  }

  @Test func disabledTakesNothing() {
    let log = log
    let screen = TestScreen.corner(20, 3) {
      Button("Save") { log("save") }.keyboardShortcut("s").disabled(true)
      Button("Close") { log("close") }
    }
    #expect(screen.text(with: .dim) == "[ Save ]")
    screen.click(2, 0)
    screen.key("s", modifiers: .control)
    screen.key(.tab)
    #expect(screen.inverse == "[ Close ]")
    screen.key(.tab)
    #expect(screen.inverse == "[ Close ]")
    #expect(log.taken() == [])
  }

  @Test func clickActsOnWhatWasPressed() {
    struct Rename: View {
      let log: Log
      @State private var name = "old"

      var body: some View {
        Button(name) { [name] in log(name) }
        Text("x").onKeyPress("n") {
          name = "new"
          return .handled
        }
      }
    }
    let log = log
    let screen = TestScreen.corner(20, 3) { Rename(log: log) }
    screen.press(2, 0)
    screen.focusNothing()
    screen.key("n")
    #expect(screen.lines.first == "[ new ]")
    screen.release(2, 0)
    #expect(log.taken() == ["old"])
    screen.click(2, 0)
    #expect(log.taken() == ["new"])
  }

  @Test func rolesAndStyles() {
    let screen = TestScreen.corner(20, 5) {
      Button("Delete", role: .destructive) {}
      Button("Go") {}.buttonStyle(.borderedProminent)
      Button("Plain") {}.buttonStyle(.plain)
      Button("Link") {}.buttonStyle(.borderless)
    }
    #expect(screen.lines == ["[ Delete ]", "[ Go ]", "Plain", "Link"])
    #expect(screen.surface[2, 0].style.foreground == Color.red.foregroundInk.foreground)
    #expect(screen.text(with: .bold) == "[ Go ]")
    #expect(screen.surface[0, 3].style.foreground == Color.accentColor.foregroundInk.foreground)
  }

  @Test func styleOfOnesOwnKnowsFocusAndPress() {
    struct Arrow: ButtonStyle {
      @Environment(\.isFocused) private var isFocused

      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text(verbatim: isFocused ? ">" : "-")
          configuration.label
          if configuration.isPressed { Text("!") }
        }
      }
    }
    let screen = TestScreen.corner(20, 3) {
      Button("One") {}
      Button("Two") {}
    }
    #expect(screen.lines == ["[ One ]", "[ Two ]"])
    let styled = TestScreen.corner(20, 3) {
      Group {
        Button("One") {}
        Button("Two") {}
      }
      .buttonStyle(Arrow())
    }
    #expect(styled.lines == ["-One", "-Two"])
    styled.key(.tab)
    #expect(styled.lines == [">One", "-Two"])
    styled.press(1, 1)
    #expect(styled.lines == ["-One", ">Two!"])
  }

  @Test(
    arguments: [
      (0, "", "|"), (1, "S", "S|"), (2, "S…", "S…|"), (4, "Save", "Save|"),
      (5, "[ … ]", "[ … ]|"), (6, "[ S… ]", "[ S… ]|"), (8, "[ Save ]", "[ Save ]|"),
    ] as [(Int, String, String)])
  func keepsToItsSpace(width: Int, shown: String, line: String) {
    let screen = TestScreen.corner(20, 1) {
      HStack(spacing: 0) {
        Button("Save") {}.frame(width: CGFloat(width))
        Text("|")
      }
    }
    // Text in a single column is cut to the ellipsis.
    let expected = width == 1 ? "…|" : line
    #expect(screen.lines == [expected])
  }

  @Test func hasNoHeightWhereThereIsNone() {
    let screen = TestScreen.corner(20, 2) {
      Button("Save") {}.frame(height: 0)
      Text("below")
    }
    #expect(screen.lines == ["below"])
  }
}

extension TestScreen {
  /// Takes the focus from every view.
  func focusNothing() { scheduler.graph.focus.focus(nil) }
}
