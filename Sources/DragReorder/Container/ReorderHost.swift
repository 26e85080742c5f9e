import CellGrid
import Foundation
import InputEvents
import ViewGraph

/// Binds the engine to the views of one container: events go in, what the engine decides is shown.
@MainActor
final class ReorderHost<ItemID: Hashable, CollectionID: Hashable>: ReorderScope {
  unowned let node: _ViewNode
  /// The layout nodes of the container: one for each view that the modifier was put on.
  var frameNodes: [WeakNode] = []
  var move: ((ReorderDifference<ItemID, CollectionID>) -> Void)?
  var isEnabled = true

  private(set) var collections: [ReorderableCollection] = []
  var session = ReorderSession<ItemID, CollectionID>()
  private var pressed: ItemID?
  /// The cell of the press, then that of the last motion.
  private var pointer = CellPoint.zero
  private var preview: DragPreview?
  private var standIns: [[StandInNode]] = []
  /// The projection that the collections show.
  private(set) var shown: ReorderProjection<ItemID, CollectionID>?
  /// The orders when the engine last heard of them.
  private var orders = OrderSnapshot<ItemID, CollectionID>()
  private var isSyncing = false

  var graph: Graph { node.graph }

  init(_ node: _ViewNode) { self.node = node }

  // MARK: Collections

  func accepts(itemID: Any.Type, collectionID: AnyHashable) -> Bool {
    itemID == ItemID.self && collectionID.base is CollectionID
  }

  func add(_ collection: ReorderableCollection) {
    if collections.contains(where: { $0.id == collection.id }) {
      graph.diagnose("reorderable: the collectionID \(collection.id) occurs more than once")
    }
    collections.append(collection)
    modelDidChange()
  }

  func remove(_ collection: ReorderableCollection) {
    collections.removeAll { $0 === collection }
    modelDidChange()
  }

  /// The collection with an identifier; of several the first.
  func collection(_ id: CollectionID) -> ReorderableCollection? {
    collections.first { $0.id.base as? CollectionID == id }
  }

  // MARK: Changes from outside

  func setEnabled(_ isEnabled: Bool) {
    if self.isEnabled == isEnabled { return }
    self.isEnabled = isEnabled
    act(on: session.setEnabled(isEnabled))
  }

  func unmount() {
    act(on: session.cancel(.unmounted))
    collections = []
  }

  /// Called when items have come, gone or changed their order.
  func modelDidChange() {
    guard session.phase != .idle, !isSyncing else { return }
    isSyncing = true
    graph.afterUpdate { [weak self] in self?.followModel() }
  }

  private func followModel() {
    isSyncing = false
    let new = OrderSnapshot<ItemID, CollectionID>(collections)
    let effects = session.modelChanged(from: orders, to: new)
    orders = new
    act(on: effects)
    if session.isDragging {
      shown = nil
      show(session.projection)
    }
  }

  // MARK: What the engine decides

  func act(on effects: [ReorderEffect<ItemID, CollectionID>]) {
    for effect in effects {
      switch effect {
      case .lifted: lift()
      case .destinationChanged: break
      case .click, .refused: break
      case .ended(let outcome): end(outcome)
      }
    }
    publishStatus()
  }

  /// Takes the picture of what is lifted and makes what stands in for it, while it is still in place.
  ///
  /// The engine has a gap laid out before it says that a drag has begun.
  private func prepare(_ sources: [ItemID]) {
    let items = sources.compactMap(item)
    let lead = pressed.flatMap { sources.contains($0) ? item($0) : nil } ?? items.first
    preview = lead.flatMap { DragPreview(items, lead: $0, pointer: pointer, graph) }
    standIns = items.map { item in
      item.layoutNodes.indices.map { StandInNode(item, part: $0) }
    }
  }

  private func lift() {
    orders = OrderSnapshot(collections)
    graph.pointer.beginMotion()
    graph.focus.interceptor = self
  }

  private func end(_ outcome: ReorderOutcome<ItemID, CollectionID>) {
    show(nil)
    for standIn in standIns.joined() { standIn.retire() }
    standIns = []
    preview?.remove()
    preview = nil
    graph.pointer.endMotion()
    if graph.focus.interceptor === self { graph.focus.interceptor = nil }
    publishStatus()
    if case .moved(let difference) = outcome { move?(difference) }
  }

  private func item(_ id: ItemID) -> ForEachItem? {
    for collection in collections {
      if let content = collection.content, let index = content.index(of: AnyHashable(id)) {
        return content.madeItem(at: index)
      }
    }
    return nil
  }

  // MARK: What the collections show

  /// Has the collections show an order, and lays it out.
  func show(_ projection: ReorderProjection<ItemID, CollectionID>?) {
    if projection == shown { return }
    if let projection, standIns.isEmpty { prepare(projection.sources) }
    shown = projection
    for collection in collections {
      guard let content = collection.content, let id = collection.id.base as? CollectionID else {
        continue
      }
      let projected = projection.flatMap { contentProjection($0, of: content, id) }
      if projected != nil || content.projection != nil { content.projection = projected }
    }
    graph.updateLayout()
  }

