import CellGrid
import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// What people see and hear of a drag, and how it is undone.
@MainActor
struct FeedbackCaseTests {
  @Test("preview-grab-offset") func whatIsCarriedStaysWhereItWasGrabbed() throws {
    let table = CaseTable(["list": ["item", "rest"]])
    let screen = TestScreen.following(30, 14) {
      CaseList(table: table, collection: "list", height: 3).frame(width: 10).reorders(table)
    }
    screen.play(CaseBytes.press(4, 1), CaseBytes.move(20, 10))
    let preview = try #require(DragExchange.of(screen.scheduler.graph).drag?.preview)
    #expect(preview.layer.frame == CellRect(x: 16, y: 9, width: 10, height: 3))
    #expect(screen.rows[9] == "                item")
    // At the edges of the screen it is cut off and not moved away from the pointer.
    screen.play(CaseBytes.move(1, 0))
    #expect(preview.layer.frame.origin == CellPoint(x: -3, y: -1))
    screen.play(CaseBytes.move(29, 13))
    #expect(preview.layer.frame.origin == CellPoint(x: 25, y: 12))
    #expect(screen.rows[12] == "                         item")
    screen.send(bytes: CaseBytes.key("esc")!)
  }

  @Test("announce") func everyStepOfTheKeyboardIsAnnounced() {
    let table = CaseTable(["list": ["a", "b", "c"]])
    let screen = TestScreen.following(10, 4) {
      CaseList(table: table, collection: "list").reorders(table)
        .environment(\.announceReorder) { step in
          let item = step.item?.base as? String ?? "?"
          let place = "position \(step.position ?? 0) of \(step.count ?? 0)"
          switch step.kind {
          case .lifted: table.log.append("lifted \(item), \(place)")
          case .moved: table.log.append("\(item), \(place)")
          case .refused: table.log.append("\(item) stays")
          case .dropped: table.log.append("dropped \(item), \(place)")
          case .cancelled: table.log.append("cancelled, \(item) back at \(place)")
          }
        }
    }
    for key in ["tab", "down", "space", "down", "space", "up", "up", "space", "esc"] {
      screen.send(bytes: CaseBytes.key(key)!)
    }
    #expect(
      table.log == [
        "lifted b, position 2 of 3", "b, position 3 of 3", "dropped b, position 3 of 3",
        "lifted a, position 1 of 3", "cancelled, a back at position 1 of 3",
      ])
    table.log = []
    // Back is where it was, not where it has come to.
    for key in ["space", "down", "esc"] { screen.send(bytes: CaseBytes.key(key)!) }
    #expect(table.log.last == "cancelled, a back at position 1 of 3")
    #expect(table["list"] == ["a", "c", "b"])
  }

  @Test("undo") func aMoveHasAnInverse() throws {
    let before = ["list": ["a", "b", "c", "d", "e"], "other": ["x"]]
    let table = CaseTable(before)
    let screen = TestScreen.following(24, 6) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(["list", "other"], id: \.self) {
          CaseList(table: table, collection: $0).frame(width: 10)
        }
      }
      .reorders(table)
      .dragContainerSelection(["b", "d"])
    }
    screen.play(CaseBytes.press(2, 0), CaseBytes.move(2, 4), CaseBytes.release(2, 4))
    #expect(table["list"] == ["b", "c", "d", "e", "a"])
    let move = try #require(table.differences.first)
    let inverse = move.inverse(in: before)
    #expect(
      inverse == [
        ReorderDifference(
          sources: ["a"], destination: .init(position: .before("b"), collectionID: "list"))
      ])
    for difference in inverse { table.apply(difference) }
    #expect(table.orders == before)
    // Of a move from two places the inverse is two moves.
    screen.draw()
    table.differences = []
    screen.play(CaseBytes.press(2, 1), CaseBytes.move(12, 0), CaseBytes.release(12, 0))
    #expect(table.orders == ["list": ["a", "c", "e"], "other": ["b", "d", "x"]])
    let inverses = try #require(table.differences.first).inverse(in: before)
    #expect(inverses.map(\.sources) == [["b"], ["d"]])
    for difference in inverses { table.apply(difference) }
    #expect(table.orders == before)
  }
}
