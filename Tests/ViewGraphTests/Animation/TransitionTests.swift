import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct TransitionTests {
  private let stepper = Stepper()

  /// A view at column 4 that is there in odd steps, with another one beside it.
  private func screen(_ transition: AnyTransition, start: Int = 0) -> TestScreen {
    stepper.step = start
    let stepper = stepper
    return TestScreen(12, 1, reduceMotion: false) {
      Toggled(stepper: stepper, transition: transition)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private struct Toggled: View {
    let stepper: Stepper
    let transition: AnyTransition

    var body: some View {
      ZStack(alignment: .leading) {
        Text("|").frame(width: 12, alignment: .trailing)
        if stepper.step % 2 == 1 { Text("abcd").transition(transition).padding(.leading, 4) }
      }
    }
  }

  private func go(_ screen: TestScreen, to step: Int, animation: Animation? = .linear(duration: 1))
  {
    withAnimation(animation) { stepper.step = step }
    screen.draw()
  }

  @Test func comesFromAnEdgeAndGoesBack() {
    let screen = screen(.move(edge: .leading))
    go(screen, to: 1)
    #expect(screen.rows == ["abcd       |"])
    screen.advance(by: .milliseconds(500))
    // 496 ms of 4 columns: 2.02 are left.
    #expect(screen.rows == ["  abcd     |"])
    screen.advance(by: .milliseconds(520))
    #expect(screen.rows == ["    abcd   |"])
    go(screen, to: 2)
    #expect(screen.rows == ["    abcd   |"])
    screen.advance(by: .milliseconds(500))
    #expect(screen.rows == ["    cd     |"], "it leaves through the edge of its place")
    screen.advance(by: .milliseconds(520))
    #expect(screen.rows == ["           |"])
    #expect(screen.scheduler.nextDeadline == nil)
  }

  @Test func slidesThrough() {
    let screen = screen(.slide, start: 1)
    #expect(screen.rows == ["    abcd   |"])
    go(screen, to: 2)
    screen.advance(by: .milliseconds(500))
    #expect(screen.rows == ["      ab   |"])
    screen.advance(by: .milliseconds(520))
    #expect(screen.rows == ["           |"])
  }

  @Test func fades() {
    let screen = screen(.opacity, start: 1)
    let full = screen.style(4, 0).foreground
    go(screen, to: 2)
    screen.advance(by: .milliseconds(500))
    #expect(screen.rows == ["    abcd   |"])
    let half = screen.style(4, 0).foreground
    #expect(half != full)
    screen.advance(by: .milliseconds(520))
    #expect(screen.rows == ["           |"])
    go(screen, to: 3)
    screen.advance(by: .milliseconds(500))
    #expect(screen.rows == ["    abcd   |"])
    #expect(screen.style(4, 0).foreground != full)
    screen.advance(by: .milliseconds(520))
    #expect(screen.style(4, 0).foreground == full)
  }

  @Test func withoutAnAnimationItComesAndGoesAtOnce() {
    let screen = screen(.slide)
    go(screen, to: 1, animation: nil)
    #expect(screen.rows == ["    abcd   |"])
    go(screen, to: 2, animation: nil)
    #expect(screen.rows == ["           |"])
    stepper.step = 3
    screen.draw()
    #expect(screen.rows == ["    abcd   |"])
  }

  @Test func eachWayHasItsOwn() {
    let screen = screen(
      .asymmetric(insertion: .identity, removal: .offset(x: 2).combined(with: .opacity)))
    go(screen, to: 1)
    #expect(screen.rows == ["    abcd   |"])
    screen.advance(by: .seconds(2))
    go(screen, to: 2)
    screen.advance(by: .milliseconds(500))
    #expect(screen.rows == ["     abc   |"])
    screen.advance(by: .seconds(2))
    #expect(screen.rows == ["           |"])
  }

  @Test func effectsAddUp() {
    let effect = AnyTransition.Effect(opacity: 0.5, edges: [.top])
      .combined(
        with: .init(opacity: 0.5, edges: [.trailing], distance: CGSize(width: 1, height: 2)))
    #expect(effect.opacity == 0.25)
    #expect(effect.offset(for: CGSize(width: 10, height: 4)) == CGPoint(x: 11, y: -2))
    #expect(AnyTransition.identity.insertion.isIdentity)
    #expect(!AnyTransition.push(from: .top).removal.isIdentity)
  }
}