  /// What one collection shows: its own carried items as stand-ins at home while there is no gap, else
  /// all carried items as one gap in the collection of the destination.
  private func contentProjection(
    _ projection: ReorderProjection<ItemID, CollectionID>, of content: any DynamicContentNode,
    _ id: CollectionID
  ) -> ContentProjection? {
    let hasGap = projection.gap != nil
    var replacements: [Int: [LayoutNode]] = [:]
    for (source, itemID) in projection.sources.enumerated() {
      guard let index = content.index(of: AnyHashable(itemID)) else { continue }
      replacements[index] = hasGap ? [] : standInNodes(source)
    }
    let gap = projection.gap.flatMap { $0.collection == id ? $0 : nil }
    if replacements.isEmpty && gap == nil { return nil }
    let inserted =
      gap == nil ? [] : projection.sources.indices.flatMap { standInNodes($0) as [LayoutNode] }
    return ContentProjection(
      replacements: replacements, insertion: gap?.index ?? .max, inserted: inserted)
  }

  private func standInNodes(_ source: Int) -> [StandInNode] {
    source < standIns.count ? standIns[source] : []
  }

  // MARK: Status

  private func publishStatus() {
    let monitor = ReorderMonitor.of(graph)
    guard session.isDragging else {
      monitor.clear(self)
      return
    }
    monitor.publish(status(), by: self)
  }

  private func status() -> ReorderStatus {
    var status = ReorderStatus(sources: session.sources.map { AnyHashable($0) })
    if let gap = session.projection?.gap {
      let live = collection(gap.collection)?.content?.itemCount ?? 0
      status.collectionID = AnyHashable(gap.collection)
      status.position = gap.index + 1
      status.count =
        session.projection?.shownCount(in: gap.collection, live: live) ?? live
    }
    status.isForbidden = session.refusal == .forbidden
    return status
  }

  /// The layout nodes shown at an index of a collection: those of an item or of stand-ins.
  func shownNodes(at index: Int, in content: any DynamicContentNode, _ id: CollectionID)
    -> [LayoutNode]
  {
    guard let shown else { return content.item(at: index)?.layoutNodes ?? [] }
    switch shown.slot(at: index, in: id) {
    case .live(let live): return content.item(at: live)?.layoutNodes ?? []
    case .carried(let source): return standInNodes(source)
    }
  }
}

extension ReorderHost: PointerResponder {
  func pointerPressed(_ event: PointerEvent, path: [LayoutNode]) -> PointerClaim {
    guard event.button == .left, event.modifiers.isDisjoint(with: .lifting) else {
      return .ignore
    }
    guard node.environment.isEnabled, let item = pressedItem(path),
      let id = item.id.base as? ItemID
    else { return .ignore }
    pressed = id
    pointer = CellPoint(x: event.x, y: event.y)
    let press = ReorderPress(item: id, frame: visibleFrame(of: item))
    act(on: session.press(press, at: ReorderCell(x: event.x, y: event.y), in: scene))
    return .arm
  }

  func pointerMoved(_ event: PointerEvent) -> PointerClaim {
    let cell = ReorderCell(x: event.x, y: event.y)
    act(on: session.motion(to: cell, scroll: scrollOffset, in: scene))
    pointer = CellPoint(x: event.x, y: event.y)
    preview?.follow(pointer)
    switch session.phase {
    case .armed: return .arm
    case .idle: return .ignore
    case .spent, .draggingByPointer, .draggingByKeyboard: return .capture
    }
  }

  func pointerReleased(_ event: PointerEvent) -> Bool {
    let wasDragging = session.isDragging
    let cell = ReorderCell(x: event.x, y: event.y)
    act(on: session.release(at: cell, scroll: scrollOffset, in: scene))
    return wasDragging
  }

  func pointerCancelled(_ reason: PointerCancellation) {
    act(on: session.cancel(ReorderCancellation(reason)))
    if session.phase == .spent { session = ReorderSession() }
  }

  /// The innermost item of this container that was pressed.
  private func pressedItem(_ path: [LayoutNode]) -> ForEachItem? {
    for layoutNode in path {
      var item = layoutNode.item
      while let current = item {
        if collections.contains(where: { $0.content === current.owner }) { return current }
        item = current.outer
      }
    }
    return nil
  }

  private func visibleFrame(of item: ForEachItem) -> CGRect {
    let cells = item.layoutNodes.reduce(CellRect.zero) {
      $0.union($1.cells.intersection($1.clip))
    }
    return CGRect(x: cells.x, y: cells.y, width: cells.width, height: cells.height)
  }
}

extension ReorderHost: KeyResponder {
  /// Hears of keys during a drag: Escape cancels it.
  func handleKey(_ press: KeyPress) -> Bool {
    guard press.key == .escape, press.phase != .up else { return false }
    graph.pointer.cancel(.escape)
    return true
  }
}

extension EventModifiers {
  /// Held with a press, these mean something else than lifting.
  fileprivate static let lifting: EventModifiers = [
    .shift, .option, .control, .command, .hyper, .meta,
  ]
}

extension ReorderCancellation {
  fileprivate init(_ reason: PointerCancellation) {
    switch reason {
    case .superseded, .secondButton: self = .otherButton
    case .secondPress: self = .secondPress
    case .lostRelease: self = .lostRelease
    case .focusLost: self = .focusLost
    case .escape: self = .escape
    case .suspended: self = .suspended
    }
  }
}
