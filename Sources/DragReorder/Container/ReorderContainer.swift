import ViewGraph

extension View {
  /// Lets people reorder the reorderable views in this one.
  ///
  /// A drag lifts a view; while it moves, the container shows the order that a drop would give, with
  /// placeholders for what is lifted. The framework never changes the data: `move` does.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - isEnabled: Whether items can be lifted; turning it off cancels a drag.
  ///   - move: Called once at the end of a drag that changes the order.
  public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move:
      @escaping (ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View where Item.ID: Sendable {
    ReorderContainer(content: self, isEnabled: isEnabled, move: move)
  }

  /// Lets people reorder the reorderable views in this one, within and between several collections.
  ///
  /// - Parameters:
  ///   - item: The type of the items.
  ///   - collectionID: The type of the identifiers that `reorderable(collectionID:)` gives.
  ///   - isEnabled: Whether items can be lifted; turning it off cancels a drag.
  ///   - move: Called once at the end of a drag that changes the order.
  public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable {
    ReorderContainer(content: self, isEnabled: isEnabled, move: move)
  }

  /// Lets people reorder the reorderable views in this one, whose items are told apart by a property.
  public func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View {
    ReorderContainer(content: self, isEnabled: isEnabled, move: move)
  }

  /// Lets people reorder the reorderable views in this one, within and between several collections, whose
  /// items are told apart by a property.
  public func reorderContainer<
    Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable
  >(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type,
    isEnabled: Bool = true, move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View {
    ReorderContainer(content: self, isEnabled: isEnabled, move: move)
  }
}

struct ReorderContainer<Content: View, ItemID: Hashable, CollectionID: Hashable>: View {
  let content: Content
  let isEnabled: Bool
  let edits: ItemEdits
  let move: (ReorderDifference<ItemID, CollectionID>) -> Void
  @Environment(\.isEnabled) private var isEnabledAround

  init(
    content: Content, isEnabled: Bool, edits: ItemEdits = ItemEdits(),
    move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) {
    self.content = content
    self.isEnabled = isEnabled
    self.edits = edits
    self.move = move
  }

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  var body: some View {
    EffectView(
      content: LayoutModified(
        content: FocusGroupView(content: content) {
          $0.parent?.parent?.scope as? ReorderHost<ItemID, CollectionID>
        }, modifier: ReorderResponderModifier<ItemID, CollectionID>()),
      effect: ReorderContainerEffect(
        isEnabled: isEnabled && isEnabledAround, edits: edits, move: move))
  }
}

private struct ReorderContainerEffect<ItemID: Hashable, CollectionID: Hashable>: ViewEffect {
  let isEnabled: Bool
  let edits: ItemEdits
  let move: (ReorderDifference<ItemID, CollectionID>) -> Void

  func appear(_ node: _ViewNode) -> ReorderHost<ItemID, CollectionID> {
    let host = ReorderHost<ItemID, CollectionID>(node, isEnabled: isEnabled)
    host.move = move
    host.edits = edits
    node.scope = host
    return host
  }

  func update(
    _ host: inout ReorderHost<ItemID, CollectionID>, from old: Self, _ node: _ViewNode
  ) {
    host.move = move
    host.edits = edits
    host.setEnabled(isEnabled)
  }

  func disappear(_ host: inout ReorderHost<ItemID, CollectionID>, _ node: _ViewNode) {
    host.unmount()
  }
}

/// Lets the container's host hear of the pointer in the frame of the container.
private struct ReorderResponderModifier<ItemID: Hashable, CollectionID: Hashable>: LayoutModifier {
  func makeNode(_ context: LayoutModifierContext) -> ResponderNode {
    let host = context.viewNode.parent?.scope as? ReorderHost<ItemID, CollectionID>
    let node = ResponderNode(host, context.graph)
    host?.add(node)
    return node
  }

  func update(_ node: ResponderNode, from old: Self, _ context: LayoutModifierContext) {}
}

struct WeakNode {
  private(set) weak var node: LayoutNode?

  init(_ node: LayoutNode) { self.node = node }
}
