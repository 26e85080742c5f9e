import ViewGraph

extension DynamicViewContent {
  /// Makes these views reorderable in the reorder container around them, which has no other collection.
  ///
  /// Views whose identifiers are of another type than those of the container cannot be lifted; a
  /// diagnostic says so once.
  public func reorderable() -> some DynamicViewContent<Data> {
    ReorderableContent(content: self, collectionID: ReorderableSingleCollectionIdentifier())
  }

  /// Makes these views reorderable in the reorder container around them.
  ///
  /// - Parameter collectionID: What the container's differences call this collection. It must be unique in
  ///   the container.
  public func reorderable(
    collectionID: some Hashable & Sendable
  ) -> some DynamicViewContent<Data> {
    ReorderableContent(content: self, collectionID: collectionID)
  }
}

struct ReorderableContent<Content: DynamicViewContent, CollectionID: Hashable>: DynamicViewContent {
  let content: Content
  let collectionID: CollectionID

  var data: Content.Data { content.data }

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  var body: some View {
    EffectView(content: content, effect: ReorderableEffect(collectionID: collectionID))
  }
}

/// Tells the container around about a collection.
private struct ReorderableEffect<CollectionID: Hashable>: ViewEffect {
  let collectionID: CollectionID

  func appear(_ node: _ViewNode) -> ReorderableCollection {
    let collection = ReorderableCollection(AnyHashable(collectionID), node)
    collection.join()
    return collection
  }

  func update(
    _ collection: inout ReorderableCollection, from old: Self, _ node: _ViewNode
  ) {
    if old.collectionID == collectionID { return }
    collection.leave()
    collection = appear(node)
  }

  func disappear(_ collection: inout ReorderableCollection, _ node: _ViewNode) {
    collection.leave()
  }
}

/// A collection of reorderable views as its container knows it.
@MainActor
final class ReorderableCollection {
  let id: AnyHashable
  private unowned let node: _ViewNode
  private weak var container: (any ReorderScope)?
  private var found: (any DynamicContentNode)?

  init(_ id: AnyHashable, _ node: _ViewNode) {
    self.id = id
    self.node = node
  }

  /// The node of the `ForEach`; nil before it is made.
  var content: (any DynamicContentNode)? {
    if let found { return found }
    found = Self.dynamicContent(below: node)
    found?.itemsDidChange = { [weak self] in self?.container?.modelDidChange() }
    found?.isReorderable = true
    return found
  }

  private static func dynamicContent(below node: _ViewNode) -> (any DynamicContentNode)? {
    if let node = node as? any DynamicContentNode { return node }
    var result: (any DynamicContentNode)?
    node.forEachChild { child in
      if result == nil { result = dynamicContent(below: child) }
    }
    return result
  }

  /// The layout node that arranges the views of the collection.
  var arranger: LayoutNode? {
    var current: _ViewNode? = node
    while let view = current {
      if let container = view.container { return container }
      current = view.parent
    }
    return nil
  }

  /// Finds the nearest container around that has identifiers of the same types.
  func join() {
    node.graph.afterUpdate { [weak self] in self?.joinNearest() }
  }

  private func joinNearest() {
    guard node.isMounted, let content, container == nil else { return }
    var current = node.parent
    while let view = current {
      if let scope = view.scope as? any ReorderScope,
        scope.accepts(itemID: content.idType, collectionID: id)
      {
        container = scope
        scope.add(self)
        return
      }
      current = view.parent
    }
    node.graph.diagnose(
      "reorderable: no reorderContainer around takes items with ids of type \(content.idType) in"
        + " collections with ids of type \(type(of: id.base))")
  }

  func leave() {
    container?.remove(self)
    container = nil
    found?.itemsDidChange = nil
    found?.isReorderable = false
    found?.projection = nil
  }
}

/// A reorder container as its collections see it.
@MainActor
protocol ReorderScope: AnyObject {
  func accepts(itemID: Any.Type, collectionID: AnyHashable) -> Bool
  func add(_ collection: ReorderableCollection)
  func remove(_ collection: ReorderableCollection)
  func modelDidChange()

  /// Whether a press on these layout nodes lifts an item.
  func lifts(_ path: [LayoutNode]) -> Bool
}
