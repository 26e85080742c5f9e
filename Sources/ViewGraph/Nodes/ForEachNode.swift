import CellGrid

/// One element of a `ForEach` and what it contributes.
@MainActor
package final class ForEachItem {
  package let id: AnyHashable
  /// The node of the `ForEach`.
  package unowned let owner: any DynamicContentNode
  /// The position among the items that are shown.
  package fileprivate(set) var index = 0
  /// What the element contributes to the container, without wrappers from outside the `ForEach`.
  package fileprivate(set) var layoutNodes: [LayoutNode] = []
  /// The element of a `ForEach` around this one that contributes the same layout nodes.
  package fileprivate(set) var outer: ForEachItem?

  fileprivate init(_ id: AnyHashable, _ owner: any DynamicContentNode) {
    self.id = id
    self.owner = owner
  }
}

/// What a container is shown in place of the elements of a `ForEach`: some replaced, others put in.
package struct ContentProjection {
  /// The layout nodes shown in place of those of an item, by its position; none leave it out.
  package var replacements: [Int: [LayoutNode]]
  /// How many of the items that are not replaced come before those put in.
  package var insertion: Int
  /// The layout nodes that are put in.
  package var inserted: [LayoutNode]

  package init(replacements: [Int: [LayoutNode]], insertion: Int, inserted: [LayoutNode]) {
    self.replacements = replacements
    self.insertion = insertion
    self.inserted = inserted
  }
}

/// The node of a `ForEach`, whatever its data.
@MainActor
package protocol DynamicContentNode: _ViewNode {
  /// The elements, in the order of the data and without duplicates.
  var items: [ForEachItem] { get }

  /// What the container is shown in place of the elements, or nil to show them as they are.
  var projection: ContentProjection? { get set }

  /// The position of an item with this identifier.
  func index(of id: AnyHashable) -> Int?

  /// Called after the items have changed.
  var itemsDidChange: (() -> Void)? { get set }

  /// The type of the identifiers.
  var idType: Any.Type { get }
}

/// Keeps one child for each identifier, whatever its position.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  _NodeOf<ForEach<Data, ID, Content>>, DynamicContentNode
{
  private var ids: [ID] = []
  private var children: [_NodeOf<Content>] = []
  private(set) var items: [ForEachItem] = []
  private var positions: [ID: Int]?
  private var tracking: BodyTracking
  var itemsDidChange: (() -> Void)?
  var projection: ContentProjection? {
    didSet { structureChanged() }
  }
  var idType: Any.Type { ID.self }

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    tracking = BodyTracking(DynamicProperties.of(ForEach<Data, ID, Content>.self))
    super.init(view, context)
    let donor = context.donor as? Self
    let elements = elements()
    ids = elements.map(\.id)
    children.reserveCapacity(ids.count)
    for (id, content) in elements {
      let twin = donor?.position(of: id).map { donor!.children[$0] }
      children.append(makeChild(content, donor: twin))
      items.append(ForEachItem(AnyHashable(id), self))
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
    var seen = Set<ID>(minimumCapacity: view.data.count)
    for element in view.data {
      let id = view.id(element)
      if seen.insert(id).inserted {
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
        newChildren.append(makeChild(content, donor: nil))
        newItems.append(ForEachItem(AnyHashable(id), self))
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
    let item = items[index]
    let start = list.count
    children[index].appendLayoutNodes(to: &list)
    for node in list[start...] {
      if let inner = node.item, inner.owner !== self {
        var outermost = inner
        while let next = outermost.outer, next !== item { outermost = next }
        if outermost !== item { outermost.outer = item }
      } else {
        node.item = item
      }
    }
    item.layoutNodes = Array(list[start...])
  }

  override func willUnmount() { tracking.cancel() }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { children.forEach(visit) }
}
