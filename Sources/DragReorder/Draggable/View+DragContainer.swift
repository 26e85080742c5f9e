import ViewGraph

extension View {
  /// Says which items a drag carries that begins at one of the items in this view.
  ///
  /// Around a reorder container of the same identifiers it decides what is lifted together, and lets items
  /// leave the container for a drop destination elsewhere.
  ///
  /// - Parameters:
  ///   - itemType: The type of the items.
  ///   - namespace: Ties the container to draggable views and selections with the same namespace.
  ///   - payload: Returns the items for identifiers: those of the selection if it contains what was grabbed,
  ///     else of what was grabbed alone. No items mean no drag.
  public func dragContainer<Item: Transferable & Identifiable, Payload: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> Payload
  ) -> some View where Item == Payload.Element, Item.ID: Sendable {
    drags {
      $0.container = PayloadOfAll<Item, Item.ID>(
        namespace: namespace, id: { $0.id }, items: { Array(payload($0)) })
    }
  }

  /// Says which items a drag carries, as an array.
  public func dragContainer<Item: Transferable & Identifiable>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping ([Item.ID]) -> [Item]
  ) -> some View where Item.ID: Sendable {
    drags {
      $0.container = PayloadOfAll<Item, Item.ID>(
        namespace: namespace, id: { $0.id }, items: payload)
    }
  }

  /// Says which items a drag carries that begins at one item, whatever is selected.
  ///
  /// - Parameter payload: Returns the items for the identifier of what was grabbed. None mean no drag.
  @_disfavoredOverload
  public func dragContainer<Item: Transferable & Identifiable, Payload: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (Item.ID) -> Payload
  ) -> some View where Item == Payload.Element, Item.ID: Sendable {
    drags {
      $0.container = PayloadOfOne<Item, Item.ID>(
        namespace: namespace, id: { $0.id }, items: { Array(payload($0)) })
    }
  }

  /// Says which items a drag carries that begins at one item, as an array.
  @_disfavoredOverload
  public func dragContainer<Item: Transferable & Identifiable>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    _ payload: @escaping (Item.ID) -> [Item]
  ) -> some View where Item.ID: Sendable {
    drags {
      $0.container = PayloadOfOne<Item, Item.ID>(
        namespace: namespace, id: { $0.id }, items: payload)
    }
  }

  /// Says which items a drag carries, whose identifiers are a property.
  public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Payload: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping ([ItemID]) -> Payload
  ) -> some View where Item == Payload.Element {
    drags {
      $0.container = PayloadOfAll<Item, ItemID>(
        namespace: namespace, id: { $0[keyPath: itemID] }, items: { Array(payload($0)) })
    }
  }

  /// Says which items a drag carries that begins at one item, whose identifiers are a property.
  @_disfavoredOverload
  public func dragContainer<ItemID: Hashable & Sendable, Item: Transferable, Payload: Collection>(
    for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>,
    in namespace: Namespace.ID? = nil, _ payload: @escaping (ItemID) -> Payload
  ) -> some View where Item == Payload.Element {
    drags {
      $0.container = PayloadOfOne<Item, ItemID>(
        namespace: namespace, id: { $0[keyPath: itemID] }, items: { Array(payload($0)) })
    }
  }

  /// Says which items a drag carries, and which are selected.
  public func dragContainer<Item: Transferable & Identifiable, Payload: Collection>(
    for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil,
    selection: @autoclosure @escaping () -> [Item.ID],
    _ payload: @escaping ([Item.ID]) -> Payload
  ) -> some View where Item == Payload.Element, Item.ID: Sendable {
    dragContainer(for: itemType, in: namespace, payload)
      .dragContainerSelection(selection(), containerNamespace: namespace)
  }
}

/// A payload that follows the selection.
private struct PayloadOfAll<Item, ItemID: Hashable>: DragPayload {
  let namespace: Namespace.ID?
  let id: (Item) -> ItemID
  let items: ([ItemID]) -> [Item]

  var idType: Any.Type { ItemID.self }

  func items(
    grabbing grabbed: AnyHashable, selection: [AnyHashable]
  ) -> [(id: AnyHashable, item: Any)] {
    let ids = selection.contains(grabbed) ? selection : [grabbed]
    return items(ids.compactMap { $0.base as? ItemID }).map { (AnyHashable(id($0)), $0) }
  }
}

/// A payload that depends on what was grabbed only.
private struct PayloadOfOne<Item, ItemID: Hashable>: DragPayload {
  let namespace: Namespace.ID?
  let id: (Item) -> ItemID
  let items: (ItemID) -> [Item]

  var idType: Any.Type { ItemID.self }

  func items(
    grabbing grabbed: AnyHashable, selection: [AnyHashable]
  ) -> [(id: AnyHashable, item: Any)] {
    guard let grabbed = grabbed.base as? ItemID else { return [] }
    return items(grabbed).map { (AnyHashable(id($0)), $0) }
  }
}
