import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

/// Drags on real views made up at random, with everything that may happen meanwhile.
@MainActor
struct RandomBoardTests {
  /// The seeds to run beside those of the test, as in `INLAY_DRAG_SEEDS=1000-2000`.
  nonisolated static let seeds: ClosedRange<Int> = {
    let text = ProcessInfo.processInfo.environment["INLAY_DRAG_SEEDS"] ?? ""
    let ends = text.split(separator: "-").compactMap { Int($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : 0...10
  }()

  /// Runs a board for some steps; what went wrong, and after what.
  private func failure(
    _ shape: BoardShape, seed: Int, steps: Int, comparesFrames: Bool
  ) -> String? {
    let drags = RandomDrags(seed: seed, shape)
    drags.screen.comparesFrames = comparesFrames
    for step in 0..<steps {
      drags.step()
      if let failure = drags.failure {
        let history = drags.history.suffix(25).joined(separator: "\n  ")
        return "seed \(seed), \(shape), step \(step): \(failure)\n  \(history)"
      }
    }
    return nil
  }

  @Test(arguments: BoardShape.allCases)
  func everyDragFollowsTheRules(_ shape: BoardShape) {
    for seed in Self.seeds {
      if let failure = failure(shape, seed: seed, steps: 500, comparesFrames: false) {
        Issue.record("\(failure)")
        return
      }
    }
  }

  @Test(arguments: BoardShape.allCases)
  func everyFrameIsThatOfAFreshBuild(_ shape: BoardShape) {
    if let failure = failure(shape, seed: 1, steps: 100, comparesFrames: true) {
      Issue.record("\(failure)")
    }
  }
}
