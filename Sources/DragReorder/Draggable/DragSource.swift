import CellGrid
import Foundation
import InputEvents
import ViewGraph

/// A view that can be dragged outside of reorder containers.
@MainActor
final class DragSource {
  private unowned let node: _ViewNode
  weak var layoutNode: LayoutNode?
  var customPreview: AnyView?
  var items: (_ViewNode) -> [(id: AnyHashable, item: Any)] = { _ in [] }

  private enum State {
    case idle
    case armed(ArmedPress<Int>)
    case dragging
    /// The rest of the gesture means nothing.
    case spent
  }

  private var state = State.idle

  init(_ node: _ViewNode) { self.node = node }

  private var graph: Graph { node.graph }
  private var exchange: DragExchange { DragExchange.of(graph) }

  /// Called while views are evaluated, when the view goes away.
  func unmount() {
    if case .dragging = state {
      let (exchange, drag) = (exchange, exchange.drag)
      graph.afterUpdate { if exchange.drag === drag { exchange.end(.cancel) } }
      graph.pointer.endMotion()
    }
    state = .idle
    graph.pointer.forget(self)
  }

  private func lift(from press: ArmedPress<Int>) -> Bool {
    guard let layoutNode else { return false }
    let items = items(node)
    if items.isEmpty { return false }
    let pressed = CellPoint(x: press.cell.x, y: press.cell.y)
    let drag = exchange.begin(
      from: node, itemIDs: items.map(\.id), items: items.map(\.item), heldIndex: 0,
      pictured: items.map { _ in [layoutNode] })
    if let customPreview {
      drag.preview = DragPreview(customPreview, over: layoutNode.cells, pointer: pressed, node)
    } else {
      drag.preview = DragPreview(
        items.map { _ in [layoutNode] }, lead: 0, pointer: pressed, graph)
    }
    drag.landing = { [weak layoutNode] in layoutNode?.cells }
    state = .dragging
    graph.pointer.beginMotion()
    graph.focus.interceptor = self
    drag.tell(.initial)
    return true
  }

  private func stop() {
    guard case .dragging = state else { return }
    state = .idle
    graph.pointer.endMotion()
    if graph.focus.interceptor === self { graph.focus.interceptor = nil }
  }
}

extension DragSource: PointerResponder {
  func pointerPressed(_ event: PointerEvent, path: [LayoutNode]) -> PointerClaim {
    guard event.button == .left, event.modifiers.isDisjoint(with: .lifting),
      !event.isDragReserved, node.environment.isEnabled, let layoutNode,
      !path.contains(where: { ($0.responder as? any ReorderScope)?.lifts(path) == true })
    else { return .ignore }
    let cells = layoutNode.cells.intersection(layoutNode.clip)
    let frame = CGRect(x: cells.x, y: cells.y, width: cells.width, height: cells.height)
    state = .armed(
      ArmedPress(
        press: ReorderPress(item: 0, frame: frame),
        cell: ReorderCell(x: event.x, y: event.y), canLift: true))
    return .arm
  }

  func pointerMoved(_ event: PointerEvent) -> PointerClaim {
    let cell = CellPoint(x: event.x, y: event.y)
    if case .armed(let press) = state, press.lifts(at: ReorderCell(x: cell.x, y: cell.y)) {
      exchange.locate(cell)
      if !lift(from: press) { state = .spent }
    }
    switch state {
    case .idle: return .ignore
    case .armed: return .arm
    case .spent: return .capture
    case .dragging:
      exchange.move(to: cell)
      return .capture
    }
  }

  func pointerReleased(_ event: PointerEvent) -> Bool {
    guard case .dragging = state else {
      state = .idle
      return false
    }
    stop()
    exchange.drop()
    return true
  }

  func pointerCancelled(_ reason: PointerCancellation) {
    if case .dragging = state {
      stop()
      exchange.end(.cancel)
    }
    state = .idle
  }
}

extension DragSource: KeyResponder {
  /// Hears of keys during a drag: Escape cancels it.
  func handleKey(_ press: KeyPress) -> Bool {
    guard press.key == .escape, press.phase != .up else { return false }
    graph.pointer.cancel(.escape)
    return true
  }
}
