import CellGrid
import Foundation
import InlayTesting
import Testing

@testable import DragReorder
@testable import ViewGraph

/// The screen changes under a drag: its size, what is scrolled, what is at rest.
@MainActor
struct DragScreenTests {
  @Test func aNewSizeKeepsTheDragAndIsEvaluatedAtTheNextReport() {
    let board = Board(["Todo": ["Alpha", "Beta"], "Done": []])
    let screen = TestScreen(40, 12) {
      HStack(alignment: .top, spacing: 0) {
        ForEach(board.columns) { column in
          VStack(alignment: .leading) {
            Text(column.title)
            ForEach(column.tasks) { Text($0.title).border(.rounded) }
              .reorderable(collectionID: column.id)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .reorderContainer(for: BoardTask.self, in: String.self) { board.apply($0) }
    }
    screen.press(2, 2)
    screen.move(15, 2)
    // Columns of 20: column 15 is in the first. Of 10 on the smaller screen: it is in the second.
    screen.resize(20, 12)
    #expect(screen.rows[2].contains("┃Alpha┃"))
    screen.move(15, 2)
    screen.release(15, 2)
    #expect(board.order == [["Beta"], ["Alpha"]])
  }

  /// Terminals that report pixels, and those that repeat reports, tell of motion that stays in its cell.
  @Test func motionInsideACellCostsNeitherLayoutNorOutput() {
    let drag = DragScreen(["Todo": ["Alpha", "Beta", "Gamma"], "Done": []])
    drag.screen.press(3, 2)
    drag.screen.move(4, 6)
    let before = (
      drag.screen.frameCount, drag.screen.scheduler.graph.layoutCount,
      drag.screen.terminal.byteCount
    )
    for _ in 0..<100 { drag.screen.move(4, 6) }
    #expect(drag.screen.frameCount == before.0)
    #expect(drag.screen.scheduler.graph.layoutCount == before.1)
    #expect(drag.screen.terminal.byteCount == before.2)
    drag.screen.move(5, 6)
    #expect(drag.screen.frameCount > before.0)
    #expect(drag.screen.terminal.byteCount > before.2)
  }

  @Test func theWheelMovesTheContentUnderTheCarriedItem() {
    // Six cards of three rows in a list of six rows, from row 1.
    let drag = DragScreen(["Todo": ["A1", "A2", "A3", "A4", "A5", "A6"], "Done": []])
    drag.change { drag.settings.listHeight = 6 }
    drag.screen.press(3, 2)
    drag.screen.move(3, 5)
    #expect(drag.status == "A1: 2 of 6 in Todo")
    for place in 3...6 {
      drag.screen.wheel(1, at: 3, 5)
      #expect(drag.status == "A1: \(place) of 6 in Todo")
    }
    // There is nothing more to scroll to.
    drag.screen.wheel(1, at: 3, 5)
    #expect(drag.status == "A1: 6 of 6 in Todo")
    drag.screen.wheel(-1, at: 3, 5)
    #expect(drag.status == "A1: 5 of 6 in Todo")
    drag.screen.release(3, 5)
    #expect(drag.board.order[0] == ["A2", "A3", "A4", "A5", "A1", "A6"])
  }

  @Test func scrollingBackIsNotUndoneByTheEndOfADrag() {
    let drag = DragScreen(["Todo": ["A1", "A2", "A3", "A4"], "Done": []])
    drag.change { drag.settings.listHeight = 6 }
    drag.screen.press(3, 2)
    drag.screen.move(3, 5)
    drag.screen.wheel(1, at: 3, 5)
    drag.screen.key(.escape)
    #expect(drag.screen.rows[2].hasPrefix("│A2"))
  }

  @Test func whatIsScrolledAwayIsNotPressed() {
    let drag = DragScreen(["Todo": ["A1", "A2", "A3", "A4"], "Done": []])
    drag.change { drag.settings.listHeight = 6 }
    drag.screen.wheel(1, at: 3, 2)
    // A1 lies over rows -2 to 0 now, under the heading; A4 over rows 7 to 9, below the list.
    for y in [0, 8] {
      drag.screen.press(3, y)
      drag.screen.move(17, 2)
      #expect(!drag.hasTraces)
      drag.screen.release(17, 2)
    }
    drag.screen.press(3, 2)
    drag.screen.move(17, 2)
    #expect(drag.status == "A2: 1 of 1 in Done")
    drag.screen.release(17, 2)
  }

  @Test func aCardCutOffByTheListIsCarriedWhole() {
    let drag = DragScreen(["Todo": ["A1", "A2", "A3"], "Done": []])
    drag.change { drag.settings.listHeight = 4 }
    // Only the first row of A2 is to be seen.
    drag.screen.press(3, 4)
    drag.screen.move(17, 8)
    #expect(
      drag.screen.rows[8..<11].map { String($0.dropFirst(14)) } == [
        "┏━━━━━━━━━━┓", "┃A2        ┃", "┗━━━━━━━━━━┛",
      ])
    drag.screen.release(17, 8)
    #expect(drag.board.order == [["A1", "A3"], ["A2"]])
  }

  @Test func motionInOneCellCostsNothing() {
    let drag = DragScreen()
    drag.liftAlpha(to: 17, 2)
    let frames = drag.screen.frameCount
    let counters = drag.screen.scheduler.graph.counters
    for _ in 0..<10 { drag.screen.move(17, 2) }
    #expect(drag.screen.frameCount == frames)
    #expect(drag.screen.scheduler.graph.counters == counters)
  }

  @Test func motionThatKeepsThePlaceEvaluatesNoBody() {
    let drag = DragScreen()
    drag.liftAlpha(to: 31, 7)
    let bodies = drag.screen.scheduler.graph.counters.bodies
    for x in 32..<39 { drag.screen.move(x, 8) }
    #expect(drag.screen.scheduler.graph.counters.bodies == bodies)
  }

  @Test func thePreviewIsBoldWithThickLinesAndFollowsThePointer() {
    let drag = DragScreen()
    drag.liftAlpha(to: 31, 7)
    for (x, y) in [(31, 7), (33, 9), (43, 15), (0, 0)] {
      drag.screen.move(x, y)
      // Pressed three cells right of and one below its corner.
      let surface = drag.screen.surface
      let text = (x - 2, y)
      if surface.bounds.contains(x: text.0, y: text.1) {
        #expect(surface[text.0, text.1].glyph.string == "A")
        #expect(surface[text.0, text.1].style.attributes.contains(.bold))
      }
      if surface.bounds.contains(x: x - 3, y: y - 1) {
        #expect(surface[x - 3, y - 1].glyph.string == "┏")
      }
    }
    drag.screen.key(.escape)
    #expect(!drag.hasTraces)
  }
}
