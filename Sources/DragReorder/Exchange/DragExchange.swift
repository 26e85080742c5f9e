import CellGrid
import Foundation
import ViewGraph

/// Brings the drag of a screen, of which there is at most one, from its source to the destinations.
@MainActor
final class DragExchange {
  private unowned let graph: Graph
  private(set) var drag: ActiveDrag?
  private var lastNumber = 0
  /// The middle of the pointer's cell, in points of the screen.
  private var location = CGPoint.zero
  /// The views of selected items, in the order in which they were selected.
  private var marks: [WeakScope] = []
  private var autoscroll: DragAutoscroll?
  private let springs: SpringTimer

  private var containers: [WeakContainer] = []

  private struct WeakContainer {
    private(set) weak var target: (any GuestTarget)?

    init(_ target: any GuestTarget) { self.target = target }
  }

  private struct WeakScope {
    private(set) weak var scope: DragScope?

    init(_ scope: DragScope) { self.scope = scope }
  }

  init(_ graph: Graph) {
    self.graph = graph
    springs = SpringTimer(graph)
  }

  static func of(_ graph: Graph) -> DragExchange {
    graph.services.object(DragExchange.self) { DragExchange(graph) }
  }

  // MARK: Selected items

  func mark(_ scope: DragScope, _ isSelected: Bool) {
    let index = marks.firstIndex { $0.scope === scope }
    switch (index, isSelected) {
    case (nil, true): marks.append(WeakScope(scope))
    case (let index?, false): marks.remove(at: index)
    default: break
    }
  }

  var markedViews: [DragScope] { marks.compactMap(\.scope) }

  // MARK: Containers

  func add(_ container: any GuestTarget) {
    containers.removeAll { $0.target == nil }
    containers.append(WeakContainer(container))
  }

  func remove(_ container: any GuestTarget) {
    containers.removeAll { $0.target == nil || $0.target === container }
    forget(container)
  }

  // MARK: The drag

  /// Notes where the pointer is.
  func locate(_ cell: CellPoint) {
    let size = graph.metrics.cellSize
    locate(
      CGPoint(x: (CGFloat(cell.x) + 0.5) * size.width, y: (CGFloat(cell.y) + 0.5) * size.height))
  }

  /// Notes where the pointer is, or what stands for it, in points of the screen.
  func locate(_ point: CGPoint) {
    location = point
    drag?.location = point
  }

  func begin(
    from origin: _ViewNode, itemIDs: [AnyHashable], items: [Any]?, heldIndex: Int,
    home: (any DropTarget)? = nil, pictured: [[LayoutNode]]
  ) -> ActiveDrag {
    lastNumber += 1
    if self.drag != nil { end(.cancel) }
    let drag = ActiveDrag(
      DragSession.ID(number: lastNumber), from: origin, itemIDs: itemIDs, items: items,
      heldIndex: heldIndex, location: location, pictured: pictured)
    drag.home = home
    self.drag = drag
    return drag
  }

  /// Brings the drag to the target under the pointer.
  func move(to cell: CellPoint) {
    guard let drag else { return }
    let path = graph.path(at: cell)
    let autoscroll = autoscroll ?? makeAutoscroll(for: drag)
    settle(at: cell, path)
    // What hears of the motion may have ended the drag.
    guard self.drag === drag else { return }
    autoscroll.move(to: cell, path: path, around: drag.target?.arranger)
    springs.move(over: path)
  }

  private func makeAutoscroll(for drag: ActiveDrag) -> DragAutoscroll {
    let autoscroll = DragAutoscroll(from: drag.cell, graph)
    autoscroll.didScroll = { [weak self, weak drag] in
      guard let self, let drag, self.drag === drag else { return }
      settle(at: drag.cell, graph.path(at: drag.cell))
    }
    self.autoscroll = autoscroll
    return autoscroll
  }

  private func settle(at cell: CellPoint, _ path: [LayoutNode]) {
    guard let drag else { return }
    locate(cell)
    drag.cell = cell
    follow(drag, to: hit(drag, path) ?? drag.home)
    if self.drag === drag { drag.tell(.active) }
  }

  /// Brings the drag to a target, with the pointer or what stands for it where it was noted.
  func follow(_ drag: ActiveDrag, to target: (any DropTarget)?) {
    var target = target
    if let old = drag.target, old !== target { exit(drag, old) }
    if let home = drag.home, drag.target == nil, home !== target { home.leave(drag) }
    let operation = target?.update(drag)
    guard self.drag === drag else { return }
    if operation == nil { target = nil }
    if let old = drag.target, target == nil { old.tell(drag, .exiting) }
    let isNew = drag.target !== target
    drag.target = target
    drag.operation = operation ?? .cancel
    if target == nil { drag.acceptedCount = nil }
    target?.tell(drag, isNew ? .entering : .active)
    drag.updatePreview()
  }

  private func exit(_ drag: ActiveDrag, _ target: any DropTarget) {
    target.tell(drag, .exiting)
    target.leave(drag)
    drag.target = nil
    drag.acceptedCount = nil
  }

  /// The innermost destination among the nodes at a cell that takes what is dragged.
  private func hit(_ drag: ActiveDrag, _ path: [LayoutNode]) -> (any DropTarget)? {
    for layoutNode in path {
      if let scope = (layoutNode as? MarkerNode)?.mark as? DragScope, scope.takes(drag) {
        // What a container takes in the frame of its own destination it takes with a place.
        let container = containers.lazy.compactMap(\.target).first {
          $0.ownDestinations.contains { $0 === scope }
        }
        if let container, container === drag.home || container.welcomes(drag) { return container }
        return scope
      }
      if let host = layoutNode.responder as? any GuestTarget,
        host === drag.home || host.welcomes(drag)
      {
        return host
      }
    }
    return nil
  }

  // MARK: The end

  /// Ends a drag at a target that is not the container of its items.
  func drop() {
    guard let drag, let target = drag.target, drag.operation.isAccepted else {
      return end(drag?.operation == .forbidden ? .forbidden : .cancel)
    }
    let session = target.session(drag, .ended(drag.operation))
    end(drag.operation) { target.take(drag, session) }
  }

  /// Clears the drag, delivers what was dropped and tells the views how it ended.
  func end(_ operation: DropOperation, deliver: () -> Void = {}) {
    guard let drag else { return }
    self.drag = nil
    // What another destination took does not come back.
    if !operation.isAccepted || drag.target === drag.home { drag.land(in: graph) }
    stop(drag)
    drag.tell(.ending(operation))
    let target = drag.target
    if let target, target !== drag.home { target.leave(drag) }
    deliver()
    if let target {
      if operation.isAccepted {
        target.tell(drag, .ended(operation))
        target.tell(drag, .dataTransferCompleted)
      } else {
        target.tell(drag, .exiting)
      }
      drag.target = nil
    }
    drag.tell(.ended(operation))
    drag.tell(.dataTransferCompleted)
  }

  /// Drops a drag of which no view has heard.
  func abandon(_ home: any DropTarget) {
    guard let drag, drag.home === home else { return }
    stop(drag)
    self.drag = nil
  }

  private func stop(_ drag: ActiveDrag) {
    drag.preview?.remove()
    autoscroll?.stop()
    autoscroll = nil
    springs.stop()
  }

  /// Forgets a destination that goes away.
  func forget(_ target: any DropTarget) {
    guard let drag, drag.target === target else { return }
    drag.target = nil
    drag.operation = .cancel
  }
}
