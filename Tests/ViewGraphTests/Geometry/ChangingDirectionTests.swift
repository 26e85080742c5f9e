import InlayTesting
import Testing

@testable import ViewGraph

/// The direction of layout changes while views are shown.
@MainActor
struct ChangingDirectionTests {
  @Test func aRowIsTurnedAgainAndAgain() {
    let stepper = Stepper()
    let screen = stepper.screen(8, 1) { step in
      HStack(spacing: 1) {
        Text("a\(step / 4)")
        Text("b")
        Text("c")
      }
      .frame(width: 8, alignment: .leading)
      .environment(\.layoutDirection, step % 2 == 0 ? .leftToRight : .rightToLeft)
    }
    for step in 1...8 {
      stepper.step = step
      screen.draw()
      let name = "a\(step / 4)"
      #expect(screen.rows[0] == (step % 2 == 0 ? "\(name) b c" : "  c b \(name)"))
    }
  }
}
