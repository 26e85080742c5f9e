import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct AnimationCompletionTests {
  private let stepper = Stepper()
  private let log = Log()

  private func screen(reduceMotion: Bool = false) -> TestScreen {
    let stepper = stepper
    return TestScreen(12, 1, reduceMotion: reduceMotion) {
      SteppedView(stepper: stepper) { Text("x").offset(x: CGFloat($0)) }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func animate(to step: Int) {
    let log = log
    withAnimation(.linear(duration: 1)) {
      stepper.step = step
    } completion: {
      log("over")
    }
  }

  @Test func theCompletionRunsAtTheEnd() {
    let screen = screen()
    animate(to: 8)
    screen.draw()
    screen.advance(by: .milliseconds(900))
    #expect(log.taken() == [])
    screen.advance(by: .milliseconds(200))
    #expect(log.taken() == ["over"])
  }

  @Test func anAnimationThatIsReplacedIsOver() {
    let screen = screen()
    animate(to: 8)
    screen.draw()
    screen.advance(by: .milliseconds(100))
    withAnimation(.linear(duration: 1)) { stepper.step = 4 }
    screen.draw()
    #expect(log.taken() == ["over"])
    screen.advance(by: .seconds(2))
    #expect(log.taken() == [])
  }

  @Test func withoutAnythingToAnimateItRunsAtOnce() {
    let screen = screen(reduceMotion: true)
    animate(to: 8)
    screen.draw()
    #expect(log.taken() == ["over"])
    let log = log
    withAnimation {
    } completion: {
      log("nothing")
    }
    #expect(log.taken() == ["nothing"])
  }

  @Test func aBindingTakesItsAnimationAlong() {
    let stepper = stepper
    let screen = screen()
    let binding = Binding(get: { stepper.step }, set: { stepper.step = $0 })
      .animation(.linear(duration: 1))
    binding.wrappedValue = 10
    screen.draw()
    screen.advance(by: .milliseconds(500))
    // 496 ms, the last multiple of 16: 4.96 columns, rounded to 5.
    #expect(screen.rows[0] == "     x")
    screen.advance(by: .seconds(1))
    #expect(screen.scheduler.nextDeadline == nil)
  }
}
