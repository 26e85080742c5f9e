import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import ViewGraph

@MainActor
struct DragGestureTests {
  private let log = Log()

  private func text(_ size: CGSize) -> String { "\(Int(size.width)),\(Int(size.height))" }
  private func text(_ point: CGPoint) -> String { "\(point.x),\(point.y)" }

  /// A screen with a view of 6 by 2 cells at column 2, row 1.
  private func screen(
    _ gesture: some Gesture, cellSize: CGSize = CGSize(width: 1, height: 1)
  ) -> TestScreen {
    TestScreen(20, 6, cellSize: cellSize) {
      Text("abcdef")
        .frame(width: 6 * cellSize.width, height: 2 * cellSize.height, alignment: .topLeading)
        .gesture(gesture)
        .padding(.leading, 2 * cellSize.width)
        .padding(.top, cellSize.height)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  @Test func aDragBeginsInAnotherCell() {
    let (log, text) = (log, text as (CGSize) -> String)
    let screen = screen(
      DragGesture().onChanged { log(text($0.translation)) }
        .onEnded { log("end \(text($0.translation))") })
    screen.press(3, 1)
    screen.move(3, 1)
    #expect(log.taken() == [])
    screen.move(4, 1)
    screen.move(15, 3)
    screen.release(16, 3)
    #expect(log.taken() == ["1,0", "12,2", "13,2", "end 13,2"], "a release is a motion first")
    screen.move(17, 3)
    screen.click(3, 1)
    #expect(log.taken() == [])
  }

  @Test func locationsAreCentersInPoints() {
    let (log, text) = (log, text as (CGPoint) -> String)
    let cell = CGSize(width: 8, height: 16)
    let local = screen(
      DragGesture().onChanged { log("\(text($0.startLocation)) \(text($0.location))") },
      cellSize: cell)
    local.press(3, 1)
    local.move(5, 2)
    #expect(log.taken() == ["12.0,8.0 28.0,24.0"])
    let global = screen(
      DragGesture(coordinateSpace: .global)
        .onChanged { log("\(text($0.startLocation)) \(text($0.location))") }, cellSize: cell)
    global.press(3, 1)
    global.move(5, 2)
    #expect(log.taken() == ["28.0,24.0 44.0,40.0"])
  }

  @Test func namedSpacesAreThoseOfViewsAround() {
    let (log, text) = (log, text as (CGPoint) -> String)
    let screen = TestScreen.corner(20, 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("above")
        Text("abc").gesture(
          DragGesture(coordinateSpace: .named("box")).onChanged { log(text($0.location)) }
        )
        .padding(.leading, 3)
      }
      .coordinateSpace(.named("box"))
      .padding(.leading, 4)
    }
    screen.press(8, 1)
    screen.move(9, 1)
    #expect(log.taken() == ["5.5,1.5"])
  }

  @Test func aDistanceMustBeReached() {
    let (log, text) = (log, text as (CGSize) -> String)
    let screen = screen(
      DragGesture(minimumDistance: 3).onChanged { log(text($0.translation)) })
    screen.press(3, 1)
    screen.move(5, 1)
    #expect(log.taken() == [])
    screen.move(6, 1)
    screen.move(4, 1)
    #expect(log.taken() == ["3,0", "1,0"], "once begun it goes on")
  }

  @Test func withoutADistanceThePressBeginsIt() {
    let (log, text) = (log, text as (CGSize) -> String)
    let screen = screen(
      DragGesture(minimumDistance: 0).onChanged { log(text($0.translation)) }
        .onEnded { _ in log("end") })
    screen.press(3, 1)
    #expect(log.taken() == ["0,0"])
    screen.release(3, 1)
    #expect(log.taken() == ["end"])
  }

  @Test func aButtonInItIsClickedAllTheSame() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abc").onTapGesture { log("tap") }.padding(.leading, 2)
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { log("drag \(Int($0.translation.width))") })
    }
    screen.click(3, 0)
    #expect(log.taken() == ["tap"])
    screen.press(3, 0)
    screen.move(4, 0)
    screen.release(4, 0)
    #expect(log.taken() == ["drag 0", "drag 1"], "a press that turns into a drag is no click")
    screen.press(0, 0)
    #expect(log.taken() == ["drag 0"])
  }

  @Test(arguments: ["button", "escape", "focus"])
  func aCancelledDragDoesNotEnd(reason: String) {
    struct Dragged: View {
      let log: Log
      @GestureState private var shift = 0.0

      var body: some View {
        Text("abc \(Int(shift))")
          .gesture(
            DragGesture().updating($shift) { value, shift, _ in shift = value.translation.width }
              .onEnded { _ in log("end") })
      }
    }
    let log = log
    let screen = TestScreen.corner(20, 2) { Dragged(log: log) }
    screen.press(0, 0)
    screen.move(3, 0)
    #expect(screen.lines == ["abc 3"])
    switch reason {
    case "button": screen.send(.mouse(MouseEvent(.press(.right), x: 3, y: 0)))
    case "escape": screen.graph.pointer.cancel(.escape)
    default: screen.send(.focus(false))
    }
    screen.draw()
    #expect(screen.lines == ["abc 0"], "the state of the gesture is reset")
    screen.release(3, 0)
    #expect(log.taken() == [])
  }

  @Test func stateIsResetAtTheEnd() {
    struct Dragged: View {
      @State private var total = 0.0
      @GestureState(initialValue: 0) private var shift: Double

      var body: some View {
        Text("\(Int(total)) \(Int(shift))")
          .gesture(
            DragGesture().updating($shift) { value, shift, _ in shift = value.translation.width }
              .onEnded { total += $0.translation.width })
      }
    }
    let screen = TestScreen.corner(20, 2) { Dragged() }
    screen.press(0, 0)
    screen.move(2, 0)
    #expect(screen.lines == ["0 2"])
    screen.release(5, 0)
    #expect(screen.lines == ["5 0"])
    screen.press(0, 0)
    screen.move(1, 0)
    #expect(screen.lines == ["5 1"])
  }

  @Test func theInnermostDragTakesThePress() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abc").gesture(DragGesture().onChanged { _ in log("inner") })
        .gesture(DragGesture().onChanged { _ in log("outer") })
    }
    screen.press(0, 0)
    screen.move(1, 0)
    #expect(log.taken() == ["inner"])
  }

  @Test func highPriorityComesFirst() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abc").gesture(DragGesture().onChanged { _ in log("inner") })
        .onTapGesture { log("inner tap") }
        .highPriorityGesture(DragGesture().onChanged { _ in log("outer") })
    }
    screen.press(0, 0)
    screen.move(1, 0)
    screen.release(1, 0)
    #expect(log.taken() == ["outer"])
    screen.click(0, 0)
    #expect(log.taken() == ["inner tap"])
  }

  @Test func simultaneousOnesHearOfEverything() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abc").gesture(DragGesture().onChanged { _ in log("inner") })
        .simultaneousGesture(
          DragGesture().onChanged { _ in log("beside") }.onEnded { _ in log("end") })
    }
    screen.press(0, 0)
    screen.move(1, 0)
    screen.release(1, 0)
    #expect(log.taken().sorted() == ["beside", "end", "inner"])
  }

  @Test func disabledTakesNothing() {
    let log = log
    let screen = TestScreen.corner(20, 3) {
      Text("abc").gesture(DragGesture().onChanged { _ in log("a") }, isEnabled: false)
      Text("def").gesture(DragGesture().onChanged { _ in log("b") }).disabled(true)
    }
    for row in 0...1 {
      screen.press(0, row)
      screen.move(2, row)
      screen.release(2, row)
    }
    #expect(log.taken() == [])
  }
}
