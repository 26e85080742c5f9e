import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import Controls
@testable import ViewGraph

private struct Count: View {
  @State var count = 2

  var body: some View { Stepper("Count \(count)", value: $count, in: 0...3) }
}

@MainActor
struct StepperTests {
  @Test func worksByKeyboardAlone() {
    let screen = TestScreen.corner(20, 1) { Count() }
    #expect(screen.lines == ["Count 2 [-] [+]"])
    screen.key(.tab)
    #expect(screen.inverse == "Count 2")
    screen.key(.upArrow)
    #expect(screen.lines == ["Count 3 [-] [+]"])
    #expect(screen.text(with: .dim) == "[+]", "it goes no further")
    screen.key("+")
    #expect(screen.lines == ["Count 3 [-] [+]"])
    for _ in 0..<5 { screen.key(.leftArrow) }
    #expect(screen.lines == ["Count 0 [-] [+]"])
    #expect(screen.text(with: .dim) == "[-]")
  }

  @Test func worksByMouseAlone() {
    let screen = TestScreen.corner(20, 1) { Count() }
    screen.click(9, 0)
    #expect(screen.lines == ["Count 1 [-] [+]"])
    screen.click(13, 0)
    screen.click(13, 0)
    screen.click(13, 0)
    #expect(screen.lines == ["Count 3 [-] [+]"])
    screen.click(3, 0)
    #expect(screen.lines == ["Count 3 [-] [+]"])
  }

  @Test func disabledTakesNothing() {
    let screen = TestScreen.corner(20, 1) { Count().disabled(true) }
    screen.click(9, 0)
    screen.key(.tab)
    screen.key(.upArrow)
    #expect(screen.lines == ["Count 2 [-] [+]"])
    #expect(screen.inverse == "")
  }

  @Test func stepsStopAtTheBounds() {
    #expect(5.stepped(by: 3, in: 0...7) == 7)
    #expect(5.stepped(by: 2, in: 0...7) == 7)
    #expect(5.stepped(by: -6, in: 0...7) == 0)
    #expect(5.stepped(by: -5, in: 0...7) == 0)
    #expect((Int.max - 1).stepped(by: 5, in: 0...Int.max) == Int.max)
    #expect(0.5.stepped(by: 0.25, in: 0...1) == 0.75)
  }

  @Test(arguments: 0...6)
  func keepsToItsSpace(width: Int) {
    let screen = TestScreen.corner(20, 1) {
      HStack(spacing: 0) {
        Count().frame(width: CGFloat(width))
        Text("|")
      }
    }
    #expect(screen.lines[0].count == width + 1)
    #expect(screen.lines[0].hasSuffix("|"))
  }
}
