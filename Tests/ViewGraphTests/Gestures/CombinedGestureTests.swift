import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import ViewGraph

@MainActor
struct CombinedGestureTests {
  private let log = Log()

  @Test func exclusiveGesturesTakeTurns() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abc").gesture(
        DragGesture().exclusively(before: TapGesture()).onEnded { value in
          switch value {
          case .first(let drag): log("drag \(Int(drag.translation.width))")
          case .second: log("tap")
          }
        })
    }
    screen.click(0, 0)
    screen.press(0, 0)
    screen.move(1, 0)
    screen.release(2, 0)
    screen.click(1, 0)
    #expect(log.taken() == ["tap", "drag 2", "tap"])
  }

  @Test func simultaneousGesturesTellBoth() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abc").gesture(
        LongPressGesture(minimumDuration: 0.5, maximumDistance: 100)
          .simultaneously(with: DragGesture())
          .onChanged { value in
            log("\(value.first == true) \(value.second.map { Int($0.translation.width) } ?? -1)")
          }
          .onEnded { value in log("end \(value.first == true) \(value.second != nil)") })
    }
    screen.press(0, 0)
    screen.move(2, 0)
    screen.advance(by: .seconds(1))
    screen.move(3, 0)
    screen.release(3, 0)
    #expect(log.taken() == ["true -1", "true 2", "true 3", "end true true"])
  }

  @Test func aSequenceGoesOnInTheSamePress() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abc").gesture(
        LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
          .onChanged { value in
            switch value {
            case .first: log("held")
            case .second(_, nil): log("ready")
            case .second(_, let drag?): log("\(Int(drag.translation.width))")
            }
          }
          .onEnded { _ in log("end") })
    }
    screen.press(0, 0)
    screen.advance(by: .milliseconds(500))
    screen.move(2, 0)
    screen.release(3, 0)
    #expect(log.taken() == ["held", "ready", "2", "3", "end"])
    screen.press(0, 0)
    screen.move(4, 0)
    screen.advance(by: .seconds(1))
    screen.release(4, 0)
    #expect(log.taken() == ["held"], "without the first there is no second")
  }

  @Test func mappedAndMadeOfOthers() {
    struct Throw: Gesture {
      let log: Log

      var body: some Gesture<Int> {
        DragGesture().map { Int($0.translation.width) }.onChanged { log("at \($0)") }
      }
    }
    let log = log
    let screen = TestScreen.corner(20, 3) {
      Text("abc").gesture(Throw(log: log).onEnded { log("thrown \($0)") })
      Text("def").gesture(Optional<TapGesture>.none)
      Text("ghi").gesture(Optional(TapGesture().onEnded { log("tap") }))
    }
    screen.press(0, 0)
    screen.move(3, 0)
    screen.release(4, 0)
    screen.click(0, 1)
    #expect(log.taken() == ["at 3", "at 4", "thrown 4"])
  }

  @Test func callbacksAreThoseOfTheLastUpdate() {
    struct Changing: View {
      let log: Log
      @State private var changes = 0

      var body: some View {
        let changes = changes
        Text("\(changes)").gesture(
          DragGesture()
            .onChanged { _ in self.changes += 1 }
            .onEnded { _ in log("after \(changes)") })
      }
    }
    let log = log
    let screen = TestScreen.corner(20, 2) { Changing(log: log) }
    screen.press(0, 0)
    screen.move(1, 0)
    screen.move(2, 0)
    #expect(screen.lines == ["2"])
    screen.release(2, 0)
    #expect(log.taken() == ["after 2"])
  }

  @Test func whatIsNotHitLetsThrough() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      ZStack(alignment: .leading) {
        Text("behind").onTapGesture { log("behind") }
        Text("##").onTapGesture { log("front") }.allowsHitTesting(false)
      }
    }
    screen.click(0, 0)
    #expect(log.taken() == ["behind"])
  }

  @Test func aContentShapeSaysWhereAViewIsHit() {
    let log = log
    let screen = TestScreen.corner(20, 5) {
      Color.red.frame(width: 5, height: 5).contentShape(Circle()).onTapGesture { log("circle") }
        .background { Color.blue.onTapGesture { log("behind") } }
    }
    screen.click(2, 2)
    screen.click(0, 0)
    screen.click(0, 2)
    // The center of the corner is 2.8 from that of the circle, whose radius is 2.5.
    #expect(log.taken() == ["circle", "behind", "circle"])
  }

  @Test func hoverTellsEveryCell() {
    let log = log
    let screen = TestScreen.corner(20, 2) {
      Text("abc").onContinuousHover { phase in
        switch phase {
        case .active(let point): log("\(point.x),\(point.y)")
        case .ended: log("ended")
        }
      }
      .padding(.leading, 2)
    }
    screen.hover(3, 0)
    screen.hover(3, 0)
    screen.hover(4, 0)
    screen.hover(9, 0)
    screen.hover(10, 0)
    #expect(log.taken() == ["1.5,0.5", "2.5,0.5", "ended"])
  }
}
