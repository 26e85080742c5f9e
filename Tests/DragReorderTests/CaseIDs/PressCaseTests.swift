import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// Which presses lift something, and how a drag by the mouse ends.
@MainActor
struct PressCaseTests {
  let table = CaseTable(["list": ["a", "b", "c", "d", "e"]])

  private func list() -> TestScreen {
    let table = table
    return .following(10, 7) {
      CaseList(table: table, collection: "list").reorders(table)
        .onDragSessionUpdated {
          if $0.phase != .active {
            table.log.append("\($0.draggedItemIDs(for: String.self)) \($0.phase)")
          }
        }
    }
  }

  @Test("two-pointers") func aPressOfAnotherPointerEndsTheFirstDrag() {
    let screen = list()
    screen.play(CaseBytes.press(0, 0), CaseBytes.move(0, 1), CaseBytes.press(0, 2))
    let end = "(DragReorder.DropOperation.cancel)"
    #expect(
      table.log == [
        "[\"a\"] initial", "[\"a\"] ending\(end)", "[\"a\"] ended\(end)",
        "[\"a\"] dataTransferCompleted",
      ])
    // From now on reports of either are those of the second.
    screen.play(CaseBytes.move(0, 4))
    #expect(screen.containers()[0].session.sources == ["c"])
    screen.play(CaseBytes.release(0, 3), CaseBytes.move(0, 4), CaseBytes.release(0, 4))
    #expect(table["list"] == ["a", "b", "d", "c", "e"])
    #expect(table.differences.count == 1)
    #expect(!screen.isDragging)
  }

  @Test("x10-release") func aReleaseWithoutAButtonDrops() {
    /// A report of three bytes: button and cell, each with an offset of 32, cells counted from one.
    func report(_ button: UInt8, _ x: UInt8, _ y: UInt8) -> [UInt8] {
      Array("\u{1B}[M".utf8) + [32 + button, 33 + x, 33 + y]
    }
    let screen = list()
    screen.send(bytes: report(0, 2, 0))
    screen.send(bytes: report(32, 2, 1))
    screen.send(bytes: report(32, 2, 3))
    #expect(screen.isDragging)
    screen.send(bytes: report(3, 2, 3))
    #expect(table["list"] == ["b", "c", "d", "a", "e"])
    #expect(table.differences.count == 1)
    #expect(!screen.isDragging)
  }

  @Test("modifier-press", arguments: [4, 8, 16, 20, 28])
  func aPressWithAModifierLiftsNothing(bits: Int) {
    let screen = list()
    screen.play(
      CaseBytes.mouse(bits, 2, 0), CaseBytes.mouse(32 + bits, 2, 2),
      // The key may have been let go in between.
      CaseBytes.move(2, 3))
    #expect(!screen.isDragging)
    screen.play(CaseBytes.mouse(bits, 2, 3, isRelease: true))
    #expect(table.differences == [])
    #expect(table.log == [])
    screen.play(CaseBytes.press(2, 0), CaseBytes.move(2, 1), CaseBytes.release(2, 1))
    #expect(table["list"] == ["b", "a", "c", "d", "e"])
  }

  @Test("drag-handle") func onlyAHandleLifts() {
    let table = table
    let screen = TestScreen.following(10, 7) {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(table.items("list")) { item in
          HStack(spacing: 0) {
            HStack(spacing: 0) {
              Text(":")
              Text(":")
            }
            .reorderHandle()
            Text(" \(item.id)....").onTapGesture { table.log.append(item.id) }
          }
        }
        .reorderable(collectionID: "list")
      }
      .reorders(table)
    }
    #expect(screen.rows[0] == ":: a....")
    screen.play(CaseBytes.press(4, 0), CaseBytes.move(4, 2))
    #expect(!screen.isDragging)
    screen.play(CaseBytes.release(4, 2), CaseBytes.press(4, 0), CaseBytes.release(4, 0))
    #expect(table.log == ["a"])
    #expect(table.differences == [])
    for (x, order) in [(0, ["b", "c", "a", "d", "e"]), (1, ["c", "a", "b", "d", "e"])] {
      screen.play(CaseBytes.press(x, 0), CaseBytes.move(x, 2), CaseBytes.release(x, 2))
      #expect(table["list"] == order)
    }
    #expect(table.log == ["a"])
  }
}
