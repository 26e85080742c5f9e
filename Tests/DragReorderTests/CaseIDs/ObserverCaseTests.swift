import Controls
import InlayTesting
import Observation
import Testing

@testable import DragReorder
@testable import ViewGraph

@Observable
private final class Chosen {
  var ids: Set<String> = ["d"]
}

/// What apps hear of drags.
@MainActor
struct ObserverCaseTests {
  private let move = "(DragReorder.DropOperation.move)"

  @Test("observer-phases") func phasesComeInTheirOrder() {
    let table = CaseTable(["first": ["a", "b"], "second": ["c"], "third": []])
    let screen = TestScreen.following(34, 6) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(["first", "second", "third"], id: \.self) {
          CaseList(table: table, collection: $0).frame(width: 10)
        }
      }
      .frame(height: 4, alignment: .top)
      .reorderContainer(for: CaseItem.self, in: String.self) { difference in
        table.log.append("move")
        table.apply(difference)
      }
      .onDragSessionUpdated { table.log.append("drag \($0.phase)") }
      .onDropSessionUpdated { table.log.append("drop \($0.phase)") }
    }
    screen.play(
      CaseBytes.press(2, 0), CaseBytes.move(2, 1), CaseBytes.move(12, 0), CaseBytes.move(22, 0),
      CaseBytes.release(22, 0))
    #expect(table["third"] == ["a"])
    let log = table.log
    // One after another, what repeats once.
    var steps: [String] = []
    for entry in log where !steps.contains(entry) { steps.append(entry) }
    #expect(steps.first == "drag initial")
    #expect(
      steps.filter { $0.hasPrefix("drag") } == [
        "drag initial", "drag active", "drag ending\(move)", "drag ended\(move)",
        "drag dataTransferCompleted",
      ])
    #expect(
      steps.filter { $0.hasPrefix("drop") } == [
        "drop entering", "drop active", "drop ended\(move)", "drop dataTransferCompleted",
      ])
    // All collections belong to one container, which is entered once and left by the drop.
    for once in ["drag initial", "drop entering", "drop ended\(move)", "drag ended\(move)", "move"]
    {
      #expect(log.filter { $0 == once }.count == 1, "\(once)")
    }
    // Away from the container and back is a second visit; Escape ends everything once.
    table.log = []
    screen.play(
      CaseBytes.press(22, 0), CaseBytes.move(22, 1), CaseBytes.move(32, 5), CaseBytes.move(12, 0))
    screen.send(bytes: CaseBytes.key("esc")!)
    let drops = table.log.filter { $0.hasPrefix("drop") && $0 != "drop active" }
    #expect(drops.prefix(3) == ["drop entering", "drop exiting", "drop entering"])
    #expect(table.log.filter { $0.hasPrefix("drag ended") }.count == 1)
    #expect(table.log.last == "drag dataTransferCompleted")
    #expect(!table.log.contains("move"))
  }

  @Test("drag-index") func theHeldItemIsOneOfTheDraggedOnes() {
    let table = CaseTable(["list": ["a", "b", "c", "d"]])
    let screen = TestScreen.following(10, 6) {
      CaseList(table: table, collection: "list").reorders(table)
        .dragContainerSelection(["d", "b"])
        .onDragSessionUpdated { session in
          guard session.phase == .initial else { return }
          table.log.append(
            "\(session.draggedItemIndex) of \(session.draggedItemIDs(for: String.self))")
        }
    }
    screen.play(CaseBytes.press(2, 1), CaseBytes.move(2, 2))
    #expect(table.log == ["1 of [\"d\", \"b\"]"])
    screen.play(CaseBytes.release(2, 2), CaseBytes.press(2, 0), CaseBytes.move(2, 3))
    #expect(table.log.count == 2)
    #expect(table.log.last?.hasPrefix("0 of [") == true)
    screen.send(bytes: CaseBytes.key("esc")!)
  }

  @Test("no-lift-selection-steal") func aLiftSelectsNothing() {
    let table = CaseTable(["list": ["a", "b", "c", "d", "e"]])
    let chosen = Chosen()
    let screen = TestScreen.following(10, 6) {
      List(selection: Bindable(chosen).ids) {
        ForEach(table.items("list")) { Text($0.id) }.reorderable(collectionID: "list")
      }
      .reorders(table)
      .dragContainerSelection(chosen.ids)
    }
    // A click selects, a press does not.
    screen.play(CaseBytes.press(2, 4), CaseBytes.release(2, 4))
    #expect(chosen.ids == ["e"])
    screen.play(CaseBytes.press(2, 3), CaseBytes.release(2, 3), CaseBytes.press(2, 0))
    #expect(chosen.ids == ["d"])
    screen.play(CaseBytes.move(2, 1), CaseBytes.move(2, 2))
    #expect(screen.isDragging)
    #expect(screen.containers()[0].session.sources == ["a"])
    #expect(chosen.ids == ["d"])
    screen.play(CaseBytes.release(2, 2))
    #expect(table["list"] == ["b", "c", "a", "d", "e"])
    #expect(chosen.ids == ["d"])
    // A click selects.
    screen.play(CaseBytes.press(2, 0), CaseBytes.release(2, 0))
    #expect(chosen.ids == ["b"])
  }
}
