/// Keeps one child for each identifier, whatever its position.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _NodeOf<ForEach<Data, ID, Content>>, DynamicContentNode
{
  private var ids: [ID] = []
  private var children: [_NodeOf<Content>] = []
  private var items: [ForEachItem] = []
  private var positions: [ID: Int]?
  private var tracking: BodyTracking
  var itemsDidChange: (() -> Void)?
  var projection: ContentProjection? {
    didSet { structureChanged() }
  }
  var isReorderable = false
  var idType: Any.Type { ID.self }

  /// - Parameter adopted: Nodes of elements that exist already, by their identifiers.
  init(
    _ view: ForEach<Data, ID, Content>, _ context: _NodeContext,
    adopting adopted: [ID: _NodeOf<Content>] = [:]
  ) {
    tracking = BodyTracking(.of(ForEach<Data, ID, Content>.self, in: .none))
    super.init(view, context)
    let donor = context.donor as? Self
    let elements = elements()
    ids = elements.map(\.id)
    children.reserveCapacity(ids.count)
    items.reserveCapacity(ids.count)
    for (id, content) in elements {
      let twin = donor?.position(of: id).map { donor!.children[$0] }
      let child = adopted[id] ?? makeChild(content, donor: twin)
      children.append(child)
      let item = ForEachItem(AnyHashable(id), self)
      item.show(in: child, like: donor?.position(of: id).map { donor!.items[$0] })
      items.append(item)
    }
    renumber(from: 0)
    if let donor { graph.noteTwin(self, of: donor) }
  }

  private func makeChild(_ content: Content, donor: _NodeOf<Content>?) -> _NodeOf<Content> {
    Content._makeNode(content, childContext(donor: donor))
  }

  private typealias Row = (id: ID, content: Content)

  /// The views of the elements, each identifier once. What the closures read is tracked, as for a body.
  private func elements() -> [Row] {
    isDirty = false
    return tracking.evaluate(for: self) { uniqueElements() }
  }

  /// The views of the elements if their identifiers are those that there are, in the same order.
  private func unchangedElements() -> [Content]? {
    let data = view.data
    guard data.count == ids.count else { return nil }
    var index = 0
    for element in data {
      if view.id(element) != ids[index] { return nil }
      index += 1
    }
    return data.map(view.content)
  }

  private func uniqueElements() -> [Row] {
    var elements: [Row] = []
    elements.reserveCapacity(view.data.count)
    var seen = SeenValues<ID>()
    for element in view.data {
      let id = view.id(element)
      if seen.insert(id) {
        elements.append((id, view.content(element)))
      } else {
        graph.diagnose("ForEach: the id \(id) occurs more than once; only the first is shown")
      }
    }
    return elements
  }

  override func viewDidChange() { evaluate() }

  override func evaluate() {
    isDirty = false
    let (unchanged, elements) = tracking.evaluate(for: self) { () -> ([Content]?, [Row]) in
      let unchanged = unchangedElements()
      return (unchanged, unchanged == nil ? uniqueElements() : [])
    }
    if let unchanged {
      for index in unchanged.indices { children[index].update(unchanged[index]) }
      return
    }
    let changed = elements.count != ids.count || !zip(elements, ids).allSatisfy { $0.id == $1 }
    if changed { reorder(to: elements) }
    for (child, element) in zip(children, elements) { child.update(element.content) }
    if changed {
      notePreferenceOrder()
      structureChanged()
      itemsDidChange?()
    }
  }

  /// Brings the children into the order of new elements: only what lies between the common start and the
  /// common end is looked up.
  private func reorder(to elements: [Row]) {
    var start = 0
    while start < ids.count, start < elements.count, ids[start] == elements[start].id { start += 1 }
    var end = 0
    while end < ids.count - start, end < elements.count - start,
      ids[ids.count - 1 - end] == elements[elements.count - 1 - end].id
    { end += 1 }
    let oldMiddle = start..<ids.count - end
    var leftover: [ID: Int] = [:]
    for index in oldMiddle { leftover[ids[index]] = index }
    var newChildren: [_NodeOf<Content>] = []
    var newItems: [ForEachItem] = []
    for (id, content) in elements[start..<elements.count - end] {
      if let index = leftover.removeValue(forKey: id) {
        newChildren.append(children[index])
        newItems.append(items[index])
      } else {
        let child = makeChild(content, donor: nil)
        newChildren.append(child)
        let item = ForEachItem(AnyHashable(id), self)
        item.show(in: child, like: nil)
        newItems.append(item)
      }
    }
    for index in leftover.values { children[index].unmount() }
    children.replaceSubrange(oldMiddle, with: newChildren)
    items.replaceSubrange(oldMiddle, with: newItems)
    ids.replaceSubrange(oldMiddle, with: elements[start..<elements.count - end].map(\.id))
    positions = nil
    renumber(from: start)
  }

  private func renumber(from start: Int) {
    for index in start..<items.count { items[index].index = index }
  }

  private func position(of id: ID) -> Int? {
    if positions == nil {
      positions = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    }
    return positions![id]
  }

  func index(of id: AnyHashable) -> Int? { (id.base as? ID).flatMap(position) }

  var itemCount: Int { items.count }
  func itemID(at index: Int) -> AnyHashable { items[index].id }
  func item(at index: Int) -> ForEachItem? { items[index] }
  func element(at index: Int) -> Any {
    if view.data.count == ids.count {
      return view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }
    let id = ids[index]
    return view.data.first { view.id($0) == id }!
  }

  func item(of child: _ViewNode) -> ForEachItem? { items.first { $0.node === child } }
  func madeItem(at index: Int) -> ForEachItem { items[index] }
  var lazyRun: LazyRun? { nil }

  var order: ItemOrder {
    if let first = ids.first { _ = position(of: first) }
    let (ids, positions) = (ids, positions ?? [:])
    return ItemOrder(count: ids.count) {
      AnyHashable(ids[$0])
    } index: {
      ($0.base as? ID).flatMap { positions[$0] }
    }
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    guard let projection else {
      for index in items.indices { append(index, to: &list) }
      return
    }
    var kept = 0
    for index in items.indices {
      if let replacement = projection.replacements[index] {
        recollect(index)
        list.append(contentsOf: replacement)
        continue
      }
      if kept == projection.insertion { list.append(contentsOf: projection.inserted) }
      append(index, to: &list)
      kept += 1
    }
    if kept <= projection.insertion { list.append(contentsOf: projection.inserted) }
  }

  /// Keeps up with what a replaced item contributes, so that whatever stands in for it can follow.
  private func recollect(_ index: Int) {
    let old = items[index].layoutNodes
    var unused: [LayoutNode] = []
    append(index, to: &unused)
    let isSame = old.count == unused.count && zip(old, unused).allSatisfy { $0 === $1 }
    if !isSame { itemsDidChange?() }
  }

  private func append(_ index: Int, to list: inout [LayoutNode]) {
    let start = list.count
    children[index].appendLayoutNodes(to: &list)
    items[index].claim(list[start...])
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    for item in items { item.hand(environment) }
  }

  override func willUnmount() { tracking.cancel() }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { children.forEach(visit) }
}
