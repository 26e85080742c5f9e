import InlayTesting
import InputEvents
import Testing

@testable import DragReorder
@testable import ViewGraph

/// All the ways in which a drag ends without a drop: nothing is left of it, and nothing moved.
@MainActor
struct DragEndTests {
  struct Ending: Sendable, CustomTestStringConvertible {
    var name: String
    var end: @MainActor @Sendable (DragScreen) -> Void
    var testDescription: String { name }
  }

  nonisolated static let endings: [Ending] = [
    Ending(name: "Escape") { $0.screen.key(.escape) },
    Ending(name: "second button") {
      $0.screen.send(.mouse(MouseEvent(.press(.right), x: 31, y: 7)))
      $0.screen.send(.mouse(MouseEvent(.release(.right), x: 31, y: 7)))
    },
    Ending(name: "lost release") { $0.screen.hover(31, 7) },
    Ending(name: "focus out") { $0.screen.send(.focus(false)) },
    Ending(name: "suspend") { drag in
      drag.screen.scheduler.graph.pointer.cancel(.suspended)
      drag.screen.draw()
    },
    Ending(name: "container disabled") { drag in
      drag.change { drag.settings.isEnabled = false }
      drag.change { drag.settings.isEnabled = true }
    },
    Ending(name: "disabled around") { drag in
      drag.change { drag.settings.isDisabledAround = true }
      drag.change { drag.settings.isDisabledAround = false }
    },
    Ending(name: "container gone and back") { drag in
      drag.change { drag.settings.isMounted = false }
      drag.change { drag.settings.isMounted = true }
    },
  ]

  @Test(arguments: endings)
  func nothingIsLeft(_ ending: Ending) {
    let drag = DragScreen()
    let before = drag.screen.text
    drag.liftAlpha(to: 31, 7)
    #expect(drag.status == "Alpha: 1 of 1 in Later")
    #expect(drag.screen.scheduler.graph.pointer.wantsMotion)
    ending.end(drag)
    #expect(!drag.hasTraces)
    #expect(drag.screen.text == before)
    // What is left of the gesture means nothing.
    drag.screen.move(17, 2)
    drag.screen.release(17, 2)
    #expect(drag.screen.text == before)
    #expect(drag.board.differences.isEmpty)
    // The next drag is a drag like any other.
    drag.liftAlpha(to: 31, 7)
    drag.screen.release(31, 7)
    #expect(drag.board.order == [["Beta", "Gamma"], ["Delta"], ["Alpha"]])
  }

  @Test func aSecondPressIsAFreshOne() {
    let drag = DragScreen()
    let before = drag.screen.text
    drag.liftAlpha(to: 31, 7)
    // The release was lost; Delta is pressed and moved.
    drag.screen.press(17, 2)
    #expect(drag.screen.text == before)
    drag.screen.move(31, 7)
    #expect(drag.status == "Delta: 1 of 1 in Later")
    drag.screen.release(31, 7)
    #expect(drag.board.order == [["Alpha", "Beta", "Gamma"], [], ["Delta"]])
  }

  @Test func aDropAwayFromTheContainerMovesNothing() {
    let board = Board(["Todo": ["Alpha", "Beta"]])
    let screen = TestScreen(30, 10, reduceMotion: true) {
      VStack(alignment: .leading) {
        KanbanBoard(board: board).frame(width: 14, height: 8).clipped()
        Text("below")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    let before = screen.text
    screen.press(3, 2)
    // Two columns beside the container are still near it, three are not.
    screen.move(15, 5)
    #expect(screen.rows[5].hasPrefix("╎") || screen.rows[4].hasPrefix("╭╌"))
    screen.move(17, 5)
    #expect(screen.rows[1].hasPrefix("╭╌"))
    screen.release(17, 5)
    #expect(screen.text == before)
    #expect(board.differences.isEmpty)
  }

  @Test func aContainerThatGoesInTheMiddleLeavesTheRestOfTheScreen() {
    let drag = DragScreen()
    drag.liftAlpha(to: 31, 7)
    drag.change { drag.settings.isMounted = false }
    #expect(drag.screen.text.hasPrefix("gone\n"))
    #expect(!drag.hasTraces)
    drag.screen.move(17, 2)
    drag.screen.release(17, 2)
    #expect(drag.board.differences.isEmpty)
  }

  @Test func aWheelOrAnotherButtonDisarms() {
    let drag = DragScreen()
    drag.screen.press(3, 2)
    drag.screen.wheel(1, at: 3, 2)
    drag.screen.move(31, 7)
    #expect(!drag.hasTraces)
    drag.screen.release(31, 7)
    drag.screen.press(3, 2)
    drag.screen.send(.mouse(MouseEvent(.press(.middle), x: 3, y: 2)))
    drag.screen.move(31, 7)
    #expect(!drag.hasTraces)
    drag.screen.release(31, 7)
    #expect(drag.board.differences.isEmpty)
  }

  @Test(arguments: [EventModifiers.shift, .option, .control])
  func aPressWithAModifierLiftsNothing(modifiers: EventModifiers) {
    let drag = DragScreen()
    drag.screen.press(3, 2, modifiers: modifiers)
    drag.screen.move(31, 7)
    #expect(!drag.hasTraces)
    drag.screen.release(31, 7)
    #expect(drag.board.differences.isEmpty)
  }

  @Test func whatIsDisabledIsNotLifted() {
    let drag = DragScreen()
    drag.change { drag.settings.isEnabled = false }
    drag.liftAlpha(to: 31, 7)
    #expect(!drag.hasTraces)
    drag.screen.release(31, 7)
    drag.change {
      drag.settings.isEnabled = true
      drag.settings.isDisabledAround = true
    }
    drag.liftAlpha(to: 31, 7)
    #expect(!drag.hasTraces)
    drag.screen.release(31, 7)
    #expect(drag.board.differences.isEmpty)
  }
}
