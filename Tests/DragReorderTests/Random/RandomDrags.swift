import CellGrid
import Foundation
import InlayTesting
import InputEvents

@testable import DragReorder
@testable import ViewGraph

/// Made-up events and changes on a random board, each compared with the rules.
@MainActor
final class RandomDrags {
  let shape: BoardShape
  let world: RandomWorld
  let screen: TestScreen
  var dice: Dice
  /// What has been done, for the report of a failure.
  private(set) var history: [String] = []
  private(set) var failure: String?
  var columns = 34
  var rows = 16

  /// The pressed cell and card while the primary button is held.
  private(set) var pressed: (x: Int, y: Int, card: Int?)?
  private var pointer = (x: 0, y: 0)
  /// The drag of the pointer by the rules, while its model has not changed.
  var drag: NaiveDrag?
  /// The place of a drag by keys, as far as it is known.
  var keyGap: NaiveBoard.Gap?
  /// Whether nothing may come of the gesture any more.
  var isSpent = false
  /// How many moves there had been when the drag under way began.
  var movesBefore = 0
  var nextCard = 100
  var known: [Int]

  init(seed: Int, _ shape: BoardShape) {
    self.shape = shape
    dice = Dice(seed: seed * 4 + BoardShape.allCases.firstIndex(of: shape)! + 1)
    for _ in 0..<4 { _ = dice.roll(2) }
    let world = RandomWorld(shape, cards: 6 + dice.roll(shape == .columns ? 4 : 12))
    self.world = world
    known = world.allCards
    screen = TestScreen(columns, rows) { RandomBoard(world: world, shape: shape) }
    screen.onMismatch = { [weak self] in self?.fail($0) }
  }

  func fail(_ text: String) {
    if failure == nil { failure = text }
  }

  func chance(_ percent: Int) -> Bool { dice.roll(100) < percent }

  func note(_ text: String) { history.append(text) }

  // MARK: What is on the screen

  var graph: Graph { screen.scheduler.graph }

  var status: ReorderStatus? { ReorderMonitor.of(graph).status }

  private weak var knownScroller: ScrollNode?

  private var scroller: ScrollNode? {
    if shape == .columns || !world.isMounted { return nil }
    if let knownScroller, knownScroller.parent != nil { return knownScroller }
    func visit(_ node: LayoutNode) {
      if let scroller = node as? ScrollNode { knownScroller = scroller }
      node.children.forEach(visit)
    }
    knownScroller = nil
    visit(graph.rootLayout)
    return knownScroller
  }

  var offset: CGFloat { scroller?.offset.y ?? 0 }

  var board: NaiveBoard {
    NaiveBoard(
      shape: shape, offset: offset, screen: CGSize(width: columns, height: rows))
  }

  /// The place that a drop would give, as status lines show it.
  var shownGap: NaiveBoard.Gap? {
    guard let status, let pile = status.collectionID?.base as? Int, let position = status.position
    else { return nil }
    return NaiveBoard.Gap(pile: pile, base: position - 1)
  }

  // MARK: Steps

  /// Does one thing and compares what is there afterwards.
  func step() {
    if let pressed {
      dragStep(pressed)
    } else if status != nil {
      keyStep()
    } else {
      switch dice.roll(100) {
      case 0..<70: press()
      case 70..<82: keyStep()
      case 82..<85: wheel()
      case 85..<87: resize()
      default: change()
      }
    }
    check()
  }

  func press() {
    let piles = world.isMounted ? world.order : []
    let cards = piles.flatMap(\.cards)
    var cell = (x: dice.roll(columns), y: dice.roll(rows))
    if !cards.isEmpty && chance(90) {
      let board = board
      let frames = board.frames(piles).cards.joined().filter { board.bounds.contains($0.origin) }
      if !frames.isEmpty {
        let frame = frames[dice.roll(frames.count)]
        cell = (Int(frame.minX) + dice.roll(Int(frame.width)), Int(frame.minY))
      }
    }
    // What is pressed is found where a drag by keys shows it.
    let isOver = status != nil
    let card = isOver ? nil : board.card(atX: cell.x, y: cell.y, piles)?.id
    note("press \(cell.x) \(cell.y) on \(card.map(String.init) ?? "nothing")")
    pressed = (cell.x, cell.y, world.isEnabled ? card : nil)
    pointer = cell
    movesBefore = world.moves.count
    isSpent = false
    keyGap = nil
    screen.press(cell.x, cell.y)
    if status != nil { fail("a press does not end a drag, or begins one") }
  }

  private func dragStep(_ pressed: (x: Int, y: Int, card: Int?)) {
    switch dice.roll(100) {
    case 0..<72: move(pressed)
    case 72..<84: release(pressed)
    case 84..<88: wheel()
    case 88..<91: wait()
    case 91..<92: resize()
    case 92..<96: end()
    default: change()
    }
  }

  private func nextCell() -> (x: Int, y: Int) {
    if chance(50) {
      let x = pointer.x + dice.roll(5) - 2
      let y = pointer.y + dice.roll(5) - 2
      return (min(max(x, 0), columns - 1), min(max(y, 0), rows - 1))
    }
    return (dice.roll(columns), dice.roll(rows))
  }

