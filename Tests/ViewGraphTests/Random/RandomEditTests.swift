import InlayTesting
import Testing

@testable import ViewGraph

/// Whatever is edited, every frame equals one that is built anew, differs from the last one only in its
/// damage, and is what a terminal shows that has read all bytes so far.
@MainActor
struct RandomEditTests {
  nonisolated private static let steps = 120

  @Test(arguments: 0..<25)
  func everyFrameIsThatOfAFreshBuild(_ seed: Int) {
    var edits = RandomEdits(seed: seed)
    let mismatches = Log()
    let world = edits.world
    let screen = TestScreen(
      40, 14, onMismatch: { mismatches($0) }, content: { WorldView(world: world) })
    for step in 0..<Self.steps {
      edits.step(screen)
      guard let mismatch = mismatches.entries.first else { continue }
      Issue.record(
        """
        seed \(seed), step \(step): \(mismatch)
        after \(edits.history.suffix(12).joined(separator: "\n"))
        """)
      return
    }
  }
}
