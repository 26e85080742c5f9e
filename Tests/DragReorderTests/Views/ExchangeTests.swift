import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// Drags from one view to another.
@MainActor
struct ExchangeTests {
  @Test func aCardFromElsewhereComesToThePlaceThatIsShown() {
    let table = TableScreen()
    let (model, screen) = (table.model, table.screen)
    screen.press(0, 0)
    screen.move(3, 0)
    #expect(model.taken().first == "deck initial d2")
    // Over a, in the first pile: the gap is before it.
    screen.move(0, 2)
    #expect(screen.rows[3].hasPrefix("a"))
    #expect(screen.rows[2].hasPrefix("d2"))
    screen.move(0, 3)
    screen.release(0, 3)
    #expect(model.piles == [["a", "d2", "b", "c"], ["e"]])
    #expect(model.deck == ["d1"])
    let log = model.taken()
    #expect(log.filter { $0.hasPrefix("piles") } == ["piles take 6 d2"])
    #expect(
      log.suffix(4)
        == [
          "deck ending(Inlay.DropOperation.move) d2", "piles take 6 d2",
          "deck ended(Inlay.DropOperation.move) d2", "deck dataTransferCompleted d2",
        ].map { $0.replacing("Inlay.", with: "DragReorder.") })
    #expect(!table.hasTraces)
  }

  @Test func aRefusedCardGoesBack() {
    let table = TableScreen()
    let (model, screen) = (table.model, table.screen)
    model.allowsMove = false
    model.configure = {
      DropConfiguration(
        operation: $0.suggestedOperations.contains(.move) ? .move : .forbidden)
    }
    screen.draw()
    screen.press(0, 0)
    screen.move(0, 3)
    // The picture says that it is refused, and there is no gap.
    #expect(screen.rows[3].contains("✗"))
    #expect(screen.rows[4].hasPrefix("c"))
    screen.release(0, 3)
    #expect(model.piles == [["a", "b", "c"], ["e"]])
    let log = model.taken()
    #expect(log.last == "deck dataTransferCompleted d2")
    #expect(log.contains("deck ended(DragReorder.DropOperation.forbidden) d2"))
    #expect(!table.hasTraces)
  }

  @Test func ownItemsMoveInsideAndLeaveForOtherDestinations() {
    let table = TableScreen()
    let (model, screen) = (table.model, table.screen)
    screen.press(0, 2)
    screen.move(0, 4)
    screen.release(0, 4)
    #expect(model.piles[0] == ["b", "c", "a"])
    #expect(
      model.taken().filter { $0.hasPrefix("move") } == [
        "move Destination(position: DragReorder.ReorderDifference<Swift.String, Swift.Int>"
          + ".Destination.Position.end, collectionID: 0) a"
      ])
    // The trash takes what the drag container gives for the card.
    screen.press(0, 2)
    screen.move(22, 0)
    #expect(screen.rows[3].hasPrefix("c"))
    screen.release(22, 0)
    #expect(model.trash == ["b"])
    #expect(model.piles == [["c", "a"], ["e"]])
    let log = model.taken()
    #expect(!log.contains { $0.hasPrefix("move") })
    #expect(
      log.filter { $0.hasPrefix("trash") } == [
        "trash entering", "trash active", "trash takes b",
        "trash ended(DragReorder.DropOperation.copy)", "trash dataTransferCompleted",
      ])
    #expect(!table.hasTraces)
  }

  @Test func aDisabledDestinationIsLookedThrough() {
    let table = TableScreen()
    table.model.trashIsEnabled = false
    table.screen.draw()
    table.screen.press(0, 2)
    table.screen.move(22, 0)
    table.screen.release(22, 0)
    #expect(table.model.trash.isEmpty)
    #expect(table.model.piles == [["a", "b", "c"], ["e"]])
    #expect(table.model.taken().last == "piles dataTransferCompleted a")
    #expect(!table.hasTraces)
  }

  @Test func aSelectionIsCarriedInItsOrder() {
    let table = TableScreen()
    let (model, screen) = (table.model, table.screen)
    model.selection = ["c", "a"]
    screen.draw()
    screen.press(0, 2)
    screen.move(10, 3)
    // Two cards are on their way.
    #expect(screen.text.contains("2"))
    screen.release(10, 3)
    #expect(model.piles == [["b"], ["e", "c", "a"]])
    #expect(!table.hasTraces)
    // Grabbing another item leaves the selection alone.
    screen.press(0, 2)
    screen.move(10, 2)
    screen.release(10, 2)
    #expect(model.piles == [[], ["b", "e", "c", "a"]])
  }

  @Test func aConfigurationSteersThePlace() {
    let table = TableScreen()
    let (model, screen) = (table.model, table.screen)
    model.configure = { session in
      // The piles are ten points wide; everything goes to the end of the pile under the pointer.
      DropConfiguration(
        operation: .move,
        destination: ReorderDifference<String, Int>.Destination(
          position: .end, collectionID: Int(session.location.x / 10)))
    }
    screen.press(0, 2)
    screen.move(12, 2)
    screen.release(12, 2)
    #expect(model.piles == [["b", "c"], ["e", "a"]])
    screen.press(0, 2)
    screen.move(2, 6)
    screen.release(2, 6)
    #expect(model.piles == [["c", "b"], ["e", "a"]])
    screen.press(0, 0)
    screen.move(12, 2)
    screen.release(12, 2)
    #expect(model.piles == [["c", "b"], ["e", "a", "d2"]])
    #expect(!table.hasTraces)
  }

  @Test func escapeAndALostSourceEndADrag() {
    let table = TableScreen()
    let (model, screen) = (table.model, table.screen)
    screen.press(0, 0)
    screen.move(0, 3)
    screen.key(.escape)
    #expect(model.taken().last == "deck dataTransferCompleted d2")
    #expect(!table.hasTraces)
    screen.release(0, 3)
    #expect(model.piles == [["a", "b", "c"], ["e"]])
    screen.press(0, 0)
    screen.move(0, 3)
    screen.resize(9, 2)
    screen.move(1, 1)
    screen.release(1, 1)
    #expect(!table.hasTraces)
  }
}
