import InlayTesting
import InputEvents
import LayoutCore
import Testing

@testable import ViewGraph

/// Reacts to the pointer as it is told, and writes it down.
@MainActor
private final class Recorder: PointerResponder {
  let name: String
  let log: Log
  var onPress = PointerClaim.arm
  var onMove = PointerClaim.arm
  var handlesRelease = true

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  func pointerPressed(_ event: PointerEvent, path: [LayoutNode]) -> PointerClaim {
    log("\(name) press \(event.x),\(event.y)")
    return onPress
  }

  func pointerMoved(_ event: PointerEvent) -> PointerClaim {
    log("\(name) move \(event.x),\(event.y)")
    return onMove
  }

  func pointerReleased(_ event: PointerEvent) -> Bool {
    log("\(name) release")
    return handlesRelease
  }

  func pointerCancelled(_ reason: PointerCancellation) { log("\(name) \(reason)") }
}

private struct Responding: LayoutModifier {
  let recorder: Recorder

  func makeNode(_ context: LayoutModifierContext) -> ResponderNode {
    ResponderNode(recorder, context.graph)
  }

  func update(_ node: ResponderNode, from old: Self, _ context: LayoutModifierContext) {}
}

@MainActor
struct PointerTests {
  private let log: Log
  private let inner: Recorder
  private let outer: Recorder
  private let screen: TestScreen

  init() {
    let log = Log()
    let inner = Recorder("inner", log)
    let outer = Recorder("outer", log)
    self.log = log
    self.inner = inner
    self.outer = outer
    screen = TestScreen.corner(10, 2) {
      LayoutModified(
        content: LayoutModified(content: Text("abc"), modifier: Responding(recorder: inner)),
        modifier: Responding(recorder: outer))
    }
  }

  @Test func armedRespondersHearOfMotionTogether() {
    screen.press(0, 0)
    screen.move(1, 0)
    #expect(
      log.taken() == ["inner press 0,0", "outer press 0,0", "inner move 1,0", "outer move 1,0"])
    outer.onMove = .capture
    screen.move(2, 0)
    #expect(log.taken() == ["inner move 2,0", "outer move 2,0", "inner superseded"])
    #expect(screen.graph.pointer.isCaptured)
    screen.move(3, 0)
    screen.release(3, 0)
    #expect(log.taken() == ["outer move 3,0", "outer move 3,0", "outer release"])
    #expect(!screen.graph.pointer.isCaptured)
  }

  @Test func aPressCanBeCapturedAtOnce() {
    inner.onPress = .capture
    screen.press(0, 0)
    screen.release(0, 0)
    #expect(log.taken() == ["inner press 0,0", "inner move 0,0", "inner release"])
  }

  @Test func onlyOneHandlesTheRelease() {
    screen.press(0, 0)
    screen.release(0, 0)
    #expect(log.taken().suffix(2) == ["inner release", "outer superseded"])
    inner.handlesRelease = false
    screen.press(0, 0)
    screen.release(0, 0)
    #expect(log.taken().suffix(2) == ["inner release", "outer release"])
  }

  @Test func ignoringEndsIt() {
    inner.onPress = .ignore
    outer.onMove = .ignore
    screen.press(0, 0)
    screen.move(1, 0)
    screen.move(2, 0)
    screen.release(2, 0)
    #expect(log.taken() == ["inner press 0,0", "outer press 0,0", "outer move 1,0"])
  }

  @Test func anotherButtonCancels() {
    inner.onPress = .capture
    screen.press(0, 0)
    screen.send(.mouse(MouseEvent(.press(.right), x: 0, y: 0)))
    screen.release(0, 0)
    #expect(log.taken() == ["inner press 0,0", "inner secondButton"])
  }

  @Test func aLostReleaseCancels() {
    inner.onPress = .capture
    screen.press(0, 0)
    screen.hover(1, 0)
    #expect(log.taken() == ["inner press 0,0", "inner lostRelease"])
    screen.press(0, 0)
    screen.press(1, 0)
    #expect(log.taken() == ["inner press 0,0", "inner secondPress", "inner press 1,0"])
  }

  @Test func losingTheWindowCancels() {
    screen.press(0, 0)
    screen.send(.focus(false))
    screen.release(0, 0)
    #expect(
      log.taken() == ["inner press 0,0", "outer press 0,0", "inner focusLost", "outer focusLost"])
  }

  @Test func reportsWithoutAPressGoNowhere() {
    screen.move(1, 0)
    screen.release(1, 0)
    #expect(log.taken() == [])
  }

  @Test func pressesOutsideOfTheScreenAreHarmless() {
    for (x, y) in [(-1, 0), (0, -5), (10, 0), (0, 2), (Int.max, Int.max), (Int.min, 0)] {
      screen.click(x, y)
      screen.hover(x, y)
      screen.wheel(1, at: x, y)
    }
    #expect(log.taken() == [])
  }
}
