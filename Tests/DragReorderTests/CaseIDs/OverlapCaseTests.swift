import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import DragReorder
@testable import ViewGraph

/// Cards of five rows on each other, each a row below the one before.
private struct StepPile: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 10, height: CGFloat(subviews.count + 4))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (row, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: bounds.minX, y: bounds.minY + CGFloat(row)),
        proposal: ProposedViewSize(width: 10, height: 5))
    }
  }
}

/// What lies over each other.
@MainActor
struct OverlapCaseTests {
  @Test("z-overlap-top-wins") func whatIsOnTopIsTheDestination() {
    let table = CaseTable([
      "below": ["a", "b", "c", "d", "e", "f", "g", "h"], "palette": ["p", "q"],
    ])
    let screen = TestScreen.following(14, 10) {
      ZStack {
        CaseList(table: table, collection: "below").frame(width: 12, height: 8)
        // In the middle: columns 3 to 8, rows 2 to 5.
        CaseList(table: table, collection: "palette")
          .frame(width: 6, height: 4, alignment: .top)
          .background(Color.blue)
      }
      .reorders(table)
    }
    #expect(screen.rows[2] == "c  p")
    screen.play(CaseBytes.press(0, 0))
    for (row, place) in [(2, "p"), (3, "q"), (5, "$end"), (4, "$end")] {
      screen.play(CaseBytes.move(5, row))
      #expect(screen.destination == "palette \(place)")
      // What is covered keeps still.
      #expect(screen.rows[1].hasPrefix("c"))
    }
    screen.play(CaseBytes.move(1, 4))
    #expect(screen.destination.hasPrefix("below"))
    screen.play(CaseBytes.move(5, 5), CaseBytes.release(5, 5))
    #expect(table["palette"] == ["p", "q", "a"])
  }

  @Test("z-preview-transparent") func whatIsCarriedHidesNothing() {
    // Two cards of three rows are carried, which cover four rows at the pointer.
    let table = CaseTable(["tall": ["A", "B"], "list": ["a", "b", "c", "d", "e", "f"]])
    let screen = TestScreen.following(30, 12) {
      HStack(alignment: .top, spacing: 0) {
        CaseList(table: table, collection: "tall", height: 3).frame(width: 10)
        CaseList(table: table, collection: "list").frame(width: 10)
        Text("drop").dropDestination(for: CaseItem.self) { items, _ in
          table.log.append("drop takes \(items.map(\.id))")
        }
      }
      .reorders(table)
      .dragContainer(for: CaseItem.self) { (ids: [String]) in ids.map(CaseItem.init) }
      .dragContainerSelection(["A", "B"])
    }
    screen.play(CaseBytes.press(5, 1))
    for (row, place) in [(0, "a"), (9, "e"), (11, "$end"), (2, "c")] {
      screen.play(CaseBytes.move(15, row))
      let preview = DragExchange.of(screen.scheduler.graph).drag?.preview
      #expect(preview?.layer.frame.contains(x: 15, y: row) == true)
      #expect(screen.destination == "list \(place)")
    }
    // The other destination is under what is carried, too.
    screen.play(CaseBytes.move(21, 0), CaseBytes.release(21, 0))
    #expect(table.log == ["drop takes [\"A\", \"B\"]"])
  }

  @Test("z-overlapping-pile", arguments: [(0, "k0"), (1, "k1"), (2, "k2"), (3, "k3"), (4, "k4")])
  func aCardOfAPileIsItsVisibleStrip(row: Int, anchor: String) {
    let table = CaseTable(["pile": ["k0", "k1", "k2", "k3", "k4"], "hand": ["x"]])
    let screen = TestScreen.following(24, 12) {
      HStack(alignment: .top, spacing: 2) {
        StepPile {
          ForEach(table.items("pile")) { Text($0.id).border(.rounded).background(Color.blue) }
            .reorderable(collectionID: "pile")
        }
        CaseList(table: table, collection: "hand").frame(width: 10)
      }
      .reorders(table)
    }
    screen.play(CaseBytes.press(13, 0), CaseBytes.move(3, row))
    #expect(screen.destination == "pile \(anchor)")
    screen.play(CaseBytes.release(3, row))
    var pile = ["k0", "k1", "k2", "k3", "k4"]
    pile.insert("x", at: row)
    #expect(table["pile"] == pile)
  }
}
