import CellGrid
import Foundation
import Testing

@testable import DragReorder
@testable import ViewGraph

extension ViewCaseRunner {
  /// Compares the cells of the screen with the order that a drop would give, with placeholders for what is
  /// carried, laid out by the simplest rules; once a drag is over nothing may be left of it.
  func checkScreen(after event: JSON) {
    let graph = screen.scheduler.graph
    if !host.session.isDragging {
      #expect(!graph.pointer.wantsMotion, "after \(event)")
      #expect(graph.focus.interceptor == nil, "after \(event)")
      #expect(screen.scheduler.nextDeadline == nil, "after \(event)")
    }
    if !model.isMounted { return }
    let carried = Set(host.session.sources)
    let covered = DragExchange.of(graph).drag?.preview?.layer.frame ?? .zero
    let expected = expectedScreen
    for (collection, entry) in expected.shown.entries.enumerated() {
      for (index, item) in entry.items.enumerated() {
        let frame = expected.frame(at: index, in: collection)
        let (x, y) = (Int(frame.minX), Int(frame.minY))
        let isVisible = expected.bounds.contains(CGPoint(x: frame.minX + 0.5, y: frame.minY + 0.5))
        guard isVisible, !covered.contains(x: x, y: y) else { continue }
        let shown = screen.surface[x, y].glyph.string
        let isRight =
          carried.contains(item) ? ["╌", "╭", "╎"].contains(shown) : item.hasPrefix(shown)
        #expect(isRight, "\(item) at \(x),\(y) after \(event):\n\(screen.text)")
      }
    }
  }

  /// The screen of the case with the order that a drop would give now.
  private var expectedScreen: Screen {
    var setup = model.setup
    setup.offset = offset
    let screen = Screen(setup)
    screen.orders = model.orders
    if let destination = host.session.destination {
      screen.orders = model.orders.applying(
        ReorderDifference(sources: host.session.sources, destination: destination))
    }
    screen.layOut()
    return screen
  }
}
