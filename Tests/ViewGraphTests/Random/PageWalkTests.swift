import InlayTesting
import Testing

@testable import ViewGraph

/// Pages of common views, used at random: every frame is that of a fresh build, also in the middle of an
/// animation.
@MainActor
struct PageWalkTests {
  nonisolated private static let steps = 80

  @Test(arguments: PageWalkWorld.Page.allCases, [true, false])
  func everyFrameIsThatOfAFreshBuild(_ page: PageWalkWorld.Page, _ isStill: Bool) {
    var walk = PageWalk(page: page, seed: isStill ? 1 : 0)
    let mismatches = Log()
    let world = walk.world
    let screen = TestScreen(
      30, 12, reduceMotion: isStill, onMismatch: { mismatches($0) },
      content: { PageWalkView(world: world) })
    for step in 0..<Self.steps {
      walk.step(screen)
      guard let mismatch = mismatches.entries.first else { continue }
      Issue.record(
        """
        \(page), step \(step): \(mismatch)
        after \(walk.history.suffix(14).joined(separator: "\n"))
        """)
      return
    }
  }
}
