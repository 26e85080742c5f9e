import Foundation
import InlayTesting

@testable import DragReorder
@testable import ViewGraph

extension RandomDrags {
  func check() {
    if let fault = world.faults.first { fail(fault) }
    if world.allCards != known { fail("the cards are \(world.allCards), not \(known)") }
    if let diagnostic = screen.diagnostics.first { fail(diagnostic) }
    let sources = status?.sources.compactMap { $0.base as? Int } ?? []
    if !Set(sources).isSubset(of: world.order.flatMap(\.cards)) {
      fail("carries \(sources), not all of which are there")
    }
    if let drag {
      if sources != drag.sources { fail("carries \(sources), not \(drag.sources)") }
      if shownGap != drag.gap {
        fail(
          "the gap is at \(String(describing: shownGap)), not \(String(describing: drag.gap));"
            + " offset \(offset), carrying \(drag.sources) of \(drag.piles)")
      }
    }
    if let keyGap, shownGap != keyGap {
      fail("keys bring the gap to \(String(describing: shownGap)), not \(keyGap)")
    }
    if isSpent && status != nil { fail("a drag begins in what is left of a gesture") }
    checkTraces(sources)
    if pressed == nil && status == nil && chance(10) { checkText() }
  }

  /// Nothing of a drag is left while there is none, and as many placeholders as cards in one.
  private func checkTraces(_ sources: [Int]) {
    if chance(30) { checkPlaceholders(sources) }
    if status != nil { return }
    if DragExchange.of(graph).drag != nil { fail("a drag is left") }
    if graph.pointer.wantsMotion { fail("reports of motion are still wanted") }
    if graph.pointer.keyboardDrag != nil { fail("keys are still taken") }
    if graph.focus.interceptor != nil { fail("the keys are still intercepted") }
    if screen.scheduler.nextDeadline != nil { fail("a timer is left") }
  }

  private func checkPlaceholders(_ sources: [Int]) {
    var count = 0
    func visit(_ node: LayoutNode) {
      if node is StandInNode { count += 1 }
      node.children.forEach(visit)
    }
    visit(graph.rootLayout)
    if count > sources.count || shape == .columns && count < sources.count {
      fail("\(count) placeholders for \(sources)")
    }
  }

  /// The screen shows the cards of the model in their places.
  private func checkText() {
    var expected = [[Character]](repeating: Array(repeating: " ", count: columns), count: rows)
    func write(_ text: String, _ frame: CGRect, within bounds: CGRect) {
      for (offset, character) in text.enumerated() {
        let point = CGPoint(x: frame.minX + CGFloat(offset), y: frame.minY)
        guard bounds.contains(point) else { continue }
        expected[Int(point.y)][Int(point.x)] = character
      }
    }
    let board = board
    if world.isMounted {
      let frames = board.frames(world.order)
      for (pile, cards) in zip(world.order, frames.cards) {
        for (card, frame) in zip(pile.cards, cards) {
          write("c\(card)", frame, within: board.bounds)
        }
      }
      for (index, frame) in frames.headers.enumerated() {
        write("P\(world.order[index].id)", frame, within: board.bounds)
      }
      for pile in world.hidden where shape == .columns {
        write(
          "P\(pile)", CGRect(x: 3 + pile * 9, y: 2, width: 8, height: 1), within: board.bounds)
      }
    } else {
      write(
        "gone", CGRect(x: 3, y: 2, width: 4, height: 1),
        within: CGRect(x: 0, y: 0, width: columns, height: rows))
    }
    let shown = screen.rows
    for (row, text) in expected.enumerated() {
      let trimmed = String(text.reversed().drop { $0 == " " }.reversed())
      if shown[row] != trimmed { fail("row \(row) is “\(shown[row])”, not “\(trimmed)”") }
    }
  }
}