  private func move(_ pressed: (x: Int, y: Int, card: Int?)) {
    let cell = nextCell()
    note("move \(cell.x) \(cell.y)")
    report(cell, pressed)
    sendFollowing { screen.move(cell.x, cell.y) }
  }

  /// Has the rules follow a report of the pointer.
  private func report(_ cell: (x: Int, y: Int), _ pressed: (x: Int, y: Int, card: Int?)) {
    pointer = cell
    lift(at: cell, pressed)
    drag?.motion(x: cell.x, y: cell.y, on: board)
  }

  private func lift(at cell: (x: Int, y: Int), _ pressed: (x: Int, y: Int, card: Int?)) {
    guard let card = pressed.card, drag == nil, status == nil else { return }
    let board = board
    let point = CGPoint(x: CGFloat(cell.x) + 0.5, y: CGFloat(cell.y) + 0.5)
    let frames = board.frames(world.order).cards.joined()
    let frame = zip(world.order.flatMap(\.cards), frames).first { $0.0 == card }
    guard let frame = frame?.1.intersection(board.bounds) else { return }
    let isNear = abs(cell.x - pressed.x) <= 1 && abs(cell.y - pressed.y) <= 1
    if isNear && frame.contains(point) { return }
    self.pressed?.card = nil
    // A grid of one line is a stack.
    if shape == .grid && world.order.map(\.cards.count).max() ?? 0 <= 4 { return }
    drag = NaiveDrag(lifting: card, with: world.selection, of: world.order)
    note("lifts \(drag!.sources)")
  }

  /// Sends an event; where time has passed the board may scroll under the pointer.
  private func sendFollowing(_ send: () -> Void) {
    let before = offset
    send()
    // Where the content has become shorter it is no motion.
    let isCut = before > scroller?.limit(.vertical) ?? 0
    if offset != before, !isCut, drag != nil { follow() }
  }

  private func follow() { drag?.motion(x: pointer.x, y: pointer.y, on: board) }

  func wheel() {
    let notches = [-2, -1, 1, 2][dice.roll(4)]
    let cell = nextCell()
    note("wheel \(notches) at \(cell.x) \(cell.y)")
    // Scrolling by itself at the same time would be two reports in one.
    if screen.scheduler.nextDeadline != nil { drag = nil }
    let before = offset
    if drag == nil, status == nil { pressed?.card = nil }
    // The content may become shorter by what the motion does.
    var board = board
    board.offset = min(max(before + CGFloat(3 * notches), 0), scroller?.limit(.vertical) ?? 0)
    screen.wheel(notches, at: cell.x, cell.y)
    guard pressed != nil, board.bounds.contains(CGPoint(x: cell.x, y: cell.y)),
      board.offset != before
    else { return }
    pointer = cell
    drag?.motion(x: cell.x, y: cell.y, on: board)
  }

  private func wait() {
    note("wait")
    for _ in 0..<(5 + dice.roll(20)) { sendFollowing { screen.advance(by: .milliseconds(20)) } }
  }

  func resize() {
    columns = 20 + dice.roll(20)
    rows = 8 + dice.roll(10)
    note("resize \(columns) \(rows)")
    screen.resize(columns, rows)
    drag?.forgetReport()
  }

  private func release(_ pressed: (x: Int, y: Int, card: Int?)) {
    let cell = chance(70) ? pointer : nextCell()
    let offset = offset
    report(cell, pressed)
    note("release \(cell.x) \(cell.y)")
    let before = world.order
    screen.release(cell.x, cell.y)
    if let drag {
      let shown = drag.shown(drag.gap)
      let isMove = shown != before
      if world.order != shown || (world.moves.count - movesBefore == 1) != isMove {
        fail(
          "a drop at \(String(describing: drag.gap)), offset \(offset), gave \(world.order),"
            + " not \(shown)")
      }
    }
    if status != nil { fail("a release does not end the drag") }
    finish()
  }

  private func finish() {
    pressed = nil
    isSpent = false
    drag = nil
    if world.moves.count - movesBefore > 1 { fail("several moves in one drag") }
  }

  /// Ends a drag without a drop; the rest of the gesture means nothing.
  private func end() {
    let moves = world.moves.count
    switch dice.roll(4) {
    case 0:
      // It is nothing to a press that has lifted nothing.
      if status == nil { return }
      note("escape")
      screen.key(.escape)
    case 1:
      note("second button")
      screen.send(.mouse(MouseEvent(.press(.right), x: pointer.x, y: pointer.y)))
      screen.send(.mouse(MouseEvent(.release(.right), x: pointer.x, y: pointer.y)))
    case 2:
      note("hover")
      screen.hover(pointer.x, pointer.y)
    default:
      note("focus out")
      screen.send(.focus(false))
    }
    if status != nil { fail("the drag goes on") }
    if moves != world.moves.count { fail("a cancelled drag moves something") }
    drag = nil
    pressed?.card = nil
    isSpent = true
    if chance(50) { screen.move(nextCell().x, nextCell().y) }
    if chance(80) {
      screen.release(pointer.x, pointer.y)
      finish()
    } else if chance(50) {
      finish()
    }
  }

  /// The model is another one: what the rules say of this drag is no longer known.
  func forgetDrag() {
    drag = nil
    keyGap = nil
    pressed?.card = nil
  }
}
