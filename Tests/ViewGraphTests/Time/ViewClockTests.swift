import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct ViewClockTests {
  private let stepper = Stepper()
  private let log = Log()

  private struct Ticking: View {
    let log: Log
    @Environment(\.clock) private var clock
    @State private var ticks = 0

    var body: some View {
      Text("\(ticks)").task {
        do {
          while true {
            try await clock.sleep(for: .seconds(1))
            ticks += 1
          }
        } catch {
          log("\(type(of: error))")
        }
      }
    }
  }

  @Test func tasksSleepOnTheClockOfTheFrames() async {
    let screen = TestScreen.corner(8, 1) { Ticking(log: log) }
    await screen.settle()
    #expect(screen.lines == ["0"])
    await screen.advance(by: .milliseconds(900))
    #expect(screen.lines == ["0"])
    await screen.advance(by: .milliseconds(100))
    #expect(screen.lines == ["1"])
    await screen.advance(by: .seconds(10))
    #expect(screen.lines == ["11"])
  }

  @Test func cancellingATaskWakesIt() async {
    let log = log
    let screen = stepper.screen(8, 1) { step in if step == 0 { Ticking(log: log) } }
    await screen.settle()
    #expect(screen.scheduler.nextDeadline != nil)
    stepper.step = 1
    screen.draw()
    await screen.settle()
    #expect(log.taken() == ["CancellationError"])
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func tellsTheTime() async throws {
    struct Reading: View {
      @Environment(\.clock) private var clock
      let read: (ViewClock) -> Void

      var body: some View {
        let _ = read(clock)
        Text("x")
      }
    }
    var clock: ViewClock?
    let screen = TestScreen.corner(8, 1) { Reading { clock = $0 } }
    let time = try #require(clock)
    #expect(time.now.offset == .zero)
    await screen.advance(by: .seconds(3))
    #expect(time.now.offset == .seconds(3))
    #expect(time.now.advanced(by: .seconds(2)).offset == .seconds(5))
    #expect(time.now.duration(to: .init(offset: .zero)) == .seconds(-3))
    try await time.sleep(until: .init(offset: .seconds(2)))
  }

  @Test func sleepingFailsWhereThereIsNoGraph() async {
    await #expect(throws: CancellationError.self) {
      try await EnvironmentValues().clock.sleep(for: .seconds(1))
    }
  }
}
