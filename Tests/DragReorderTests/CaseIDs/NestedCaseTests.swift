import InlayTesting
import LayoutCore
import Testing

@testable import DragReorder
@testable import ViewGraph

/// Two columns of 12 by 8 cells, 2 apart, that can be reordered and hold cards of two rows that can be too.
///
/// The heading of a column is in row 0, its cards begin in row 2.
private struct NestedBoard: View {
  var columns: CaseTable
  var cards: CaseTable

  var body: some View {
    HStack(alignment: .top, spacing: 2) {
      ForEach(columns.items("columns")) { column in
        VStack(alignment: .leading, spacing: 0) {
          Text(column.id).frame(height: 2, alignment: .top)
          CaseList(table: cards, collection: column.id, height: 2)
        }
        .frame(width: 12, height: 8, alignment: .topLeading)
      }
      .reorderable()
    }
    .reorders(cards)
    .reorderContainer(for: CaseItem.self) { difference in
      columns.log.append("columns move")
      columns.lists["columns"]?.apply(difference)
    }
  }
}

/// Containers, collections and items in each other.
@MainActor
struct NestedCaseTests {
  let columns = CaseTable(["columns": ["c1", "c2"]])
  let cards = CaseTable(["c1": ["x", "y"], "c2": []])

  private func board() -> TestScreen {
    let (columns, cards) = (columns, cards)
    return .following(40, 12) { NestedBoard(columns: columns, cards: cards) }
  }

  @Test("nest-innermost-item") func aCardIsLiftedFromAColumn() {
    let screen = board()
    screen.play(CaseBytes.press(3, 3), CaseBytes.move(17, 3))
    #expect(screen.rows[0] == "c1            c2")
    screen.play(CaseBytes.release(17, 3))
    #expect(cards.orders == ["c1": ["y"], "c2": ["x"]])
    #expect(cards.differences.count == 1)
    #expect(columns["columns"] == ["c1", "c2"])
    #expect(columns.log == [])
  }

  @Test("nest-header-drags-column") func aHeadingLiftsItsColumn() {
    let screen = board()
    screen.play(CaseBytes.press(3, 0), CaseBytes.move(17, 0))
    // The middle of the second column is at its column 20: only there it is passed.
    #expect(screen.rows[0].hasPrefix("╭╌"))
    screen.play(CaseBytes.move(20, 0))
    #expect(screen.rows[0].hasPrefix("c2"))
    // The column is carried with its cards.
    #expect(screen.rows[2].contains("x"))
    screen.play(CaseBytes.release(20, 0))
    #expect(columns["columns"] == ["c2", "c1"])
    #expect(columns.log == ["columns move"])
    #expect(cards.orders == ["c1": ["x", "y"], "c2": []])
    #expect(cards.differences == [])
    #expect(screen.rows[0] == "c2            c1")
    #expect(screen.rows[2] == "              x")
  }

  @Test("nest-type-filter") func aCardSeesNoColumns() {
    let screen = board()
    screen.play(CaseBytes.press(3, 3), CaseBytes.move(17, 0))
    #expect(screen.destination == "c2 $end")
    #expect(screen.rows[0].hasPrefix("c1            c2"))
    // Over its own heading it is the first of its column.
    screen.play(CaseBytes.move(3, 0))
    #expect(screen.destination == "c1 y")
    screen.play(CaseBytes.release(3, 0))
    #expect(columns.log == [])
  }

  @Test("nest-self-descendant") func aFolderIsNeverDroppedIntoItself() {
    let table = CaseTable(["root": ["a", "f", "g"], "f": ["p", "q"], "g": ["r"]])
    let screen = TestScreen.following(12, 10) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(table.items("root")) { item in
          VStack(alignment: .leading, spacing: 0) {
            Text(item.id)
            if item.id != "a" {
              CaseList(table: table, collection: item.id).padding(.leading, 2)
            }
          }
        }
        .reorderable(collectionID: "root")
      }
      .reorders(table)
      .dragContainerSelection(["f", "g"])
    }
    #expect(screen.rows[0..<6] == ["a", "f", "  p", "  q", "g", "  r"])
    // The folder f with g, over p, q and r, which are in them.
    screen.play(CaseBytes.press(0, 1))
    for row in [2, 3, 4, 5, 3] {
      screen.play(CaseBytes.move(3, row))
      #expect(screen.destination == "root $end")
    }
    screen.play(CaseBytes.release(3, 3))
    #expect(table.differences == [])
    // What is at the rows where the folder was is not in it: a moves up there.
    screen.play(CaseBytes.press(0, 1), CaseBytes.move(3, 0), CaseBytes.move(3, 3))
    #expect(screen.destination.hasPrefix("root"))
    screen.send(bytes: CaseBytes.key("esc")!)
    // An item of the folder goes out of it, and another in.
    screen.play(CaseBytes.release(3, 3), CaseBytes.press(2, 2), CaseBytes.move(0, 0))
    #expect(screen.destination == "root a")
    screen.play(CaseBytes.release(0, 0))
    #expect(table.orders == ["root": ["p", "a", "f", "g"], "f": ["q"], "g": ["r"]])
    #expect(screen.rows[0..<4] == ["p", "a", "f", "  q"])
    screen.play(CaseBytes.press(0, 0), CaseBytes.move(3, 3))
    #expect(screen.destination == "f q" || screen.destination == "f $end")
    screen.play(CaseBytes.release(3, 3))
    #expect(table["root"] == ["a", "f", "g"])
    #expect(table["f"].sorted() == ["p", "q"])
  }

  @Test("nest-inner-disabled-falls-outward") func aDisabledContainerIsLookedThrough() {
    let table = CaseTable(["outer": ["a", "g", "b"], "inner": ["p", "q", "r"]])
    let inner = CaseTable([:])
    let screen = TestScreen.following(12, 8) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(table.items("outer")) { item in
          if item.id == "g" {
            CaseList(table: table, collection: "inner").reorders(inner, isEnabled: false)
          } else {
            Text(item.id)
          }
        }
        .reorderable(collectionID: "outer")
      }
      .reorders(table)
    }
    #expect(screen.rows[0..<5] == ["a", "p", "q", "r", "b"])
    screen.play(CaseBytes.press(0, 0), CaseBytes.move(0, 1))
    #expect(screen.destination == "outer g")
    screen.play(CaseBytes.move(0, 3))
    // Past the middle of what holds the inner list.
    #expect(screen.destination == "outer b")
    screen.play(CaseBytes.release(0, 3))
    #expect(table.orders == ["outer": ["g", "a", "b"], "inner": ["p", "q", "r"]])
    #expect(inner.differences == [])
    // What is in the disabled container lifts what holds it.
    screen.play(CaseBytes.press(0, 1), CaseBytes.move(0, 4), CaseBytes.release(0, 4))
    #expect(table["outer"] == ["a", "b", "g"] || table["outer"] == ["a", "g", "b"])
  }
}
