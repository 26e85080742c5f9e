import LayoutCore

/// An element of a lazy `ForEach` whose views have been made.
@MainActor
final class LazyElement {
  let item: ForEachItem
  let node: _ViewNode
  /// What the element contributes now.
  var layoutNodes: [LayoutNode] = []
  var tracking: BodyTracking

  init(_ item: ForEachItem, _ node: _ViewNode, _ tracking: BodyTracking) {
    self.item = item
    self.node = node
    self.tracking = tracking
  }

  func unmount() {
    item.disclaim()
    node.unmount()
    tracking.cancel()
  }
}

/// The node of a `ForEach` that makes its elements one by one.
@MainActor
protocol LazyElementSource: AnyObject, DynamicContentNode {
  func makeElement(at index: Int) -> LazyElement
}

/// The elements of a `ForEach` in a lazy container.
final class ElementRun: LazyRun {
  private unowned let source: any LazyElementSource
  /// The elements whose views have been made, in their order.
  private(set) var elements: [LazyElement] = []
  private(set) var projection: ContentProjection?

  init(_ source: any LazyElementSource, count: Int) {
    self.source = source
    let graph = source.graph
    super.init(RunMemory(count: count, estimate: graph.metrics.cellSize.height), graph)
  }

  override var content: (any DynamicContentNode)? { source }

  // MARK: Elements

  private func position(of index: Int) -> (position: Int, isMade: Bool) {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle].item.index < index { low = middle + 1 } else { high = middle }
    }
    return (low, low < elements.count && elements[low].item.index == index)
  }

  func element(at index: Int) -> LazyElement? {
    let (position, isMade) = position(of: index)
    return isMade ? elements[position] : nil
  }

  func madeElement(at index: Int) -> LazyElement {
    let (position, isMade) = position(of: index)
    if isMade { return elements[position] }
    let element = source.makeElement(at: index)
    elements.insert(element, at: position)
    refresh(element)
    return element
  }

  /// Replaces the list of elements after the data changed.
  func setElements(_ elements: [LazyElement]) { self.elements = elements }

  /// Asks the elements again for what they contribute.
  func refreshElements() {
    var isLiftedChanged = false
    for element in elements {
      let before = element.layoutNodes
      refresh(element)
      if !isLifted(element) { continue }
      let after = element.layoutNodes
      if before.count != after.count || !zip(before, after).allSatisfy({ $0 === $1 }) {
        isLiftedChanged = true
      }
    }
    // What stands in for a lifted element has to follow.
    if isLiftedChanged { source.itemsDidChange?() }
  }

  private func refresh(_ element: LazyElement) {
    var nodes: [LayoutNode] = []
    element.node.appendLayoutNodes(to: &nodes)
    element.layoutNodes = nodes
    element.item.claim(nodes)
  }

  /// Whether an element contributes elements of a `ForEach` of its own.
  var holdsRuns: Bool {
    elements.contains { $0.layoutNodes.contains { $0 is LazyRun || $0 is ContentMark } }
  }

  // MARK: Drags

  func project(_ projection: ContentProjection?) {
    self.projection = projection
    let removed = projection?.replacements.filter { $0.value.isEmpty }.keys.sorted() ?? []
    let inserted = projection?.inserted ?? []
    memory.project(
      removed: removed, insertion: inserted.isEmpty ? nil : projection?.insertion,
      insertedCells: inserted.count)
  }

  /// The lifted elements with what is shown in their place.
  var lifted: [(element: LazyElement, nodes: [LayoutNode])] {
    guard let projection else { return [] }
    return elements.compactMap { element in
      projection.replacements[element.item.index].map { (element, $0) }
    }
  }

  /// Keeps what is shown of a drag with its elements, after these have come to other positions.
  func followLifted(_ lifted: [(element: LazyElement, nodes: [LayoutNode])]) {
    guard let projection else { return }
    var replacements: [Int: [LayoutNode]] = [:]
    for (element, nodes) in lifted where elements.contains(where: { $0 === element }) {
      replacements[element.item.index] = nodes
    }
    project(
      ContentProjection(
        replacements: replacements, insertion: projection.insertion,
        inserted: projection.inserted))
  }

  // MARK: Slots

  override var madeSlots: [Int] {
    var slots = elements.compactMap { memory.slot(ofElement: $0.item.index) }
    if let insertion = memory.insertion {
      slots.insert(insertion, at: slots.firstIndex { $0 > insertion } ?? slots.count)
    }
    return slots
  }

  override func nodes(at slot: Int) -> [LayoutNode]? {
    switch memory.slot(at: slot) {
    case .inserted: return projection?.inserted ?? []
    case .element(let index):
      if let replacement = projection?.replacements[index] { return replacement }
      return element(at: index)?.layoutNodes
    }
  }

  override func make(_ slot: Int) -> [LayoutNode] {
    if case .element(let index) = memory.slot(at: slot), index < memory.elementCount {
      _ = madeElement(at: index)
    }
    return nodes(at: slot) ?? []
  }

  override func release(outside slots: Range<Int>) {
    var kept: [LazyElement] = []
    kept.reserveCapacity(elements.count)
    var focused: Set<ObjectIdentifier>?
    for element in elements {
      let slot = memory.slot(ofElement: element.item.index)
      if slot.map({ slots.contains($0) }) ?? true || isLifted(element) {
        kept.append(element)
        continue
      }
      let path = focused ?? graph.focus.path
      focused = path
      if path.contains(ObjectIdentifier(element.node)) {
        kept.append(element)
      } else {
        element.unmount()
      }
    }
    if kept.count != elements.count { elements = kept }
  }

  private func isLifted(_ element: LazyElement) -> Bool {
    projection?.replacements[element.item.index] != nil
  }
}

extension FocusSystem {
  /// The view node that has the focus, and all around it.
  var path: Set<ObjectIdentifier> {
    var path: Set<ObjectIdentifier> = []
    var node = target?.focusNode
    while let current = node {
      path.insert(ObjectIdentifier(current))
      node = current.parent
    }
    return path
  }
}
