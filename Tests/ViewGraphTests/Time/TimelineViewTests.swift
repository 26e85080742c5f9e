import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import ViewGraph

/// In tests the frame clock begins at the reference date.
@MainActor
struct TimelineViewTests {
  private let stepper = Stepper()
  private let log = Log()

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func seconds(_ date: Date) -> String {
    String(format: "%.1f", date.timeIntervalSinceReferenceDate)
  }

  @Test func followsPeriods() {
    let screen = TestScreen.corner(8, 1) {
      TimelineView(.periodic(from: date(-0.5), by: 2)) { Text(seconds($0.date)) }
    }
    #expect(screen.lines == ["-0.5"])
    screen.advance(by: .milliseconds(1400))
    #expect(screen.lines == ["-0.5"])
    screen.advance(by: .milliseconds(200))
    #expect(screen.lines == ["1.5"])
    screen.advance(by: .seconds(4))
    #expect(screen.lines == ["5.5"])
  }

  @Test func followsListedDates() {
    let screen = TestScreen.corner(8, 1) {
      TimelineView(.explicit([date(1), date(2), date(5)])) { Text(seconds($0.date)) }
    }
    #expect(screen.lines == ["0.0"])
    screen.advance(by: .seconds(1))
    #expect(screen.lines == ["1.0"])
    screen.advance(by: .seconds(3))
    #expect(screen.lines == ["2.0"])
    screen.advance(by: .seconds(3))
    #expect(screen.lines == ["5.0"])
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func schedulesListTheirDates() {
    func first(_ schedule: some TimelineSchedule, from start: Double) -> [Double] {
      Array(schedule.entries(from: date(start), mode: .normal).prefix(3))
        .map(\.timeIntervalSinceReferenceDate)
    }
    #expect(first(.everyMinute, from: 90) == [60, 120, 180])
    #expect(first(.periodic(from: date(10), by: 5), from: 0) == [10, 15, 20])
    #expect(first(.periodic(from: date(10), by: 5), from: 17) == [15, 20, 25])
    #expect(first(.animation(minimumInterval: 0.5), from: 3) == [3, 3.5, 4])
    #expect(first(.animation(minimumInterval: 0.5, paused: true), from: 3) == [3])
    #expect(first(.periodic(from: date(0), by: 0), from: 0)[1] == 0.001, "it never stands still")
    #expect(first(.explicit([date(1)]), from: 3) == [1])
  }

  @Test func nothingWakesOnceRemoved() {
    let screen = stepper.screen(8, 1) { step in
      if step == 0 { TimelineView(.animation) { Text(seconds($0.date)) } }
    }
    #expect(screen.scheduler.nextDeadline != nil)
    stepper.step = 1
    screen.draw()
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func waitsWhileItIsNotToBeSeen() {
    let log = log
    let screen = TestScreen(8, 2) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<6, id: \.self) { Text("row \($0)") }
          TimelineView(.periodic(from: date(0), by: 1)) { context in
            let _ = log(seconds(context.date))
            Text(seconds(context.date))
          }
        }
      }
    }
    #expect(log.taken().last == "0.0")
    screen.advance(by: .seconds(5))
    #expect(log.taken() == [])
    #expect(screen.scheduler.nextDeadline == nil, "nothing is to be done")
    screen.wheel(10, at: 3, 0)
    #expect(screen.text.contains("5.0"))
    screen.advance(by: .seconds(1))
    #expect(screen.text.contains("6.0"))
  }

  @Test func contentIsUpdatedByWhatItReads() {
    struct Counter: View {
      @State private var count = 0

      var body: some View {
        TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 10)) { context in
          Text("\(count) \(Int(context.date.timeIntervalSinceReferenceDate))")
        }
        .onKeyPress("+") {
          count += 1
          return .handled
        }
      }
    }
    let screen = TestScreen.corner(8, 1) { Counter() }
    screen.advance(by: .seconds(10))
    screen.key("+")
    #expect(screen.lines == ["1 10"])
  }
}
