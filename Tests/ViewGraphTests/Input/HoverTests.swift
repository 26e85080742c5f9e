import InlayTesting
import InputEvents
import Testing

@testable import ViewGraph

@MainActor
struct HoverTests {
  private let log = Log()
  private let stepper = Stepper()

  @Test func thePointerComesAndGoes() {
    let log = log
    let screen = TestScreen.corner(10, 2) {
      Text("abc").onHover { log($0 ? "in" : "out") }
    }
    screen.hover(5, 1)
    screen.hover(2, 0)
    screen.hover(1, 0)
    screen.hover(3, 0)
    #expect(log.taken() == ["in", "out"])
  }

  @Test func viewsInEachOtherAreAllHovered() {
    let log = log
    let screen = TestScreen.corner(10, 2) {
      VStack(alignment: .leading) {
        Text("a").onHover { log("inner \($0)") }
        Text("bcd")
      }
      .onHover { log("outer \($0)") }
    }
    screen.hover(0, 0)
    #expect(log.taken().sorted() == ["inner true", "outer true"])
    screen.hover(2, 1)
    #expect(log.taken() == ["inner false"])
  }

  @Test func motionIsWantedWhileAHoveringViewIsShown() {
    let screen = stepper.screen(10, 1) { step in
      Text("a")
      if step == 1 { Text("b").onHover { _ in } }
    }
    #expect(!screen.graph.pointer.wantsMotion)
    stepper.step = 1
    screen.draw()
    #expect(screen.graph.pointer.wantsMotion)
    stepper.step = 2
    screen.draw()
    #expect(!screen.graph.pointer.wantsMotion)
  }

  @Test func aViewThatMovesUnderThePointerIsHovered() {
    let log = log
    let screen = stepper.screen(10, 2) { step in
      if step == 1 { Text("above") }
      Text("below").onHover { log("\($0)") }
    }
    screen.hover(0, 1)
    #expect(log.taken() == [])
    stepper.step = 1
    screen.draw()
    #expect(log.taken() == ["true"])
    stepper.step = 0
    screen.draw()
    #expect(log.taken() == ["false"])
  }

  @Test func hoveringCanChangeWhatIsShown() {
    struct Highlighted: View {
      @State private var isHovered = false

      var body: some View { Text(isHovered ? "<a>" : "a").onHover { isHovered = $0 } }
    }
    let screen = TestScreen.corner(5, 1) { Highlighted() }
    screen.hover(0, 0)
    #expect(screen.lines == ["<a>"])
    screen.hover(4, 0)
    #expect(screen.lines == ["a"])
  }
}
