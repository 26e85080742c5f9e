import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

/// A scroll view never stays beyond its content, whatever has moved it.
@MainActor
struct ScrollLimitTests {
  private func screen() -> TestScreen {
    TestScreen(6, 4) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(0..<10, id: \.self) { Text("row \($0)") }
        }
      }
    }
  }

  private func scroller(_ screen: TestScreen) throws -> ScrollNode {
    var nodes = screen.scheduler.graph.layoutNodes
    while let node = nodes.popLast() {
      if let node = node as? ScrollNode { return node }
      nodes += node.children
    }
    throw Missing()
  }

  private struct Missing: Error {}

  @Test(arguments: [(100.0, 6.0, "row 6"), (-100, 0, "row 0"), (3, 3, "row 3")])
  func contentThatMovedIsFollowedToTheEndAtMost(change: Double, end: Double, top: String) throws {
    let screen = screen()
    let scroller = try scroller(screen)
    scroller.adjustOffset(by: change, along: .vertical)
    screen.draw()
    #expect(scroller.offset.y == CGFloat(end))
    #expect(screen.rows[0] == top)
  }
}
