import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct LifecycleTests {
  private let log = Log()
  private let stepper = Stepper()

  @Test func aViewAppearsOnceAndDisappearsOnce() {
    let log = log
    let screen = stepper.screen(10, 2) { step in
      Text("step \(step)")
      if step < 2 {
        Text("shown").onAppear { log("appear") }.onDisappear { log("disappear") }
      }
    }
    #expect(log.taken() == ["appear"])
    stepper.step = 1
    screen.draw()
    #expect(log.taken() == [])
    stepper.step = 2
    screen.draw()
    #expect(log.taken() == ["disappear"])
    stepper.step = 0
    screen.draw()
    #expect(log.taken() == ["appear"])
  }

  @Test func measuringRunsNothing() {
    let log = log
    struct Measured: View {
      let log: Log
      @State private var appearances = 0

      var body: some View {
        Text("some words to wrap \(appearances)")
          .onAppear {
            log("appear")
            appearances += 1
          }
          .onChange(of: appearances) { log("change") }
          .fixedSize(horizontal: false, vertical: true)
      }
    }
    let screen = TestScreen(20, 4) {
      HStack {
        Measured(log: log)
        Measured(log: log).frame(maxWidth: 5)
      }
    }
    #expect(log.taken() == ["appear", "appear", "change", "change"])
    for width in 1...30 { screen.resize(width, 5) }
    #expect(log.taken() == [])
  }

  @Test func rowsAppearAndDisappearOneByOne() {
    let log = log
    let screen = stepper.screen(10, 5) { step in
      ForEach(step..<step + 3, id: \.self) { row in
        Text("\(row)").onAppear { log("+\(row)") }.onDisappear { log("-\(row)") }
      }
    }
    #expect(log.taken().sorted() == ["+0", "+1", "+2"])
    stepper.step = 2
    screen.draw()
    #expect(log.taken().sorted() == ["+3", "+4", "-0", "-1"])
  }

  @Test func theWholeTreeDisappearsAtTheEnd() {
    let log = log
    let screen = TestScreen(5, 2) {
      Text("a").onDisappear { log("a") }
      VStack { Text("b").onDisappear { log("b") } }.onDisappear { log("stack") }
    }
    screen.graph.unmount()
    #expect(log.taken().sorted() == ["a", "b", "stack"])
  }

  @Test func anActionThatWritesStateIsShownInTheSameFrame() {
    struct Greeting: View {
      @State private var text = "before"

      var body: some View { Text(text).onAppear { text = "after" } }
    }
    let screen = TestScreen.corner(8, 1) { Greeting() }
    #expect(screen.lines == ["after"])
    #expect(screen.frameCount == 1)
  }

  @Test func changesComeWithTheOldAndTheNewValue() {
    let log = log
    let screen = stepper.screen(10, 1) { step in
      Text("\(step)").onChange(of: step / 2) { log("\($0) to \($1)") }
    }
    stepper.step = 1
    screen.draw()
    #expect(log.taken() == [])
    stepper.step = 2
    screen.draw()
    #expect(log.taken() == ["0 to 1"])
    stepper.step = 4
    stepper.step = 7
    screen.draw()
    #expect(log.taken() == ["1 to 3"])
  }

  @Test func theInitialValueCountsIfAsked() {
    let log = log
    let screen = stepper.screen(10, 2) { step in
      Text("a").onChange(of: step, initial: true) { log("a \($0) \($1)") }
      Text("b").onChange(of: step) { log("b") }
    }
    #expect(log.taken() == ["a 0 0"])
    stepper.step = 3
    screen.draw()
    #expect(log.taken().sorted() == ["a 0 3", "b"])
  }

  @Test func actionsThatChaseEachOtherAreStopped() {
    struct Loop: View {
      @State private var count = 0

      var body: some View { Text("x").onChange(of: count, initial: true) { count += 1 } }
    }
    let screen = TestScreen.corner(4, 1) { Loop() }
    #expect(screen.diagnostics.count == 1)
    #expect(screen.lines == ["x"])
  }
}
