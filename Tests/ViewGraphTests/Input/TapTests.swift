import InlayTesting
import InputEvents
import Testing

@testable import ViewGraph

@MainActor
struct TapTests {
  private let log = Log()
  private let stepper = Stepper()

  @Test func aClickIsAPressAndAReleaseOnTheView() {
    let log = log
    let screen = TestScreen.corner(10, 2) { Text("button").onTapGesture { log("tap") } }
    screen.click(0, 0)
    screen.press(5, 0)
    screen.move(2, 0)
    screen.release(2, 0)
    #expect(log.taken() == ["tap", "tap"])
    screen.press(0, 0)
    screen.move(8, 0)
    screen.release(8, 0)
    screen.press(8, 0)
    screen.release(0, 0)
    screen.click(7, 0)
    screen.click(0, 1)
    #expect(log.taken() == [])
  }

  @Test func aDoubleClickTakesTwo() {
    let log = log
    let screen = TestScreen.corner(10, 1) {
      Text("a").onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
    }
    screen.click(0, 0)
    #expect(log.taken() == ["single"])
    screen.click(0, 0)
    #expect(log.taken() == ["double"])
    screen.click(0, 0)
    screen.advance(by: .milliseconds(500))
    screen.click(0, 0)
    #expect(log.taken() == ["single", "single"])
  }

  @Test func aClickWithKeysHeldIsAnother() {
    let log = log
    let screen = TestScreen.corner(10, 1) {
      Text("a").gesture(TapGesture().modifiers(.control).onEnded { log("held") })
        .onTapGesture { log("plain") }
    }
    screen.click(0, 0)
    screen.click("a", modifiers: .shift)
    #expect(log.taken() == ["plain", "plain"])
    screen.click("a", modifiers: .control)
    screen.click("a", modifiers: [.control, .option], via: .bytes)
    #expect(log.taken() == ["held", "held"])
  }

  @Test func theInnermostViewWins() {
    let log = log
    let screen = TestScreen.corner(10, 3) {
      VStack(alignment: .leading) {
        Text("inner").onTapGesture { log("inner") }
        Text("outer")
      }
      .onTapGesture { log("outer") }
    }
    screen.click(0, 0)
    screen.click(0, 1)
    #expect(log.taken() == ["inner", "outer"])
  }

  @Test func theTopmostViewWins() {
    let log = log
    let screen = TestScreen.corner(10, 1) {
      ZStack {
        Color.red.onTapGesture { log("behind") }
        Text("ab").onTapGesture { log("front") }
      }
      .frame(width: 6, height: 1)
      .overlay(alignment: .trailing) { Text("x") }
    }
    screen.click(2, 0)
    screen.click(0, 0)
    // The overlay hides what is behind it although it does not react itself.
    screen.click(5, 0)
    #expect(log.taken() == ["front", "behind"])
  }

  @Test func onlyThePrimaryButtonTaps() {
    let log = log
    let screen = TestScreen.corner(4, 1) { Text("a").onTapGesture { log("tap") } }
    for button in [MouseButton.right, .middle, .other(8)] {
      screen.send(.mouse(MouseEvent(.press(button), x: 0, y: 0)))
      screen.send(.mouse(MouseEvent(.release(button), x: 0, y: 0)))
    }
    #expect(log.taken() == [])
  }

  @Test func aDisabledViewTakesNoClick() {
    let log = log
    let screen = stepper.screen(4, 1) { step in
      Text("a").onTapGesture { log("tap") }.disabled(step == 0)
    }
    screen.click(0, 0)
    #expect(log.taken() == [])
    stepper.step = 1
    screen.draw()
    screen.click(0, 0)
    #expect(log.taken() == ["tap"])
  }

  @Test func aViewRemovedDuringAPressIsNotTapped() {
    let log = log
    let screen = stepper.screen(4, 2) { step in
      if step == 0 { Text("a").onTapGesture { log("a") } }
      Text("b").onTapGesture { log("b") }
    }
    screen.press(0, 0)
    stepper.step = 1
    screen.draw()
    // Now "b" is under the pointer, which took no press.
    screen.release(0, 0)
    #expect(log.taken() == [])
  }

  @Test func theActionOfThePressIsRun() {
    let log = log
    let screen = stepper.screen(4, 1) { step in Text("a").onTapGesture { log("\(step)") } }
    screen.press(0, 0)
    stepper.step = 1
    screen.draw()
    screen.release(0, 0)
    #expect(log.taken() == ["0"])
    screen.click(0, 0)
    #expect(log.taken() == ["1"])
  }

  @Test func contentDrawnElsewhereIsHitThere() {
    let log = log
    let screen = TestScreen.corner(10, 1) {
      Text("a").offset(x: 5).onTapGesture { log("outer") }
    }
    screen.click(5, 0)
    #expect(log.taken() == ["outer"])
  }

  @Test func clippedAndInvisibleViewsAreNotHit() {
    let log = log
    let screen = TestScreen.corner(10, 2) {
      Text("abcdef").fixedSize().onTapGesture { log("clipped") }
        .frame(width: 3, height: 1, alignment: .leading).clipped()
      Text("hidden").onTapGesture { log("hidden") }.opacity(0)
    }
    screen.click(4, 0)
    screen.click(0, 1)
    #expect(log.taken() == [])
    screen.click(2, 0)
    #expect(log.taken() == ["clipped"])
  }
}
