import Foundation
import InlayTesting
import LayoutCore
import Observation
import Testing

@testable import DragReorder
@testable import ViewGraph

/// A header, two rows, a footer that stays in the fourth row, and all further rows below it.
private struct FooterAfterTwo: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: proposal.width ?? 10, height: CGFloat(subviews.count))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    // The header and the footer come first and second.
    for (index, subview) in subviews.enumerated() {
      let row = index == 0 ? 0 : index == 1 ? 3 : index < 4 ? index - 1 : index
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(row)),
        proposal: ProposedViewSize(width: bounds.width, height: 1))
    }
  }
}

@Observable
private final class Rules {
  var isEnabled = true
  var message: String?
}

/// What an app does in its closures, and what it puts between its items.
@MainActor
struct ReentrancyCaseTests {
  @Test("headers-not-counted") func rowsBetweenItemsDoNotCount() throws {
    let table = CaseTable(["list": ["a", "b", "c"]])
    let screen = TestScreen.following(10, 6) {
      FooterAfterTwo {
        Text("header")
        Text("footer")
        ForEach(table.items("list")) { Text($0.id) }.reorderable(collectionID: "list")
      }
      .reorders(table)
    }
    #expect(screen.rows[0..<5] == ["header", "a", "b", "footer", "c"])
    screen.play(CaseBytes.press(0, 1), CaseBytes.move(0, 2), CaseBytes.release(0, 2))
    #expect(table["list"] == ["b", "a", "c"])
    let difference = try #require(table.differences.first)
    #expect(difference.destination.position == .before("c"))
    #expect(screen.rows[0..<5] == ["header", "b", "a", "footer", "c"])
  }

  @Test("callback-after-state-cleared") func everythingIsClearedBeforeMoveIsCalled() {
    let table = CaseTable(["list": ["a", "b", "c"]])
    let rules = Rules()
    let (box, calls) = (ScreenBox(), Log())
    let screen = TestScreen.following(10, 6) {
      VStack(alignment: .leading, spacing: 0) {
        CaseList(table: table, collection: "list")
          .reorderContainer(
            for: CaseItem.self, in: String.self, isEnabled: rules.isEnabled
          ) { difference in
            calls.entries.append(box.state)
            rules.isEnabled = false
            rules.message = "saved"
            table.apply(difference)
            table["list"].append("d")
            // Whatever is drawn now has no part of the drag.
            box.screen?.draw()
            rules.isEnabled = true
          }
        if let message = rules.message { Text(message) }
      }
    }
    box.screen = screen
    screen.play(CaseBytes.press(0, 0), CaseBytes.move(0, 2), CaseBytes.release(0, 2))
    #expect(calls.entries == ["idle, no drag, motion unwanted"])
    #expect(table["list"] == ["b", "c", "a", "d"])
    #expect(screen.rows[0..<5] == ["b", "c", "a", "d", "saved"])
    screen.play(CaseBytes.press(0, 3), CaseBytes.move(0, 0), CaseBytes.release(0, 0))
    #expect(table["list"].starts(with: ["d", "b", "c", "a"]))
    #expect(calls.entries.count == 2)
  }
}

@MainActor
private final class Log {
  var entries: [String] = []
}

/// The screen, for closures of views that are made before it.
@MainActor
private final class ScreenBox {
  weak var screen: TestScreen?

  var state: String {
    guard let screen else { return "no screen" }
    let phase = screen.containers()[0].session.phase
    let wantsMotion = screen.scheduler.graph.pointer.wantsMotion
    return "\(phase), \(screen.isDragging ? "a" : "no") drag, motion "
      + (wantsMotion ? "wanted" : "unwanted")
  }
}
