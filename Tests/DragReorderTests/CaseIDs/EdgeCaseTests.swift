import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import DragReorder
@testable import ViewGraph

/// Scrolling at the edges of scroll views.
@MainActor
struct EdgeCaseTests {
  let table = CaseTable(["list": (0..<30).map { "i\($0)" }, "next": (0..<8).map { "n\($0)" }])

  private func scrollers(_ screen: TestScreen) -> [ScrollNode] {
    func all(_ node: LayoutNode) -> [ScrollNode] {
      ((node as? ScrollNode).map { [$0] } ?? []) + node.children.flatMap(all)
    }
    return screen.scheduler.graph.layoutNodes.flatMap(all)
  }

  /// A list of six rows below a heading of two.
  private func list() -> TestScreen {
    let table = table
    return .following(10, 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text("heading").frame(height: 2, alignment: .top)
        ScrollView { CaseList(table: table, collection: "list") }
          .scrollIndicators(.hidden)
          .frame(width: 10, height: 6)
          .reorders(table)
      }
    }
  }

  @Test("autoscroll-intent") func onlyMotionTowardsAnEdgeScrolls() {
    let screen = list()
    let scroller = scrollers(screen)[0]
    screen.play(CaseBytes.wheel(3, 2, 4))
    #expect(scroller.offset.y == 9)
    // The first row is at the edge, where it is lifted by a motion along it.
    screen.play(CaseBytes.press(2, 2), CaseBytes.move(5, 2))
    #expect(screen.isDragging)
    screen.advance(by: .seconds(2))
    #expect(scroller.offset.y == 9)
    #expect(screen.scheduler.nextDeadline == nil)
    // A row up is outside of the list, but near enough.
    screen.play(CaseBytes.move(5, 1))
    screen.advance(by: .milliseconds(280))
    #expect(scroller.offset.y == 9)
    screen.advance(by: .milliseconds(520))
    // After 300 ms sixteen rows a second: eight after 800.
    #expect(scroller.offset.y == 1)
    #expect(screen.destination == "list i0")
    screen.advance(by: .seconds(1))
    #expect(scroller.offset.y == 0)
    #expect(screen.scheduler.nextDeadline == nil)
    screen.play(CaseBytes.release(5, 1))
    #expect(table["list"].prefix(2) == ["i9", "i0"])
  }

  @Test("autoscroll-idle-cost") func nothingRunsInTheMiddle() {
    let screen = list()
    screen.play(CaseBytes.press(2, 3), CaseBytes.move(2, 4), CaseBytes.move(2, 5))
    let frames = screen.frameCount
    let counters = screen.scheduler.graph.counters
    #expect(screen.scheduler.nextDeadline == nil)
    screen.advance(by: .seconds(10))
    #expect(screen.frameCount == frames)
    #expect(screen.scheduler.graph.counters == counters)
    screen.send(bytes: CaseBytes.key("esc")!)
  }

  @Test("nested-scrollers") func theInnermostScrollerThatCanMoveDoes() {
    let table = table
    // A board of 20 by 8 cells that shows a part of two columns of 16 by 8 with more below them.
    let screen = TestScreen.following(26, 12) {
      ScrollView([.horizontal, .vertical]) {
        VStack(alignment: .leading, spacing: 0) {
          HStack(alignment: .top, spacing: 0) {
            ForEach(["list", "next"], id: \.self) { collection in
              ScrollView { CaseList(table: table, collection: collection) }
                .scrollIndicators(.hidden)
                .frame(width: 16, height: 8)
            }
          }
          Text("below").frame(height: 6, alignment: .top)
        }
      }
      .scrollIndicators(.hidden)
      .frame(width: 20, height: 8)
      .reorders(table)
    }
    let found = scrollers(screen)
    let (outer, inner) = (found[0], found[1])
    #expect(outer.limit(.vertical) == 6)
    #expect(outer.limit(.horizontal) == 12)
    screen.play(CaseBytes.press(2, 2), CaseBytes.move(2, 6), CaseBytes.move(2, 7))
    screen.advance(by: .seconds(1))
    #expect(inner.offset.y > 0)
    #expect(outer.offset == .zero)
    // At its end the column scrolls no further, but what is around it does.
    screen.advance(by: .seconds(2))
    #expect(inner.offset.y == 22)
    #expect(outer.offset.y > 0)
    screen.advance(by: .seconds(2))
    #expect(outer.offset.y == 6)
    #expect(outer.offset.x == 0)
    // At the right edge the board scrolls, and no column. The first has a row less to scroll over, since its
    // item is shown in the second.
    screen.play(CaseBytes.move(17, 1), CaseBytes.move(19, 1))
    screen.advance(by: .seconds(2))
    #expect(outer.offset.x == 12)
    #expect(found.dropFirst().map(\.offset.y) == [21, 0])
    screen.send(bytes: CaseBytes.key("esc")!)
    #expect(screen.scheduler.nextDeadline == nil)
  }
}
