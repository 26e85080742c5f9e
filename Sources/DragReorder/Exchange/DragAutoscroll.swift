import CellGrid
import Foundation
import LayoutCore
import ViewGraph

/// Scrolls the views under the pointer of a drag while it is near their edges, and those whose edge it has crossed
/// while a drop would still be where it was in them.
@MainActor
final class DragAutoscroll {
  private unowned let graph: Graph
  /// What the scroll views do that the pointer is in, the innermost first, each along its axes; then those that it
  /// has left.
  private var states: [State] = []
  private var cell: CellPoint
  /// Where a drop would have been when the pointer was last heard of.
  private weak var target: AnyObject?
  private var timer: TimerQueue.Token?
  /// Called after something has scrolled.
  var didScroll: () -> Void = {}

  private struct State {
    /// A scroll view can go away while the pointer rests on it.
    private(set) weak var scroller: ScrollNode?
    let axis: Axis
    var autoscroll: Autoscroll
  }

  /// Makes what scrolls during a drag that begins at a cell.
  ///
  /// - Parameter target: Where a drop would be at first.
  init(from cell: CellPoint, target: AnyObject?, _ graph: Graph) {
    self.cell = cell
    self.target = target
    self.graph = graph
    states = states(of: graph.path(at: cell).compactMap { $0 as? ScrollNode }, from: cell)
  }

  /// Follows the pointer.
  ///
  /// - Parameters:
  ///   - path: The layout nodes under the pointer, the innermost first.
  ///   - target: Where a drop would be now. A pointer beside the scroll view that holds it is still at its edge.
  func move(to new: CellPoint, path: [LayoutNode], target: (any DropTarget)?) {
    let old = cell
    cell = new
    let beside = Self.scrollers(near: new, around: target?.arranger, notIn: path)
    let scrollers = beside + path.compactMap { $0 as? ScrollNode }
    var states = states(of: scrollers, from: old)
    if target != nil && target === self.target {
      states += self.states.filter { state in
        guard let scroller = state.scroller else { return false }
        return !scrollers.contains { $0 === scroller } && Self.isPast(scroller, state.axis, new)
      }
    }
    self.target = target
    for index in states.indices { follow(new, &states[index]) }
    self.states = states
    wait()
  }

  /// The states of scroll views, new ones for a pointer that comes from a cell.
  private func states(of scrollers: [ScrollNode], from cell: CellPoint) -> [State] {
    var states: [State] = []
    for scroller in scrollers {
      for axis in [Axis.vertical, .horizontal] where scroller.limit(axis) > 0 {
        let known = self.states.first { $0.scroller === scroller && $0.axis == axis }
        states.append(
          known
            ?? State(
              scroller: scroller, axis: axis, autoscroll: Autoscroll(at: Self.position(cell, axis)))
        )
      }
    }
    return states
  }

  private func follow(_ cell: CellPoint, _ state: inout State) {
    guard let scroller = state.scroller else { return }
    let axis = state.axis
    state.autoscroll.motion(
      to: Self.position(cell, axis), viewport: Self.viewport(of: scroller, axis),
      at: graph.now / .seconds(1)
    ) { Self.canScroll(scroller, axis, $0) }
  }

  /// Whether a cell is before or after a scroll view along an axis, and not beside it.
  private static func isPast(_ scroller: ScrollNode, _ axis: Axis, _ cell: CellPoint) -> Bool {
    let (along, across) = (viewport(of: scroller, axis), viewport(of: scroller, axis.other))
    let (position, beside) = (position(cell, axis), position(cell, axis.other))
    return beside >= across.start && beside < across.start + across.extent
      && (position < along.start || position >= along.start + along.extent)
  }

  /// The scroll views around a node that a cell is beside, as near as it is still taken for in them.
  private static func scrollers(
    near cell: CellPoint, around arranger: LayoutNode?, notIn path: [LayoutNode]
  ) -> [ScrollNode] {
    let point = ReorderCell(x: cell.x, y: cell.y).center
    var scrollers: [ScrollNode] = []
    var node = arranger
    while let current = node {
      if let scroller = current as? ScrollNode, !path.contains(where: { $0 === scroller }) {
        let cells = scroller.cells.intersection(scroller.clip)
        let frame = CGRect(x: cells.x, y: cells.y, width: cells.width, height: cells.height)
        if CollectionChoice.isInReach(point, of: frame) { scrollers.append(scroller) }
      }
      node = current.parent
    }
    return scrollers
  }

  private static func position(_ cell: CellPoint, _ axis: Axis) -> Int {
    axis == .horizontal ? cell.x : cell.y
  }

  private static func viewport(of scroller: ScrollNode, _ axis: Axis) -> (start: Int, extent: Int) {
    let cells = scroller.cells
    return axis == .horizontal ? (cells.x, cells.width) : (cells.y, cells.height)
  }

  private static func canScroll(
    _ scroller: ScrollNode, _ axis: Axis, _ direction: Autoscroll.Direction
  ) -> Bool {
    switch direction {
    case .backward: scroller.offset[axis] > 0
    case .forward: scroller.offset[axis] < scroller.limit(axis)
    }
  }

  private static func offset(
    of scroller: ScrollNode, _ axis: Axis, _ direction: Autoscroll.Direction
  ) -> CGPoint {
    var offset = scroller.offset
    offset[axis] += CGFloat(direction.rawValue) * scroller.graph.metrics.cellSize[axis]
    return offset
  }

  /// The state that moves along an axis: that of the innermost view that can.
  private func leading(_ axis: Axis) -> Int? {
    states.firstIndex { $0.axis == axis && $0.scroller != nil && $0.autoscroll.nextStep != nil }
  }

  private func wait() {
    stop()
    let steps = [Axis.vertical, .horizontal].compactMap {
      leading($0).flatMap { states[$0].autoscroll.nextStep }
    }
    guard let next = steps.min() else { return }
    timer = graph.timers.schedule(at: .seconds(next)) { [weak self] in self?.step() }
  }

  private func step() {
    timer = nil
    let time = graph.now / .seconds(1)
    var hasScrolled = false
    for axis in [Axis.vertical, .horizontal] {
      guard let index = leading(axis), let scroller = states[index].scroller,
        let direction = states[index].autoscroll.step(at: time)
      else { continue }
      if scroller.scroll(to: Self.offset(of: scroller, axis, direction)) {
        hasScrolled = true
      } else {
        states[index].autoscroll.stop()
      }
    }
    if hasScrolled {
      graph.updateLayout()
      didScroll()
    }
    wait()
  }

  func stop() {
    if let timer { graph.timers.cancel(timer) }
    timer = nil
  }
}
