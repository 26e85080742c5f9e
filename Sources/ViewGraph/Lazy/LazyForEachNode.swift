import LayoutCore

/// The node of a `ForEach` in a lazy container: its elements are made as they come into view.
///
/// Identifiers are asked for only where elements exist. Where an element contributes a `ForEach` of its own
/// all elements are made, by a node in this one, and the inner `ForEach`s are lazy.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _NodeOf<ForEach<Data, ID, Content>>, LazyElementSource
{
  private(set) var run: ElementRun!
  private(set) var whole: ForEachNode<Data, ID, Content>?
  /// The value that the elements show.
  private var shown: ForEach<Data, ID, Content>
  private var needsRefresh = false
  private weak var donor: LazyForEachNode?
  var itemsDidChange: (() -> Void)?
  var isReorderable = false {
    didSet { if isReorderable != oldValue { structureChanged() } }
  }

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    shown = view
    super.init(view, context)
    run = ElementRun(self, count: view.data.count)
    donor = context.donor as? Self
    isReorderable = donor?.isReorderable ?? false
    if let donor {
      graph.noteTwin(self, of: donor)
      if donor.whole != nil { becomeWhole() }
    } else {
      probe()
    }
  }

  // MARK: Elements

  private func element(_ index: Int, of view: ForEach<Data, ID, Content>) -> Data.Element {
    view.data[view.data.index(view.data.startIndex, offsetBy: index)]
  }

  private func id(_ index: Int, of view: ForEach<Data, ID, Content>) -> ID {
    view.id(element(index, of: view))
  }

  func makeElement(at index: Int) -> LazyElement {
    let value = element(index, of: view)
    let id = AnyHashable(view.id(value))
    let twin = donor?.run.elements.first { $0.item.id == id }?.node
    var tracking = BodyTracking(.of(ForEach<Data, ID, Content>.self, in: .none))
    let content = tracking.evaluate(for: self) { view.content(value) }
    let node = Content._makeNode(content, childContext(donor: twin))
    if run.elements.contains(where: { $0.item.id == id }) {
      graph.diagnose("ForEach: the id \(id) occurs more than once")
    }
    let item = ForEachItem(id, self, index: index)
    item.show(in: node, like: donor?.run.elements.first { $0.item.id == id }?.item)
    let element = LazyElement(item, node, tracking)
    needsProbe = true
    notePreferenceOrder()
    return element
  }

  /// Whether elements have been made that may hold a `ForEach`.
  private var needsProbe = false {
    didSet { if needsProbe && !oldValue { graph.queueCollection(self) } }
  }

  /// Makes the first element, to see what elements hold.
  private func probe() {
    if !view.data.isEmpty { _ = run.madeElement(at: 0) }
    if run.holdsRuns { becomeWhole() }
  }

  override func collect() {
    needsProbe = false
    if whole == nil && run.holdsRuns {
      becomeWhole()
      structureChanged()
    }
  }

  private func becomeWhole() {
    var nodes: [ID: _NodeOf<Content>] = [:]
    for element in run.elements {
      element.item.disclaim()
      element.tracking.cancel()
      nodes[element.item.id.base as! ID] = (element.node as! _NodeOf<Content>)
    }
    run.setElements([])
    let node = ForEachNode(view, childContext(donor: donor?.whole), adopting: nodes)
    node.itemsDidChange = { [weak self] in self?.itemsDidChange?() }
    whole = node
  }

  // MARK: Changes

  override func viewDidChange() {
    let old = shown
    shown = view
    if let whole { return whole.update(view) }
    let (oldCount, newCount) = (old.data.count, view.data.count)
    let change = change(from: old)
    let hasMoved = follow(change, from: old, newCount)
    if run.elements.isEmpty { probe() }
    if hasMoved || oldCount != newCount || whole != nil { structureChanged() }
    itemsDidChange?()
  }

  /// The change from the old elements, checked at those of which something is known if it is not right for all
  /// that have views.
  private func change(from old: ForEach<Data, ID, Content>) -> DataChange {
    let newCount = view.data.count
    let change = DataChange.guess(from: old.data.count, to: newCount) {
      id($0, of: old) == id($1, of: view)
    }
    func isWrong(_ index: Int) -> Bool {
      guard let new = change.index(of: index) else { return false }
      return new >= newCount || id(index, of: old) != id(new, of: view)
    }
    guard run.elements.contains(where: { isWrong($0.item.index) }) else { return change }
    let wrong = run.memory.extents.known(in: 0..<old.data.count).map(\.index).filter(isWrong)
    guard let first = wrong.first, let last = wrong.last else { return change }
    return change.widened(over: first..<last + 1)
  }

  /// Brings the elements to their new positions and gives them their new values; true if any has another
  /// position or is gone.
  private func follow(
    _ change: DataChange, from old: ForEach<Data, ID, Content>, _ newCount: Int
  ) -> Bool {
    let elements = run.elements
    var places: [Int: LazyElement] = [:]
    var missing: [LazyElement] = []
    for element in elements {
      if let index = change.index(of: element.item.index), index < newCount,
        AnyHashable(id(index, of: view)) == element.item.id
      {
        places[index] = element
      } else {
        missing.append(element)
      }
    }
    if !missing.isEmpty { find(missing, &places) }
    run.memory.replace(change.removed, withCount: change.insertedCount) {
      AnyHashable(id($0, of: old))
    } newID: {
      AnyHashable(id($0, of: view))
    }
    let kept = places.sorted { $0.key < $1.key }
    let hasMoved =
      kept.count != elements.count
      || !zip(kept, elements).allSatisfy { $0.key == $1.item.index && $0.value === $1 }
    let isKept = Set(kept.map { ObjectIdentifier($0.value) })
    let lifted = run.lifted
    for element in elements where !isKept.contains(ObjectIdentifier(element)) {
      element.unmount()
    }
    for (index, element) in kept { element.item.index = index }
    run.setElements(kept.map(\.value))
    run.followLifted(lifted)
    updateElements()
    return hasMoved
  }

  override func evaluate() {
    if whole == nil { updateElements() }
  }

  /// Gives the elements their values.
  private func updateElements() {
    isDirty = false
    for element in run.elements {
      let value = self.element(element.item.index, of: view)
      let content = element.tracking.evaluate(for: self) { view.content(value) }
      unsafeDowncast(element.node, to: _NodeOf<Content>.self).update(content)
    }
  }

  /// Looks for elements that are not where the change would have them.
  ///
  /// An element that went far from those around it is out of view and not looked for, except where it has
  /// to stay.
  private func find(_ missing: [LazyElement], _ places: inout [Int: LazyElement]) {
    var wanted: [AnyHashable: LazyElement] = [:]
    for element in missing { wanted[element.item.id] = element }
    let indices = run.elements.map(\.item.index)
    let margin = max(64, 2 * indices.count)
    let lower = max(0, indices[0] - margin)
    let upper = min(view.data.count, indices[indices.count - 1] + margin)
    func look(in range: Range<Int>) {
      for index in range where places[index] == nil {
        if wanted.isEmpty { return }
        let id = AnyHashable(id(index, of: view))
        if let element = wanted.removeValue(forKey: id) { places[index] = element }
      }
    }
    if lower < upper { look(in: lower..<upper) }
    let path = graph.focus.path
    wanted = wanted.filter {
      run.projection?.replacements[$0.value.item.index] != nil
        || path.contains(ObjectIdentifier($0.value.node))
    }
    if !wanted.isEmpty { look(in: 0..<view.data.count) }
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    if let whole { return whole.environmentDidChange(environment) }
    for element in run.elements { element.item.hand(environment) }
  }

  override func willUnmount() {
    for element in run.elements { element.tracking.cancel() }
  }

  // MARK: Structure

  override func structureChanged() {
    needsRefresh = true
    super.structureChanged()
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    if let whole { return whole.appendLayoutNodes(to: &list) }
    if needsRefresh {
      needsRefresh = false
      run.refreshElements()
    }
    list.append(run)
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) {
    if let whole { return visit(whole) }
    for element in run.elements { visit(element.node) }
  }

  // MARK: Items

  var idType: Any.Type { ID.self }
  var itemCount: Int { whole?.itemCount ?? view.data.count }

  func itemID(at index: Int) -> AnyHashable {
    whole?.itemID(at: index) ?? AnyHashable(id(index, of: view))
  }

  func item(at index: Int) -> ForEachItem? {
    whole.map { $0.item(at: index) } ?? run.element(at: index)?.item
  }

  func element(at index: Int) -> Any {
    whole?.element(at: index) ?? element(index, of: view)
  }

  func item(of child: _ViewNode) -> ForEachItem? {
    run.elements.first { $0.node === child }?.item
  }

  func madeItem(at index: Int) -> ForEachItem {
    if let whole { return whole.madeItem(at: index) }
    return run.madeElement(at: index).item
  }

  func layoutNodes(of item: ForEachItem) -> [LayoutNode] { item.layoutNodes }

  func index(of id: AnyHashable) -> Int? {
    if let whole { return whole.index(of: id) }
    if let element = run.elements.first(where: { $0.item.id == id }) { return element.item.index }
    return order.index(of: id)
  }

  var order: ItemOrder {
    if let whole { return whole.order }
    let view = view
    return ItemOrder(count: view.data.count) {
      AnyHashable(view.id(view.data[view.data.index(view.data.startIndex, offsetBy: $0)]))
    } index: {
      guard let id = $0.base as? ID else { return nil }
      return view.data.firstIndex { view.id($0) == id }
        .map { view.data.distance(from: view.data.startIndex, to: $0) }
    }
  }

  var projection: ContentProjection? {
    get { whole.map(\.projection) ?? run.projection }
    set {
      if let whole { return whole.projection = newValue }
      run.project(newValue)
      structureChanged()
    }
  }

  var lazyRun: LazyRun? { whole == nil ? run : nil }
}
