import DragReorder
import Foundation
import Testing

/// Random drags over random boards, lists and rows: what is shown is always what a drop would make.
@Suite struct RandomDragTests {
  private static func setup(_ dice: inout Dice) -> ScreenSetup {
    var number = 0
    func items(_ dice: inout Dice) -> JSON {
      .array(
        (0..<dice.roll(5)).map { _ in
          number += 1
          return .array([.string("i\(number)"), .number(Double(1 + dice.roll(4)))])
        })
    }
    let kind = ["v", "v", "h", "grid", "sections"][dice.roll(5)]
    let collections: [JSON] = (0..<(1 + dice.roll(3))).map { index in
      var frame = [Double(index * 12), 0, 10, 16]
      if kind == "h" { frame = [0, Double(index * 3), 20, 2] }
      return .object([
        "id": .string("c\(index)"), "items": items(&dice),
        "frame": .array(frame.map { .number($0) }),
        "axis": .string(kind == "sections" ? "v" : kind),
        "spacing": .number(Double(dice.roll(2))),
        "accepts": .bool(dice.roll(6) > 0),
        "cell": .array([.number(4), .number(2)]), "columns": .number(2),
        "gaps": .array([.number(1), .number(1)]),
      ])
    }
    return ScreenSetup(
      .object([
        "container": .object(["bounds": .array([0, 0, 36, 18].map { .number($0) })]),
        "arrangement": .string(kind == "sections" ? "sections" : "columns"),
        "collections": .array(collections),
      ]))
  }

  /// The outcome, if the only effect is an end.
  private static func outcome(
    of effects: [ReorderEffect<String, String>]
  ) -> ReorderOutcome<String, String>? {
    guard effects.count == 1, case .ended(let outcome) = effects[0] else { return nil }
    return outcome
  }

  @Test(arguments: 0..<12)
  func shownOrderIsThatOfADropAndEveryDragEndsOnce(seed: Int) {
    for round in 0..<25 {
      var dice = Dice(seed: seed * 1000 + round + 1)
      let screen = Screen(Self.setup(&dice))
      let all = screen.orders.entries.flatMap(\.items)
      guard !all.isEmpty else { continue }
      let grabbed = all[dice.roll(all.count)]
      screen.setup.selection = [grabbed] + all.filter { $0 != grabbed && dice.roll(3) == 0 }

      var session = ReorderSession<String, String>()
      let pressed = ReorderCell(x: dice.roll(36), y: dice.roll(18))
      let press = ReorderPress(item: grabbed, frame: .infinite, slop: -1)
      var effects = session.press(press, at: pressed, in: screen)
      for _ in 0..<25 {
        let cell = ReorderCell(x: dice.roll(44) - 4, y: dice.roll(24) - 3)
        effects += session.motion(to: cell, in: screen)
        guard session.projection != nil else {
          Issue.record("seed \(seed) round \(round): nothing is carried")
          return
        }
        let shown = screen.shown
        #expect(screen.orders.shown(by: session.projection) == shown)
        var copy = session
        let end = copy.release(at: cell, in: screen)
        #expect(!copy.isDragging)
        switch Self.outcome(of: end) {
        case .moved(let difference):
          #expect(screen.orders.applying(difference) == shown)
          #expect(shown != screen.orders)
          #expect(difference.sources == session.sources)
        case .unchanged, .cancelled(.outside), .cancelled(.forbidden):
          #expect(shown == screen.orders)
        default:
          Issue.record("seed \(seed) round \(round): a release gave \(end)")
          return
        }
        if let id = session.destination?.collectionID {
          #expect(screen.setup.collections.first { $0.id == id }!.accepts)
        }
      }
      effects += session.cancel(.escape)
      let lifts = effects.filter { if case .lifted = $0 { true } else { false } }
      let ends = effects.filter { if case .ended = $0 { true } else { false } }
      #expect(lifts.count == 1)
      #expect(ends == [.ended(.cancelled(.escape))])
    }
  }

  @Test(arguments: 0..<6)
  func keyboardStepsShowWhatADropMakes(seed: Int) {
    let steps: [ReorderStep] = [
      .up, .down, .left, .right, .first, .last, .pageUp, .pageDown, .nextCollection,
      .previousCollection,
    ]
    for round in 0..<25 {
      var dice = Dice(seed: seed * 1000 + round + 1)
      let screen = Screen(Self.setup(&dice))
      let all = screen.orders.entries.flatMap(\.items)
      guard !all.isEmpty else { continue }
      var session = ReorderSession<String, String>()
      let item = all[dice.roll(all.count)]
      #expect(session.lift(item, in: screen) == [.lifted(sources: [item], lead: item)])
      for _ in 0..<25 {
        let before = screen.shown
        let effects = session.step(steps[dice.roll(steps.count)], in: screen)
        if effects == [.refused] { #expect(screen.shown == before) }
        var copy = session
        let shown = screen.shown
        let end = copy.dropByKeyboard(in: screen)
        switch Self.outcome(of: end) {
        case .moved(let difference):
          #expect(screen.orders.applying(difference) == shown)
          #expect(shown != screen.orders)
        case .unchanged: #expect(shown == screen.orders)
        default: Issue.record("seed \(seed) round \(round): a drop gave \(end)")
        }
      }
    }
  }
}
