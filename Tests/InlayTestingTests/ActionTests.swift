import Inlay
import InlayTesting
import Testing

/// Actions as events and as bytes of a terminal: the views see the same.
@MainActor
struct ActionTests {
  final class Heard {
    var keys: [String] = []
    var taps: [CGPoint] = []
  }

  private func makeScreen(_ heard: Heard) -> TestScreen {
    TestScreen(12, 3) {
      Color.red
        .onTapGesture { heard.taps.append($0) }
        .focusable()
        .onKeyPress { press in
          heard.keys.append("\(press.modifiers.rawValue):\(press.key.character)")
          return .handled
        }
    }
  }

  private static let keys: [(KeyEquivalent, EventModifiers)] = [
    (.upArrow, []), (.downArrow, .shift), (.leftArrow, .control), (.rightArrow, .option),
    (.home, []), (.end, .control), (.pageUp, []), (.pageDown, []), (.insert, []),
    (.deleteForward, []), (.delete, []), (.return, []), (.space, []), (.escape, []), ("a", []),
    ("日", []), ("d", .control), ("x", .option), ("+", []),
  ]

  @Test func keysAreTheSameAsBytes() {
    let byEvents = Heard()
    let byBytes = Heard()
    for (heard, route) in [(byEvents, InputRoute.events), (byBytes, .bytes)] {
      let screen = makeScreen(heard)
      screen.press(.tab, via: route)
      for (key, modifiers) in Self.keys { screen.press(key, modifiers: modifiers, via: route) }
      screen.press("k", times: 3, via: route)
      screen.type("ok", via: route)
    }
    #expect(byEvents.keys.count == Self.keys.count + 6)
    #expect(byBytes.keys == byEvents.keys)
  }

  @Test(arguments: [InputRoute.events, .bytes])
  func clicks(_ route: InputRoute) {
    let heard = Heard()
    let screen = makeScreen(heard)
    screen.click(3, 2, via: route)
    screen.click(.cell(11, 0), via: route)
    #expect(heard.taps.map { [Int($0.x), Int($0.y)] } == [[3, 2], [11, 0]])
  }
}
