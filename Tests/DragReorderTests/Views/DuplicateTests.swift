import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// Identifiers that occur twice are survived.
@MainActor
struct DuplicateTests {
  @Test func twoCollectionsWithOneIdentifier() {
    let drag = DragScreen(["Todo": ["Alpha"], "Other": ["Beta"]])
    drag.change { drag.board.columns[1].title = "Todo" }
    #expect(
      drag.screen.diagnostics
        == ["reorderable: the collectionID Todo occurs more than once"])
    // The collection that was pressed takes part: within it everything is as ever.
    drag.screen.press(17, 2)
    drag.screen.move(17, 6)
    #expect(drag.status == "Beta: 1 of 1 in Todo, as it is")
    drag.screen.key(.escape)
    #expect(!drag.hasTraces)
    drag.screen.release(17, 6)
    drag.screen.press(3, 2)
    drag.screen.move(3, 6)
    #expect(drag.status == "Alpha: 1 of 1 in Todo, as it is")
    drag.screen.release(3, 6)
    #expect(drag.board.differences.isEmpty)
  }

  @Test func anItemThatOccursInTwoCollections() {
    let drag = DragScreen(["Todo": ["Twin", "Beta"], "Done": ["Twin", "Gamma"], "Later": []])
    // The one that was pressed is carried; the other stays where it is.
    drag.screen.press(17, 2)
    drag.screen.move(17, 5)
    #expect(drag.status == "Twin: 2 of 2 in Done")
    #expect(drag.screen.rows[2].hasPrefix("│Twin      │  │Gamma     │"))
    drag.screen.key(.escape)
    drag.screen.release(17, 5)
    drag.screen.press(3, 2)
    drag.screen.move(3, 5)
    #expect(drag.status == "Twin: 2 of 2 in Todo")
    #expect(drag.screen.rows[2].hasPrefix("│Beta      │  │Twin      │"))
    drag.screen.key(.escape)
    #expect(!drag.hasTraces)
  }

  @Test func anItemThatOccursTwiceInOneCollectionIsShownOnce() {
    let drag = DragScreen(["Todo": ["Twin", "Beta", "Twin"], "Done": []])
    #expect(drag.screen.diagnostics.count == 1)
    drag.screen.press(3, 2)
    drag.screen.move(3, 5)
    #expect(drag.status == "Twin: 2 of 2 in Todo")
    drag.screen.key(.escape)
    #expect(!drag.hasTraces)
  }
}
