import Foundation
import InlayTesting
import InputEvents
import Testing

@testable import ViewGraph

@MainActor
struct AnimationTests {
  private let stepper = Stepper()

  /// A text that stands as many columns from the left as the step says.
  private func screen(reduceMotion: Bool = false) -> TestScreen {
    let stepper = stepper
    return TestScreen(12, 1, reduceMotion: reduceMotion) {
      SteppedOffset(stepper: stepper)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private struct SteppedOffset: View {
    let stepper: Stepper

    var body: some View { Text("x").offset(x: CGFloat(stepper.step)) }
  }

  private func column(_ screen: TestScreen) -> Int? {
    let row = screen.rows[0]
    return row.firstIndex(of: "x").map { row.distance(from: row.startIndex, to: $0) }
  }

  @Test func moveIsShownStepByStep() {
    let screen = screen()
    withAnimation(.linear(duration: 1)) { stepper.step = 10 }
    screen.draw()
    #expect(column(screen) == 0)
    screen.advance(by: .milliseconds(200))
    // 192 ms, the last multiple of 16: 1.92 columns, rounded to 2.
    #expect(column(screen) == 2)
    screen.advance(by: .milliseconds(300))
    #expect(column(screen) == 5)
    screen.advance(by: .milliseconds(520))
    #expect(column(screen) == 10)
    #expect(screen.scheduler.nextDeadline == nil, "nothing wakes once it is over")
  }

  @Test func withoutAnAnimationItJumps() {
    let screen = screen()
    stepper.step = 10
    screen.draw()
    #expect(column(screen) == 10)
    withAnimation(nil) { stepper.step = 3 }
    screen.draw()
    #expect(column(screen) == 3)
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func withReducedMotionItJumps() {
    let screen = screen(reduceMotion: true)
    withAnimation(.linear(duration: 1)) { stepper.step = 10 }
    screen.draw()
    #expect(column(screen) == 10)
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func stepsThatShowNothingNewDrawNoFrame() {
    let screen = screen()
    withAnimation(.linear(duration: 10)) { stepper.step = 10 }
    screen.draw()
    let before = screen.frameCount
    screen.advance(by: .seconds(11))
    // One frame for each column that it comes to.
    #expect(screen.frameCount - before == 10)
    #expect(column(screen) == 10)
  }

  @Test func aNewMoveBeginsWhereItIsShown() {
    let screen = screen()
    withAnimation(.linear(duration: 1)) { stepper.step = 10 }
    screen.draw()
    screen.advance(by: .milliseconds(480))
    #expect(column(screen) == 5)
    withAnimation(.linear(duration: 1)) { stepper.step = 0 }
    screen.draw()
    #expect(column(screen) == 5)
    screen.advance(by: .milliseconds(500))
    #expect((2...3).contains(column(screen)!))
    screen.advance(by: .seconds(1))
    #expect(column(screen) == 0)
  }

  @Test func thePointerFindsThingsWhereTheyAre() {
    let log = Log()
    let stepper = stepper
    let screen = stepper.screen(12, 1) { step in
      Text("x").onTapGesture { log("tap") }.padding(.leading, step == 0 ? 0 : 8)
    }
    withAnimation(.linear(duration: 1)) { stepper.step = 1 }
    screen.draw()
    #expect(screen.lines == ["x"])
    screen.click(8, 0)
    #expect(log.taken() == ["tap"])
  }

  @Test func whatIsInAMovingViewMovesWithIt() {
    let screen = stepper.screen(14, 3) { step in
      Text("ab").border(.light).padding(.leading, step == 0 ? 0 : 8)
    }
    withAnimation(.linear(duration: 1)) { stepper.step = 1 }
    screen.draw()
    screen.advance(by: .milliseconds(500))
    // 496 ms of 8 columns are 3.97.
    #expect(screen.rows == ["    ┌──┐", "    │ab│", "    └──┘"])
  }

  @Test func rowsThatChangePlacesCross() {
    let screen = stepper.screen(4, 4) { step in
      ForEach(step == 0 ? ["a", "b", "c", "d"] : ["d", "b", "c", "a"], id: \.self) { Text($0) }
    }
    withAnimation(.linear(duration: 1)) { stepper.step = 1 }
    screen.draw()
    #expect(screen.rows == ["a", "b", "c", "d"])
    screen.advance(by: .milliseconds(340))
    // 336 ms of 3 rows: "a" is shown in row 1 and "d" in row 2.
    #expect(screen.rows[0] == "")
    #expect(screen.rows[3] == "")
    screen.advance(by: .seconds(1))
    #expect(screen.rows == ["d", "b", "c", "a"])
  }

  @Test func valuesHaveAnimationsOfTheirOwn() {
    let screen = stepper.screen(14, 3) { step in
      Text("a").offset(x: CGFloat(step * 10)).animation(.linear(duration: 1), value: step)
      Text("b").offset(x: CGFloat(step * 10)).animation(nil, value: step)
      Text("c").offset(x: CGFloat(step * 10)).animation(.linear(duration: 1), value: 0)
    }
    stepper.step = 1
    screen.draw()
    screen.advance(by: .milliseconds(500))
    #expect(screen.lines == ["     a", "          b", "          c"])
    screen.advance(by: .seconds(1))
    withAnimation(.linear(duration: 1)) { stepper.step = 0 }
    screen.draw()
    screen.advance(by: .milliseconds(500))
    #expect(screen.lines == ["     a", "b", "     c"])
  }

  @Test func opacityFades() {
    let screen = stepper.screen(4, 1) { step in
      Text("x").foregroundColor(.white).opacity(step == 0 ? 1 : 0)
    }
    withAnimation(.linear(duration: 1)) { stepper.step = 1 }
    screen.draw()
    #expect(screen.lines == ["x"])
    let full = screen.style(0, 0).foreground
    screen.advance(by: .milliseconds(500))
    #expect(screen.lines == ["x"])
    #expect(screen.style(0, 0).foreground != full)
    screen.advance(by: .milliseconds(520))
    #expect(screen.lines == [])
  }

  @Test func animatableViewsAreEvaluatedForEachStep() {
    struct Number: View, Animatable {
      var value: Double

      var animatableData: Double {
        get { value }
        set { value = newValue }
      }

      var body: some View { Text("\(Int(value.rounded()))") }
    }
    struct Indent: ViewModifier, Animatable {
      var columns: Double

      var animatableData: Double {
        get { columns }
        set { columns = newValue }
      }

      func body(content: Content) -> some View {
        content.padding(.leading, columns.rounded())
      }
    }
    let screen = stepper.screen(14, 2) { step in
      Number(value: Double(step))
      Text("x").modifier(Indent(columns: Double(step) / 10))
    }
    withAnimation(.linear(duration: 1)) { stepper.step = 100 }
    screen.draw()
    #expect(screen.lines == ["0", "x"])
    screen.advance(by: .milliseconds(400))
    #expect(screen.lines == ["40", "    x"])
    withAnimation(.linear(duration: 1)) { stepper.step = 0 }
    screen.draw()
    screen.advance(by: .milliseconds(496))
    // 488 ms of the way back from 40: 20.48 are left.
    #expect(screen.lines[0] == "20")
    screen.advance(by: .seconds(1))
    #expect(screen.lines == ["0", "x"])
    stepper.step = 7
    screen.draw()
    #expect(screen.lines == ["7", " x"])
  }

  /// A slide and one inside of it add up, and may come to another cell where each alone does not.
  @Test func slidesInSlidesAreDrawnWhereTheyAddUp() {
    let screen = stepper.screen(3, 14) { step in
      VStack(alignment: .leading, spacing: 0) {
        Color.clear.frame(width: 1, height: CGFloat(4 - step * 4))
        VStack(alignment: .leading, spacing: 0) {
          Color.clear.frame(width: 1, height: CGFloat(4 - step * 4))
          Text("x")
        }
        .frame(height: 6, alignment: .topLeading)
      }
    }
    #expect(screen.lines == Array(repeating: "", count: 8) + ["x"])
    withAnimation(.linear(duration: 1)) { stepper.step = 1 }
    screen.draw()
    for row in [7, 6, 5, 4, 3, 2, 1, 0] {
      // Eight rows a second, each of them half a row late.
      screen.advance(by: .milliseconds(126))
      #expect(screen.lines.lastIndex(of: "x").map { abs($0 - row) <= 1 } == true)
    }
    screen.advance(by: .milliseconds(100))
    #expect(screen.lines == ["x"])
  }

  @Test func removedViewsWakeNothing() {
    let screen = stepper.screen(14, 2) { step in
      if step < 2 { Text("x").padding(.leading, CGFloat(step * 8)) }
    }
    withAnimation(.linear(duration: 10)) { stepper.step = 1 }
    screen.draw()
    stepper.step = 2
    screen.draw()
    screen.advance(by: .milliseconds(50))
    #expect(screen.scheduler.nextDeadline == nil)
    #expect(screen.lines == [])
  }
}
