import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import DragReorder
@testable import ViewGraph

/// Four piles of ten columns, of which a drop configuration forbids the third.
@MainActor
private struct PileTable {
  let table = CaseTable(["1": ["a", "b"], "2": ["c"], "3": ["d"], "4": ["e"]])
  let screen: TestScreen

  init() {
    let table = table
    screen = .following(44, 6) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(["1", "2", "3", "4"], id: \.self) {
          CaseList(table: table, collection: $0).frame(width: 10)
        }
      }
      .frame(height: 6, alignment: .top)
      .reorders(table)
      .onDragSessionUpdated { table.log.append("\($0.phase)") }
      .dropConfiguration { session in
        let place = session.reorderDestination(for: CaseItem.self, in: String.self)
        return DropConfiguration(operation: place?.collectionID == "3" ? .forbidden : .move)
      }
    }
  }
}

/// What destinations allow.
@MainActor
struct VerdictCaseTests {
  @Test("cfg-forbidden-feedback") func aRefusalIsSeenBeforeTheDrop() {
    let piles = PileTable()
    let screen = piles.screen
    var outcomes: [String] = []
    screen.containers()[0].observer = { effect in
      if case .ended(let outcome) = effect { outcomes.append("\(outcome)") }
    }
    screen.play(CaseBytes.press(0, 0), CaseBytes.move(25, 2))
    // No gap in the third pile, the placeholder at home, and a sign on what is carried.
    #expect(screen.rows[0] == "╌╌╌╌╌╌╌╌╌╌c         d         e")
    #expect(screen.rows[1] == "b")
    #expect(screen.rows[2].contains("a") && screen.rows[2].contains("✗"))
    screen.play(CaseBytes.release(25, 2))
    #expect(piles.table.differences == [])
    #expect(outcomes == ["cancelled(DragReorder.ReorderCancellation.forbidden)"])
    #expect(
      piles.table.log.suffix(2).map { $0 } == [
        "ended(DragReorder.DropOperation.forbidden)", "dataTransferCompleted",
      ])
    #expect(screen.rows[0] == "a         c         d         e")
  }

  @Test("cfg-forbidden-back-to-allowed") func aRefusalDoesNotStick() {
    let piles = PileTable()
    piles.screen.play(CaseBytes.press(0, 0), CaseBytes.move(25, 0))
    #expect(piles.screen.destination == "null")
    piles.screen.play(CaseBytes.move(35, 0))
    #expect(piles.screen.destination == "4 e")
    #expect(!piles.screen.text.contains("✗"))
    piles.screen.play(CaseBytes.release(35, 0))
    #expect(piles.table.differences.count == 1)
    #expect(piles.table["4"] == ["a", "e"])
  }

  @Test("cfg-nil-destination") func aForeignDropMayHaveNoPlace() {
    let table = CaseTable([:])
    var places: [ReorderDifference<String, String>.Destination?] = []
    let screen = TestScreen.following(20, 4) {
      VStack(alignment: .leading, spacing: 0) {
        Text("card").draggable(item: CaseItem(id: "card"))
        // A container without a collection cannot tell a place.
        Text("nothing yet").frame(width: 20, height: 3, alignment: .topLeading)
          .reorders(table)
          .dropDestination(for: CaseItem.self) { items, session in
            table.log.append(contentsOf: items.map(\.id))
            places.append(session.reorderDestination(for: CaseItem.self, in: String.self))
          }
      }
    }
    screen.play(CaseBytes.press(1, 0), CaseBytes.move(4, 2), CaseBytes.release(4, 2))
    #expect(table.log == ["card"])
    #expect(places == [nil])
    #expect(table.differences == [])
    #expect(!screen.isDragging)
  }

  @Test("copy-keeps-source") func aCopyLeavesItsSource() {
    let table = CaseTable(["shelf": ["a", "b"], "list": ["x"]])
    var isCareless = false
    let screen = TestScreen.following(24, 4) {
      HStack(alignment: .top, spacing: 2) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(table.items("shelf")) { Text($0.id).draggable(containerItemID: $0.id) }
        }
        .frame(width: 10, alignment: .leading)
        .dragContainer(for: CaseItem.self) { (id: String) in [CaseItem(id: id)] }
        .dragConfiguration(DragConfiguration(allowMove: false))
        .onDragSessionUpdated {
          if case .ended(let operation) = $0.phase { table.log.append("\(operation)") }
        }
        CaseList(table: table, collection: "list")
          .frame(width: 10, height: 4, alignment: .topLeading)
          .reorders(table)
          .dropDestination(for: CaseItem.self) { items, session in
            #expect(session.suggestedOperations == .copy)
            let copies = items.map { isCareless ? $0.id : "copy of \($0.id)" }
            let place = session.reorderDestination(for: CaseItem.self, in: String.self)
            if case .before("x") = place?.position {
              table["list"].insert(contentsOf: copies, at: 0)
            } else {
              table["list"].append(contentsOf: copies)
            }
          }
      }
    }
    screen.play(CaseBytes.press(0, 0), CaseBytes.move(13, 0))
    // What is carried says that it is a copy.
    #expect(screen.rows[0].contains("+"))
    screen.play(CaseBytes.release(13, 0))
    #expect(table.orders == ["shelf": ["a", "b"], "list": ["copy of a", "x"]])
    #expect(table.log == ["copy"])
    #expect(table.differences == [])
    #expect(screen.diagnostics == [])
    // An app that uses an identifier twice in a collection is told so.
    isCareless = true
    for _ in 0..<2 {
      screen.play(CaseBytes.press(0, 1), CaseBytes.move(13, 3), CaseBytes.release(13, 3))
    }
    #expect(table["list"] == ["copy of a", "x", "b", "b"])
    #expect(screen.diagnostics.contains { $0.contains("b occurs more than once") })
  }
}
