import CellGrid
import Foundation
import ViewGraph

/// Binds the engine to the views of one container: events go in, what the engine decides is shown.
///
/// The engine's answers are acted upon at once, except while views are being evaluated: what changes
/// there is followed when all views are up to date and laid out.
@MainActor
final class ReorderHost<ItemID: Hashable, CollectionID: Hashable>: ReorderScope {
  unowned let graph: Graph
  unowned let node: _ViewNode
  /// The layout nodes of the container: one for each view that the modifier was put on.
  private(set) var frameNodes: [WeakNode] = []
  var move: ((ReorderDifference<ItemID, CollectionID>) -> Void)?
  var edits = ItemEdits()
  /// Told of what the engine decides, before anything follows from it.
  var observer: ((ReorderEffect<ItemID, CollectionID>) -> Void)?
  private(set) var isEnabled: Bool
  private(set) var isMounted = true

  /// All collections that joined, of which several may have the same identifier.
  private var joined: [ReorderableCollection] = []
  /// The collections that take part: of those with the same identifier one.
  private(set) var collections: [ReorderableCollection] = []

  var session = ReorderSession<ItemID, CollectionID>()
  /// The item that was pressed last.
  var pressed: ItemID?
  /// The collection in which it was pressed.
  weak var pressedCollection: ReorderableCollection?
  /// The only axis along which what was pressed moves.
  var pressedAxis: ReorderAxis?
  /// The cell of the press, which stays under the pointer in the preview.
  var pressedCell = CellPoint.zero
  /// The size of the screen when the last motion was evaluated.
  var screenSize = CellSize.zero
  /// The item that the focus is on, or was last.
  var current: ItemID?
  /// Where that item was last.
  var currentPlace: ReorderLocation<CollectionID>?
  /// Whether an item has the focus through the container.
  var hasFocus = false
  weak var shownFocus: ForEachItem?
  /// What the drag was doing when it was last told.
  var lastStatus: ReorderStatus?
  /// Whether keys move what is lifted.
  var isMovedByKeys = false
  /// The cell of the last report of the pointer.
  var pointerCell = CellPoint.zero
  /// The items of the drag container that is asked for what is lifted, with their identifiers.
  var payload: [(id: AnyHashable, item: Any)]?
  /// What the drop configuration last said.
  var answer: DropConfiguration?
  /// What is shown for items from elsewhere.
  var guests: [[LayoutNode]] = []
  /// What is shown in place of the carried items.
  var standIns: [ItemID: [StandInNode]] = [:]
  /// The projection that the collections show.
  var shown: ReorderProjection<ItemID, CollectionID>?
  /// How often what the collections show has been decided.
  var orderCount = 0
  /// What has been found out about the current layout.
  var knownLayout = SceneLayout<CollectionID>()
  /// The orders when the engine last heard of them.
  private var orders = OrderSnapshot<ItemID, CollectionID>()
  private var isFollowing = false

  init(_ node: _ViewNode, isEnabled: Bool) {
    self.node = node
    self.isEnabled = isEnabled
    graph = node.graph
    exchange.add(self)
  }

  var exchange: DragExchange { DragExchange.of(graph) }

  func add(_ frameNode: LayoutNode) {
    frameNodes.removeAll { $0.node == nil }
    frameNodes.append(WeakNode(frameNode))
  }

  // MARK: Collections

  func accepts(itemID: Any.Type, collectionID: AnyHashable) -> Bool {
    (itemID == ItemID.self || ItemID.self == AnyHashable.self) && collectionID.base is CollectionID
  }

  func add(_ collection: ReorderableCollection) {
    joined.append(collection)
    chooseCollections()
    if collections.last !== collection {
      graph.diagnose("reorderable: the collectionID \(collection.id) occurs more than once")
    }
    modelDidChange()
  }

  func remove(_ collection: ReorderableCollection) {
    joined.removeAll { $0 === collection }
    if pressedCollection === collection { pressedCollection = nil }
    chooseCollections()
    modelDidChange()
  }

  /// Decides which collections take part: of those with the same identifier the pressed one, else that
  /// which joined first.
  func chooseCollections() {
    orderCount += 1
    var seen = SeenValues<CollectionID>()
    func isNew(_ collection: ReorderableCollection) -> Bool {
      seen.insert(collection.id.base as! CollectionID)
    }
    if let pressedCollection { _ = isNew(pressedCollection) }
    collections.removeAll(keepingCapacity: true)
    for collection in joined where collection === pressedCollection || isNew(collection) {
      collections.append(collection)
    }
  }

