import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import Controls
@testable import ViewGraph

private struct Volume: View {
  @State var volume = 5.0
  var log: Log?

  var body: some View {
    Slider(value: $volume, in: 0...10, step: 1) {
      Text("Vol")
    } onEditingChanged: {
      log?($0 ? "begin" : "end")
    }
    Text("\(Int(volume))")
  }
}

@MainActor
struct SliderTests {
  @Test func worksByKeyboardAlone() {
    // The track has the 11 columns behind the label and its blank.
    let screen = TestScreen.corner(15, 2) { Volume() }
    #expect(screen.lines == ["Vol ━━━━━●─────", "5"])
    screen.key(.tab)
    #expect(screen.inverse == "●")
    screen.key(.rightArrow)
    #expect(screen.lines == ["Vol ━━━━━━●────", "6"])
    screen.key(.end)
    #expect(screen.lines == ["Vol ━━━━━━━━━━●", "10"])
    screen.key(.upArrow)
    #expect(screen.lines[1] == "10")
    screen.key(.home)
    screen.key(.downArrow)
    #expect(screen.lines == ["Vol ●──────────", "0"])
  }

  @Test func worksByMouseAlone() {
    let log = Log()
    let screen = TestScreen.corner(15, 2) { Volume(log: log) }
    screen.press(6, 0)
    #expect(screen.lines == ["Vol ━━●────────", "2"])
    screen.move(12, 1)
    #expect(screen.lines[1] == "8", "a drag goes on beside the slider")
    screen.move(99, 1)
    #expect(screen.lines[1] == "10")
    screen.move(0, 0)
    #expect(screen.lines[1] == "0")
    #expect(log.taken() == ["begin"])
    screen.release(7, 0)
    #expect(screen.lines[1] == "3", "a release is a motion first")
    #expect(log.taken() == ["end"])
  }

  @Test func disabledTakesNothing() {
    let screen = TestScreen.corner(15, 2) { Volume().disabled(true) }
    screen.click(6, 0)
    screen.key(.tab)
    screen.key(.home)
    #expect(screen.lines[1] == "5")
  }

  @Test func valuesSnapToSteps() {
    let range = SliderRange(lower: 1, upper: 10, step: 4)
    // The values are 1, 5 and 9: the upper bound is none.
    #expect(range.value(atColumn: 9, of: 10) == 9)
    #expect(range.value(atColumn: 3, of: 10) == 5)
    #expect(range.value(atColumn: 1, of: 10) == 1)
    #expect(range.value(9, movedBy: 1) == 9)
    #expect(range.value(1, movedBy: -1) == 1)
    let free = SliderRange(lower: 0, upper: 1, step: nil)
    #expect(free.value(atColumn: 1, of: 5) == 0.25)
    #expect(free.value(0.5, movedBy: 1) == 0.6)
    #expect(free.value(atColumn: 3, of: 1) == 0)
    #expect(SliderRange(lower: 2, upper: 2, step: nil).fraction(of: 2) == 0)
    #expect(free.fraction(of: .nan) == 0)
  }

  @Test(arguments: 0...6)
  func keepsToItsSpace(width: Int) {
    let screen = TestScreen.corner(20, 1) {
      HStack(spacing: 0) {
        Slider(value: .constant(0.5)).frame(width: CGFloat(width))
        Text("|")
      }
    }
    #expect(screen.lines[0].count == width + 1)
    #expect(screen.lines[0].hasSuffix("|"))
  }
}
