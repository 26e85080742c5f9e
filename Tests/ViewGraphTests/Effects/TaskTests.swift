import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct TaskTests {
  private let log = Log()
  private let stepper = Stepper()

  /// Lets tasks run until a condition holds, or for so long that it never will.
  private func settle(until condition: () -> Bool) async {
    for _ in 0..<10_000 where !condition() { await Task.yield() }
  }

  private func waitForCancellation(_ name: String) async {
    log("\(name) starts")
    while !Task.isCancelled { await Task.yield() }
    log("\(name) cancelled")
  }

  @Test func aTaskRunsAsLongAsItsViewIsShown() async {
    let screen = stepper.screen(10, 1) { step in
      if step < 2 { Text("shown").task { await waitForCancellation("task") } }
    }
    #expect(log.taken() == [])
    await settle { !log.entries.isEmpty }
    stepper.step = 1
    screen.draw()
    for _ in 0..<100 { await Task.yield() }
    #expect(log.taken() == ["task starts"])
    stepper.step = 2
    screen.draw()
    await settle { !log.entries.isEmpty }
    #expect(log.taken() == ["task cancelled"])
  }

  @Test func aTaskStartsAnewWithItsId() async {
    let screen = stepper.screen(10, 1) { step in
      Text("\(step)").task(id: step / 2) { await waitForCancellation("\(step)") }
    }
    await settle { log.entries.count == 1 }
    stepper.step = 1
    screen.draw()
    stepper.step = 2
    screen.draw()
    await settle { log.entries.count == 3 }
    #expect(log.entries.first == "0 starts")
    #expect(log.entries.sorted() == ["0 cancelled", "0 starts", "2 starts"])
    screen.graph.unmount()
    await settle { log.entries.count == 4 }
    #expect(log.entries.last == "2 cancelled")
  }

  @Test func aTaskMayWriteState() async {
    struct Loading: View {
      @State private var text = "loading"

      var body: some View { Text(text).task { text = "done" } }
    }
    let screen = TestScreen.corner(10, 1) { Loading() }
    #expect(screen.lines == ["loading"])
    await settle { screen.graph.needsFrame }
    screen.draw()
    #expect(screen.lines == ["done"])
  }

  /// What writes to state after its screen has gone reaches no view.
  @Test func stateThatOutlivesItsScreenCanBeWritten() async {
    struct Counting: View {
      @State private var count = 0
      let keep: (Binding<Int>) -> Void

      var body: some View {
        let _ = keep($count)
        Text("\(count)").task {
          await Task.yield()
          count += 1
        }
      }
    }
    var kept: Binding<Int>?
    do {
      let screen = TestScreen(5, 1) { Counting { kept = $0 } }
      #expect(screen.text == "  0")
    }
    kept?.wrappedValue = 3
    await settle { kept?.wrappedValue == 4 }
    #expect(kept?.wrappedValue == 4)
  }
}
