import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import ViewGraph

@MainActor
struct TapAndPressTests {
  private let log = Log()

  @Test func tapsTellTheirPlace() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abc").onTapGesture { (point: CGPoint) in log("\(point.x),\(point.y)") }
        .padding(.leading, 4)
      Text("def").gesture(
        SpatialTapGesture(coordinateSpace: .global).onEnded {
          log("\($0.location.x),\($0.location.y)")
        }
      )
      .padding(.leading, 4)
    }
    screen.click(5, 0)
    screen.click(6, 1)
    #expect(log.taken() == ["1.5,0.5", "6.5,1.5"])
  }

  @Test func severalClicksMustFollowEachOther() {
    let log = log
    let screen = TestScreen.corner(20, 2) { Text("abcdef").onTapGesture(count: 2) { log("2") } }
    screen.click(0, 0)
    #expect(log.taken() == [])
    screen.click(1, 0)
    #expect(log.taken() == ["2"])
    screen.click(0, 0)
    screen.advance(by: .milliseconds(500))
    screen.click(0, 0)
    #expect(log.taken() == [], "too late")
    screen.advance(by: .seconds(1))
    screen.click(0, 0)
    screen.click(3, 0)
    #expect(log.taken() == [], "too far")
    screen.click(3, 0)
    #expect(log.taken() == ["2"])
  }

  @Test func aDoubleClickBeforeASingleOneMakesItWait() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abc").gesture(
        TapGesture(count: 2).onEnded { log("double") }
          .exclusively(before: TapGesture().onEnded { log("single") }))
    }
    screen.click(0, 0)
    #expect(log.taken() == [])
    screen.advance(by: .milliseconds(390))
    #expect(log.taken() == [])
    screen.advance(by: .milliseconds(20))
    #expect(log.taken() == ["single"])
    screen.click(0, 0)
    screen.click(0, 0)
    screen.advance(by: .seconds(1))
    #expect(log.taken() == ["double"])
    screen.click(0, 0)
    screen.advance(by: .seconds(1))
    #expect(log.taken() == ["single"])
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func aLongPressWaits() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abc")
        .onLongPressGesture {
          log("long")
        } onPressingChanged: {
          log("\($0)")
        }
        .onTapGesture { log("tap") }
    }
    screen.press(0, 0)
    #expect(log.taken() == ["true"])
    screen.advance(by: .milliseconds(490))
    #expect(log.taken() == [])
    screen.advance(by: .milliseconds(10))
    #expect(log.taken() == ["false", "long"])
    screen.release(0, 0)
    #expect(log.taken() == [], "a long press is no click")
    screen.click(0, 0)
    #expect(log.taken() == ["true", "false", "tap"])
    screen.advance(by: .seconds(1))
    #expect(log.taken() == [])
  }

  @Test func aLongPressEndsWhereThePointerMoves() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abcdef").onLongPressGesture(minimumDuration: 1) { log("a") }
      Text("abcdef").onLongPressGesture(maximumDistance: 3) { log("b") }
    }
    screen.press(0, 0)
    screen.move(1, 0)
    screen.move(2, 0)
    screen.advance(by: .seconds(2))
    screen.release(2, 0)
    #expect(log.taken() == [])
    screen.press(0, 1)
    screen.move(3, 1)
    screen.advance(by: .milliseconds(500))
    #expect(log.taken() == ["b"])
    screen.release(3, 1)
    screen.press(0, 0)
    screen.move(1, 1)
    screen.advance(by: .seconds(1))
    #expect(log.taken() == ["a"], "a neighboring cell is near enough")
  }

  @Test func removedWhileHeldItDoesNothing() {
    struct Held: View {
      let log: Log
      @State private var isShown = true

      var body: some View {
        if isShown {
          Text("abc").onLongPressGesture { log("long") }
        }
        Text("x").onKeyPress("x") {
          isShown = false
          return .handled
        }
      }
    }
    let log = log
    let screen = TestScreen.corner(20, 2) { Held(log: log) }
    screen.press(0, 0)
    screen.key("x")
    screen.advance(by: .seconds(1))
    #expect(log.taken() == [])
  }
}
