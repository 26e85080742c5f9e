import InlayTesting
import InputEvents
import Testing

@testable import ViewGraph

@MainActor
struct KeyTests {
  private let log = Log()
  private let stepper = Stepper()

  @Test func keysReachAViewWithoutAnyFocus() {
    let log = log
    let screen = TestScreen.corner(5, 1) {
      Text("a")
        .onKeyPress(.escape) {
          log("escape")
          return .handled
        }
        .onKeyPress(keys: [.home, .pageUp, .upArrow]) { press in
          log("\(press.modifiers.contains(.control))")
          return .handled
        }
    }
    #expect(screen.key(.escape))
    #expect(screen.key(.home))
    #expect(screen.key(.upArrow, modifiers: .control))
    #expect(!screen.key("x"))
    #expect(log.taken() == ["escape", "false", "true"])
  }

  @Test func aKeyGoesOutwardsUntilItIsHandled() {
    let log = log
    let screen = TestScreen.corner(5, 1) {
      Text("a").focusable()
        .onKeyPress { press in
          log("inner \(press.characters)")
          return press.key == "x" ? .handled : .ignored
        }
        .padding(0)
        .onKeyPress { press in
          log("outer \(press.characters)")
          return .handled
        }
    }
    screen.key(.tab)
    _ = log.taken()
    screen.key(.tab)
    screen.type("xy")
    #expect(log.taken().suffix(3) == ["inner x", "inner y", "outer y"])
  }

  @Test func phasesAreFiltered() {
    let log = log
    let screen = TestScreen.corner(5, 1) {
      Text("a")
        .onKeyPress(phases: .up) { _ in
          log("up")
          return .handled
        }
        .onKeyPress(.space) {
          log("down")
          return .handled
        }
    }
    screen.send(.key(KeyPress(.space, phase: .down)))
    screen.send(.key(KeyPress(.space, phase: .repeat)))
    screen.send(.key(KeyPress(.space, phase: .up)))
    #expect(log.taken() == ["down", "down", "up"])
  }

  @Test func tabMovesTheFocusAround() {
    let screen = stepper.screen(10, 3) { _ in
      Row(name: "a")
      Row(name: "b")
      Row(name: "c")
    }
    #expect(screen.lines == ["a", "b", "c"])
    screen.key(.tab)
    #expect(screen.lines == ["a*", "b", "c"])
    screen.key(.tab)
    screen.key(.tab)
    #expect(screen.lines == ["a", "b", "c*"])
    screen.key(.tab)
    #expect(screen.lines == ["a*", "b", "c"])
    screen.key(.tab, modifiers: .shift)
    #expect(screen.lines == ["a", "b", "c*"])
  }

  @Test func shiftTabBeginsAtTheEnd() {
    let screen = stepper.screen(10, 2) { _ in
      Row(name: "a")
      Row(name: "b")
    }
    screen.key(.tab, modifiers: .shift)
    #expect(screen.lines == ["a", "b*"])
  }

  @Test func onlyTheFocusedViewHearsOfKeys() {
    let log = log
    let screen = TestScreen.corner(10, 2) {
      ForEach(["a", "b"], id: \.self) { name in
        Text(name).focusable().onKeyPress { press in
          log("\(name) \(press.characters)")
          return press.key == .tab ? .ignored : .handled
        }
      }
    }
    screen.key(.tab)
    screen.key(.tab)
    _ = log.taken()
    screen.type("x")
    #expect(log.taken() == ["b x"])
  }

  @Test func removingTheFocusedViewTakesTheFocusAway() {
    let screen = stepper.screen(10, 2) { step in
      if step == 0 { Row(name: "a") }
      Row(name: "b")
    }
    screen.key(.tab)
    #expect(screen.lines == ["a*", "b"])
    stepper.step = 1
    screen.draw()
    #expect(screen.graph.focus.target == nil)
    #expect(screen.lines == ["b"])
    screen.key(.tab)
    #expect(screen.lines == ["b*"])
  }

  @Test func theFocusFollowsARowThatMoves() {
    let screen = stepper.screen(10, 3) { step in
      ForEach(step == 0 ? ["a", "b", "c"] : ["c", "b", "a"], id: \.self) { Row(name: $0) }
    }
    screen.key(.tab)
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == ["c", "b", "a*"])
  }

  @Test func disabledAndUnfocusableViewsAreSkippedAndLoseTheFocus() {
    let screen = stepper.screen(10, 3) { step in
      Row(name: "a").disabled(step == 1)
      Row(name: "b", isFocusable: step != 2)
      Row(name: "c")
    }
    screen.key(.tab)
    #expect(screen.lines == ["a*", "b", "c"])
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == ["a", "b", "c"])
    screen.key(.tab)
    #expect(screen.lines == ["a", "b*", "c"])
    stepper.step = 2
    screen.draw()
    #expect(screen.lines == ["a", "b", "c"])
    screen.key(.tab)
    screen.key(.tab)
    #expect(screen.lines == ["a", "b", "c*"])
  }

  private struct Row: View {
    let name: String
    var isFocusable = true

    var body: some View { Mark(name: name).focusable(isFocusable) }
  }

  private struct Mark: View {
    let name: String
    @Environment(\.isFocused) private var isFocused

    var body: some View { Text(isFocused ? "\(name)*" : name) }
  }
}
