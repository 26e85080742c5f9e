import Testing

@testable import ViewGraph

@MainActor
struct AnimationCurveTests {
  private func progress(_ animation: Animation, _ milliseconds: Int) -> Double {
    animation.progress(at: .milliseconds(milliseconds))
  }

  @Test func linearGoesEvenly() {
    let animation = Animation.linear(duration: 1)
    for quarter in 0...4 {
      #expect(abs(progress(animation, quarter * 250) - Double(quarter) / 4) < 1e-9)
    }
    #expect(progress(animation, 9000) == 1)
    #expect(!animation.isOver(at: .milliseconds(999)))
    #expect(animation.isOver(at: .seconds(1)))
  }

  @Test(
    arguments: [
      .easeInOut(duration: 1), .easeIn(duration: 1), .easeOut(duration: 1),
    ] as [Animation])
  func easedCurvesRiseFromStartToEnd(animation: Animation) {
    let values = (0...100).map { progress(animation, $0 * 10) }
    #expect(abs(values[0]) < 1e-6)
    #expect(values[100] == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func easedCurvesAreSlowAtTheirEnds() {
    // By symmetry half of the change is done in half of the time.
    #expect(abs(progress(.easeInOut(duration: 1), 500) - 0.5) < 1e-9)
    #expect(progress(.easeInOut(duration: 1), 100) < 0.1)
    #expect(progress(.easeIn(duration: 1), 500) < 0.5)
    #expect(progress(.easeOut(duration: 1), 500) > 0.5)
    // One runs like the other backwards.
    let forwards = progress(.easeIn(duration: 1), 300)
    let backwards = progress(.easeOut(duration: 1), 700)
    #expect(abs(forwards - (1 - backwards)) < 1e-9)
  }

  @Test func springsSettleAndOvershootAsTheyAreTold() {
    let smooth = (0...100).map { progress(.smooth, $0 * 5) }
    #expect(smooth[0] == 0)
    #expect(smooth.allSatisfy { $0 <= 1 })
    #expect(smooth[99] > 0.99)
    let bouncy = (0...100).map { progress(.bouncy, $0 * 5) }
    #expect(abs(bouncy[0]) < 1e-9)
    #expect(bouncy.max()! > 1.01)
    #expect(bouncy[100] == 1)
  }

  @Test func delaySpeedAndRepetition() {
    let animation = Animation.linear(duration: 1)
    #expect(progress(animation.delay(1), 1000) == 0)
    #expect(abs(progress(animation.delay(1), 1500) - 0.5) < 1e-9)
    #expect(abs(progress(animation.speed(2), 250) - 0.5) < 1e-9)
    let twice = animation.repeatCount(2)
    #expect(abs(progress(twice, 1250) - 0.75) < 1e-9, "the second time it goes back")
    #expect(twice.isOver(at: .seconds(2)))
    let again = animation.repeatForever(autoreverses: false)
    #expect(abs(progress(again, 7250) - 0.25) < 1e-6)
    #expect(!again.isOver(at: .seconds(100_000)))
  }

  @Test(arguments: [0, -1, Double.nan])
  func withoutATimeItIsOverAtOnce(seconds: Double) {
    #expect(Animation.linear(duration: seconds).isOver(at: .zero))
    #expect(Animation.linear(duration: seconds).progress(at: .zero) == 1)
  }
}
