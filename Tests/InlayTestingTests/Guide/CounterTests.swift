import Inlay
import InlayTesting
import Testing

struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading) {
      Text("Done: \(count)")
      Button("One more") { count += 1 }
    }
  }
}

@MainActor
struct CounterTests {
  @Test func countsClicksAndKeys() {
    let screen = TestScreen(14, 3) { Counter() }
    screen.click("One more")
    screen.press(.tab)
    screen.press(.return, times: 2)
    assertFrame(
      screen,
      matches: """
         Done: 3
         [ One more ]
        """)
  }
}
