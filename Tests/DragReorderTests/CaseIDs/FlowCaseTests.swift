import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import DragReorder
@testable import ViewGraph

/// Views of four columns in rows of three, each row as high as its highest view.
private struct ThreeInARow: Layout {
  private func places(_ subviews: Subviews) -> (origins: [CGPoint], height: CGFloat) {
    var origins: [CGPoint] = []
    var top: CGFloat = 0
    var height: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      if index % 3 == 0 {
        top += height
        height = 0
      }
      origins.append(CGPoint(x: CGFloat(index % 3) * 4, y: top))
      height = max(height, subview.sizeThatFits(.unspecified).height)
    }
    return (origins, top + height)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 12, height: places(subviews).height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, origin) in zip(subviews, places(subviews).origins) {
      subview.place(
        at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: .unspecified)
    }
  }
}

/// Items of several heights in rows.
@MainActor
struct FlowCaseTests {
  private let heights: [String: CGFloat] = ["a": 1, "b": 2, "c": 1, "d": 4, "e": 1, "f": 3, "g": 2]

  private func flow(_ table: CaseTable) -> TestScreen {
    let heights = heights
    return .following(16, 12) {
      ThreeInARow {
        ForEach(table.items("flow")) { Text($0.id).frame(width: 4, height: heights[$0.id]) }
          .reorderable(collectionID: "flow")
      }
      .reorders(table)
    }
  }

  @Test("grid-uneven-rows") func aPlaceIsTakenOnlyWhereThePointerStaysOnIt() {
    for item in heights.keys.sorted() {
      let table = CaseTable(["flow": heights.keys.sorted()])
      let screen = flow(table)
      let host = screen.containers()[0]
      // Rows begin at 0, 2 and 6; the press is on the first row of the item.
      let number = heights.keys.sorted().firstIndex(of: item)!
      let start = (x: number % 3 * 4 + 1, y: [0, 2, 6][number / 3])
      screen.play(CaseBytes.press(start.x, start.y), CaseBytes.move(start.x + 2, start.y))
      guard host.session.isDragging else { continue }
      var changes = 0
      for y in (0..<10).flatMap({ [$0, 9 - $0] }) {
        for x in (0..<12).map({ y % 2 == 0 ? $0 : 11 - $0 }) {
          let before = screen.destination
          screen.play(CaseBytes.move(x, y))
          if screen.destination != before {
            changes += 1
            let gap = host.standIns[item]![0].cells
            // What follows the last item is the end; outside of the container everything is at home.
            let isElsewhere =
              screen.destination == "flow $end" || [before, screen.destination].contains("null")
            #expect(gap.contains(x: x, y: y) || isElsewhere, "\(item) at \(x),\(y): \(gap)")
          }
          // Held still, nothing changes.
          let (shown, frames) = (screen.destination, screen.frameCount)
          for _ in 0..<20 { screen.play(CaseBytes.move(x, y)) }
          #expect(screen.destination == shown)
          #expect(screen.frameCount == frames)
        }
      }
      #expect(changes > 6)
      screen.play(CaseBytes.release(0, 0))
      #expect(table["flow"].sorted() == heights.keys.sorted())
    }
  }
}
