import DragReorder
import Foundation
import Testing

/// The paths of a session that the cases do not play.
@Suite struct SessionTests {
  typealias Session = ReorderSession<String, String>

  /// A list of five rows, `a` to `e`.
  static func list(_ items: [String] = ["a", "b", "c", "d", "e"]) -> Screen {
    let entries = items.map { JSON.array([.string($0), .number(1)]) }
    return Screen(
      ScreenSetup(
        .object([
          "container": .object(["bounds": .array([0, 0, 10, 8].map { .number($0) })]),
          "collections": .array([
            .object([
              "id": .string("list"), "items": .array(entries),
              "frame": .array([0, 0, 10, 8].map { .number($0) }),
            ])
          ]),
        ])))
  }

  static func cell(_ x: Int, _ y: Int) -> ReorderCell { ReorderCell(x: x, y: y) }

  /// A session that carries the item in a row over another row.
  static func dragging(_ row: Int, to target: Int, in screen: Screen) -> Session {
    var session = Session()
    let start = cell(2, row)
    _ = session.press(screen.press(at: start), at: start, in: screen)
    _ = session.motion(to: cell(2, target), in: screen)
    return session
  }

  @Test func liftReportsSourcesBeforeTheFirstDestination() {
    let screen = Self.list()
    screen.setup.selection = ["d", "b"]
    var session = Session()
    let press = screen.press(at: Self.cell(2, 1))
    _ = session.press(press, at: Self.cell(2, 1), in: screen)
    #expect(session.phase == .armed)
    let effects = session.motion(to: Self.cell(2, 4), in: screen)
    #expect(
      effects == [
        .lifted(sources: ["d", "b"], lead: "b"),
        .destinationChanged(.init(position: .end, collectionID: "list")),
      ])
    #expect(session.grabbedCell == Self.cell(2, 1))
  }

  @Test func liftingDoesNotUseASelectionWithoutTheItem() {
    let screen = Self.list()
    screen.setup.selection = ["d", "b"]
    let session = Self.dragging(0, to: 2, in: screen)
    #expect(session.sources == ["a"])
  }

  @Test func leadIsTheFirstSourceIfTheGrabbedItemIsNone() {
    let screen = Self.list()
    screen.setup.groups = ["a": ["x", "c", "b", "c"]]
    let session = Self.dragging(0, to: 2, in: screen)
    #expect(session.sources == ["c", "b"])
    #expect(session.lead == "c")
  }

  @Test func nothingToLiftEndsTheGesture() {
    let screen = Self.list()
    screen.setup.moveDisabled = ["a"]
    var session = Self.dragging(0, to: 2, in: screen)
    #expect(session.phase == .spent)
    #expect(session.release(at: Self.cell(2, 0), in: screen) == [])
    #expect(session.phase == .idle)
  }

  @Test func motionWithoutAButtonIsALostRelease() {
    let screen = Self.list()
    var session = Self.dragging(0, to: 3, in: screen)
    #expect(session.hover() == [.ended(.cancelled(.lostRelease))])
    #expect(session.phase == .idle)
    _ = session.press(screen.press(at: Self.cell(2, 1)), at: Self.cell(2, 1), in: screen)
    #expect(session.hover() == [])
    #expect(session.release(at: Self.cell(2, 1), in: screen) == [])
  }

  @Test func secondPressCancelsAndIsAPress() {
    let screen = Self.list()
    var session = Self.dragging(0, to: 3, in: screen)
    screen.arrange(nil)
    let effects = session.press(
      screen.press(at: Self.cell(2, 2)), at: Self.cell(2, 2), in: screen)
    #expect(effects == [.ended(.cancelled(.secondPress))])
    #expect(session.release(at: Self.cell(2, 2), in: screen) == [.click("c")])
  }

  @Test func wheelDisarmsButDoesNotEndADrag() {
    let screen = Self.list()
    var session = Session()
    _ = session.press(screen.press(at: Self.cell(2, 1)), at: Self.cell(2, 1), in: screen)
    session.wheel()
    #expect(session.motion(to: Self.cell(2, 4), in: screen) == [])
    #expect(session.release(at: Self.cell(2, 1), in: screen) == [])
    var dragging = Self.dragging(0, to: 3, in: screen)
    dragging.wheel()
    #expect(dragging.phase == .draggingByPointer)
  }

  @Test func disablingAnArmedPressLeavesTheClick() {
    let screen = Self.list()
    var session = Session()
    _ = session.press(screen.press(at: Self.cell(2, 1)), at: Self.cell(2, 1), in: screen)
    #expect(session.setEnabled(false) == [])
    #expect(session.motion(to: Self.cell(2, 4), in: screen) == [])
    #expect(session.release(at: Self.cell(2, 1), in: screen) == [.click("b")])
  }

  @Test func anItemThatIsGoneDisarms() {
    let screen = Self.list()
    var session = Session()
    _ = session.press(screen.press(at: Self.cell(2, 1)), at: Self.cell(2, 1), in: screen)
    let old = screen.orders
    screen.orders.remove("b")
    #expect(session.modelChanged(from: old, to: screen.orders) == [])
    #expect(session.phase == .spent)
  }

  @Test func allSourcesGoneCancels() {
    let screen = Self.list()
    var session = Self.dragging(0, to: 3, in: screen)
    let old = screen.orders
    screen.orders.remove("a")
    let effects = session.modelChanged(from: old, to: screen.orders)
    #expect(effects == [.ended(.cancelled(.sourcesGone))])
  }

  @Test func aLostAnchorIsReplacedByItsNextSuccessor() {
    let screen = Self.list()
    var session = Self.dragging(0, to: 1, in: screen)
    #expect(session.destination?.position == .before("c"))
    let old = screen.orders
    screen.orders.remove("c")
    screen.orders.remove("d")
    let effects = session.modelChanged(from: old, to: screen.orders)
    #expect(effects == [.destinationChanged(.init(position: .before("e"), collectionID: "list"))])
  }

  @Test func aLostLeadIsFollowedByTheNextSource() {
    let screen = Self.list()
    screen.setup.selection = ["a", "c", "b"]
    var session = Self.dragging(2, to: 4, in: screen)
    #expect(session.lead == "c")
    let old = screen.orders
    screen.orders.remove("c")
    _ = session.modelChanged(from: old, to: screen.orders)
    #expect(session.lead == "b")
    #expect(session.sources == ["a", "b"])
  }

  @Test func aResizeLetsTheSameCellBeEvaluatedAgain() {
    let screen = Self.list()
    var session = Self.dragging(0, to: 2, in: screen)
    screen.setup.extents["b"] = 4
    screen.layOut()
    // Rows now: b 0-3, c 4, the gap 5. Row 2 is the middle of b, which a thin gap does not pass.
    #expect(session.motion(to: Self.cell(2, 2), in: screen) == [])
    session.resize()
    let effects = session.motion(to: Self.cell(2, 2), in: screen)
    #expect(effects == [.destinationChanged(.init(position: .before("c"), collectionID: "list"))])
  }

  @Test func anotherDestinationTakesTheGapAwayAndMayTakeTheItems() {
    let screen = Self.list()
    var session = Self.dragging(0, to: 3, in: screen)
    let effects = session.motionElsewhere(to: Self.cell(2, 3), in: screen)
    #expect(effects == [.destinationChanged(nil)])
    #expect(screen.shown == screen.orders)
    #expect(session.deliver() == [.ended(.delivered)])
    #expect(session.phase == .idle)
  }

  @Test func aLockedAxisIgnoresTheOtherOne() {
    let screen = Self.list()
    var session = Session()
    var press = screen.press(at: Self.cell(2, 0))!
    press.axis = .vertical
    _ = session.press(press, at: Self.cell(2, 0), in: screen)
    _ = session.motion(to: Self.cell(60, 2), in: screen)
    #expect(session.destination?.position == .before("d"))
  }

  @Test func placesAreToldForAnnouncements() {
    let screen = Self.list(["a", "b", "c"])
    var session = Session()
    _ = session.lift("b", in: screen)
    #expect(session.leadPlace(in: screen)! == ("list", 1, 3))
    _ = session.step(.down, in: screen)
    #expect(session.leadPlace(in: screen)! == ("list", 2, 3))
  }

  @Test func escapeIsOnlyHandledDuringAGesture() {
    let screen = Self.list()
    var session = Session()
    #expect(!session.escape().isHandled)
    session = Self.dragging(0, to: 3, in: screen)
    let (isHandled, effects) = session.escape()
    #expect(isHandled)
    #expect(effects == [.ended(.cancelled(.escape))])
    #expect(session.release(at: Self.cell(2, 3), in: screen) == [])
  }

  @Test func aPressCancelsAKeyboardDrag() {
    let screen = Self.list()
    var session = Session()
    _ = session.lift("b", in: screen)
    #expect(session.hover() == [])
    let effects = session.press(nil, at: Self.cell(2, 7), in: screen)
    #expect(effects == [.ended(.cancelled(.secondPress))])
  }
}
