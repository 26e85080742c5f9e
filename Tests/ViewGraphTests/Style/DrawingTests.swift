import CellGrid
import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct DrawingTests {
  private let stepper = Stepper()

  @Test func aHiddenViewKeepsItsPlace() {
    let screen = stepper.screen(10, 1) { step in
      HStack {
        Text("a")
        Text("bcd").opacity(step == 0 ? 0 : 1)
        Text("e").hidden()
        Text("f")
      }
    }
    #expect(screen.lines == ["a       f"])
    stepper.step = 1
    screen.draw()
    #expect(screen.lines == ["a bcd   f"])
    stepper.step = 0
    screen.draw()
    #expect(screen.lines == ["a       f"])
  }

  @Test func opacityMixesEverythingBelow() {
    let screen = TestScreen.corner(3, 1) {
      Text("ab").foregroundStyle(Color(white: 1)).background(Color(white: 1)).opacity(0.5)
    }
    // Opacity 0.5 is 127 of 255. The text is drawn over the background that has been mixed.
    #expect(screen.style(0, 0).background == .rgb(127, 127, 127))
    #expect(screen.style(0, 0).foreground == .rgb(191, 191, 191))
  }

  @Test(arguments: [Double.nan, -1, -Double.infinity])
  func oddOpacitiesHide(_ opacity: Double) {
    #expect(TestScreen.corner(3, 1) { Text("ab").opacity(opacity) }.lines == [])
  }

  @Test(arguments: [1.0, 5, Double.infinity])
  func highOpacitiesShow(_ opacity: Double) {
    #expect(TestScreen.corner(3, 1) { Text("ab").opacity(opacity) }.style(0, 0) == .plain)
  }

  @Test func anOffsetMovesWhatIsDrawnOnly() {
    let screen = TestScreen.corner(10, 3) {
      HStack {
        Text("a").offset(x: 3, y: 1)
        Text("b")
      }
    }
    #expect(screen.lines == ["  b", "   a"])
  }

  @Test func whatLeavesTheScreenIsCut() {
    let screen = stepper.screen(6, 2) { step in Text("abcd").offset(x: CGFloat(step), y: 0) }
    let expected = [(-2, "cd"), (-4, ""), (4, "    ab"), (6, ""), (0, "abcd")]
    for (step, line) in expected {
      stepper.step = step
      screen.draw()
      #expect(screen.lines == (line.isEmpty ? [] : [line]))
    }
  }

  @Test func aWideCharacterThatIsCutIsBlank() {
    let screen = TestScreen.corner(6, 1) {
      Text("日本").offset(x: -1)
    }
    #expect(screen.lines == [" 本"])
    let clipped = TestScreen.corner(6, 1) {
      Text("日本x").fixedSize().frame(width: 3, alignment: .leading).clipped()
    }
    #expect(clipped.lines == ["日"])
  }

  @Test func clippingCutsAtTheFrame() {
    let screen = TestScreen.corner(8, 3) {
      Text("abcdef").fixedSize().frame(width: 2, height: 1).clipped()
    }
    // Six columns in two: two are cut on each side.
    #expect(screen.lines == ["cd"])
    let loose = TestScreen.corner(8, 3) {
      Text("abcdef").fixedSize().frame(width: 2, height: 1, alignment: .leading)
    }
    #expect(loose.lines == ["abcdef"])
  }

  @Test func clipsInEachOtherCutTogether() {
    let screen = TestScreen.corner(8, 1) {
      Text("abcdef").fixedSize().frame(width: 4, alignment: .leading).clipped()
        .offset(x: -1).frame(width: 2, alignment: .leading).clipped()
    }
    #expect(screen.lines == ["bc"])
  }

  @Test func theHigherIndexIsInFront() {
    let screen = stepper.screen(3, 1) { step in
      ZStack(alignment: .leading) {
        Text("1").zIndex(step == 1 ? 5 : 0)
        Text("2").zIndex(step == 2 ? -1 : 0)
        Text("3").zIndex(step == 3 ? -1 : 0).padding(0)
      }
    }
    for (step, line) in [(0, "3"), (1, "1"), (2, "3"), (3, "2"), (0, "3")] {
      stepper.step = step
      screen.draw()
      #expect(screen.lines == [line])
    }
  }

  @Test func theViewInFrontIsHit() {
    let log = Log()
    let screen = stepper.screen(3, 1) { step in
      ZStack(alignment: .leading) {
        Text("1").onTapGesture { log("1") }.zIndex(Double(step))
        Text("2").onTapGesture { log("2") }
      }
    }
    screen.click(0, 0)
    stepper.step = 1
    screen.draw()
    screen.click(0, 0)
    #expect(log.entries == ["2", "1"])
  }

  @Test func overlaysAreInFrontAndBackgroundsBehind() {
    let screen = TestScreen.corner(8, 2) {
      Text("abc").overlay { Text("X") }.frame(height: 1)
      Text("abc").background(alignment: .trailing) { Text("12345").fixedSize() }
        .padding(.leading, 2)
    }
    #expect(screen.lines == ["aXc", "12abc"])
  }

  @Test func whatIsUncoveredIsDrawnAgain() {
    let screen = stepper.screen(6, 2) { step in
      ZStack(alignment: .topLeading) {
        Text("abcdef")
        if step > 0 { Color.red.frame(width: 3, height: 2).offset(x: CGFloat(step)) }
      }
    }
    for (step, line) in [(1, "a   ef"), (2, "ab   f"), (0, "abcdef")] {
      stepper.step = step
      screen.draw()
      #expect(screen.lines == [line])
    }
  }
}