  /// The collection with an identifier.
  func collection(_ id: CollectionID) -> ReorderableCollection? {
    collections.first { $0.id.base as? CollectionID == id }
  }

  /// The collection, taking part or not, whose items come from the `ForEach` of an item.
  func joinedCollection(of item: ForEachItem) -> ReorderableCollection? {
    joined.first { $0.content === item.owner }
  }

  /// The collections in the order in which an item is looked for: the pressed one first, since an
  /// identifier that occurs twice means the item that was pressed.
  var searchOrder: [ReorderableCollection] {
    guard let pressedCollection else { return collections }
    return collections.filter { $0 === pressedCollection }
      + collections.filter { $0 !== pressedCollection }
  }

  func item(_ id: ItemID) -> ForEachItem? {
    for collection in searchOrder {
      if let content = collection.content, let index = content.index(of: AnyHashable(id)) {
        return content.madeItem(at: index)
      }
    }
    return nil
  }

  // MARK: Changes from outside

  /// Called while views are evaluated.
  func setEnabled(_ isEnabled: Bool) {
    if self.isEnabled == isEnabled { return }
    self.isEnabled = isEnabled
    graph.afterUpdate { [weak self] in
      guard let self, session.phase != .idle else { return }
      act(on: session.setEnabled(self.isEnabled))
    }
  }

  /// Called while views are evaluated, when the container leaves the tree.
  func unmount() {
    isMounted = false
    act(on: session.cancel(.unmounted))
    session = ReorderSession()
    exchange.remove(self)
    graph.pointer.forget(self)
    joined = []
    collections = []
  }

  /// Called while views are evaluated, when items have come, gone or changed their order.
  ///
  /// Views are also evaluated while the engine has an order laid out: its session cannot be read here.
  func modelDidChange() {
    guard isMounted, !isFollowing else { return }
    isFollowing = true
    // A collection whose views were made anew, as where the arrangement changes, joins after this update.
    graph.afterUpdate { [weak self] in
      self?.graph.afterUpdate { self?.followModel() }
    }
  }

  private func followModel() {
    isFollowing = false
    guard isMounted else { return }
    if hasFocus { markFocus() }
    if session.phase == .idle { return }
    let new = OrderSnapshot<ItemID, CollectionID>(searchOrder)
    let effects = session.modelChanged(from: orders, to: new)
    orders = new
    act(on: effects)
    guard session.isDragging, let projection = session.projection else { return }
    if let lead = session.lead { current = lead }
    if projection.guests == 0 { renewStandIns(for: projection.sources) }
    apply(projection)
    publishStatus()
  }

  // MARK: What the engine decides

  func act(on effects: [ReorderEffect<ItemID, CollectionID>]) {
    if effects.isEmpty { return }
    for effect in effects {
      if case .lifted(_, let lead) = effect { current = lead }
      traceEffect(effect)
      observer?(effect)
      switch effect {
      case .lifted: lift()
      case .destinationChanged, .click, .refused: break
      case .ended(let outcome): end(outcome)
      }
    }
    publishStatus()
  }

  private func lift() {
    orders = OrderSnapshot(searchOrder)
    if isMovedByKeys { graph.pointer.keyboardDrag = self } else { graph.pointer.beginMotion() }
    graph.focus.interceptor = self
    exchange.drag?.tell(.initial)
    announce(.lifted)
  }

  private func end(_ outcome: ReorderOutcome<ItemID, CollectionID>) {
    graph.animate(.makeWay)
    apply(nil)
    guests = []
    removeStandIns()
    payload = nil
    answer = nil
    guard exchange.drag?.home === self else { return }
    if isMovedByKeys { graph.pointer.keyboardDrag = nil } else { graph.pointer.endMotion() }
    announce(outcome)
    let wasMovedByKeys = isMovedByKeys
    isMovedByKeys = false
    if graph.focus.interceptor === self { graph.focus.interceptor = nil }
    publishStatus()
    switch outcome {
    case .moved(let difference):
      exchange.end(.move) { move?(difference) }
      checkApplied(difference)
    case .unchanged: exchange.end(.cancel)
    case .delivered: exchange.drop()
    case .cancelled(let reason): exchange.end(reason == .forbidden ? .forbidden : .cancel)
    }
    if wasMovedByKeys {
      graph.afterUpdate { [weak self] in
        if let self, isMounted, let item = currentItem { focus(item) }
      }
    }
  }
}
