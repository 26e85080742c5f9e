import ViewGraph

extension View {
  /// Lets people drag this view, with the items that the drag container around has for an identifier.
  ///
  /// The container is asked when the drag begins. In a reorder container the items are dragged without it.
  public func draggable<ItemID: Hashable & Sendable>(
    containerItemID: ItemID, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    modifier(
      DraggableModifier(preview: nil) { node in
        let selection = node.dragSelection(of: ItemID.self, in: containerNamespace)
        return node.dragPayload(of: ItemID.self, in: containerNamespace)?
          .items(grabbing: AnyHashable(containerItemID), selection: selection?.ids() ?? []) ?? []
      })
  }

  /// Lets people drag this view as an item.
  ///
  /// - Parameter item: The item; nil for none, so that there is no drag. Read when a drag begins.
  public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
    containerNamespace: Namespace.ID? = nil
  ) -> some View where Item.ID: Sendable {
    draggable(itemType, containerNamespace: containerNamespace, item)
  }

  /// Lets people drag this view as an item that is made when the drag begins.
  public func draggable<Item: Transferable & Identifiable>(
    _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil,
    _ item: @escaping () -> Item?
  ) -> some View where Item.ID: Sendable {
    modifier(
      DraggableModifier(preview: nil) { _ in
        item().map { [(AnyHashable($0.id), $0)] } ?? []
      })
  }

  /// Lets people drag this view as an item whose identifier is a property.
  public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
    item: @autoclosure @escaping () -> Item?, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    draggable(itemType, id: id, containerNamespace: containerNamespace, item)
  }

  /// Lets people drag this view as an item whose identifier is a property, made when the drag begins.
  public func draggable<Item: Transferable, ItemID: Hashable & Sendable>(
    _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>,
    containerNamespace: Namespace.ID? = nil, _ payload: @escaping () -> Item?
  ) -> some View {
    modifier(
      DraggableModifier(preview: nil) { _ in
        payload().map { [(AnyHashable($0[keyPath: id]), $0)] } ?? []
      })
  }

  /// Lets people drag this view as a value.
  public func draggable<Value: Transferable>(
    _ payload: @autoclosure @escaping () -> Value
  ) -> some View {
    modifier(DraggableModifier(preview: nil) { _ in [(AnyHashable(NamelessID()), payload())] })
  }

  /// Lets people drag this view as a value, with another view as the picture that follows the pointer.
  public func draggable<Preview: View, Value: Transferable>(
    _ payload: @autoclosure @escaping () -> Value, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(
      DraggableModifier(preview: AnyView(preview())) { _ in
        [(AnyHashable(NamelessID()), payload())]
      })
  }
}

/// Stands for the identifier of a value that has none.
private struct NamelessID: Hashable {}

/// Makes a view the source of drags.
private struct DraggableModifier: ViewModifier {
  let preview: AnyView?
  let items: (_ViewNode) -> [(id: AnyHashable, item: Any)]

  func body(content: Content) -> some View {
    EffectView(
      content: LayoutModified(content: content, modifier: DraggableLayoutModifier()),
      effect: DraggableEffect(preview: preview, items: items))
  }
}

private struct DraggableEffect: ViewEffect {
  let preview: AnyView?
  let items: (_ViewNode) -> [(id: AnyHashable, item: Any)]

  func appear(_ node: _ViewNode) -> DragSource {
    let source = DragSource(node)
    node.scope = source
    set(source)
    return source
  }

  private func set(_ source: DragSource) {
    source.customPreview = preview
    source.items = items
  }

  func update(_ source: inout DragSource, from old: Self, _ node: _ViewNode) { set(source) }
  func disappear(_ source: inout DragSource, _ node: _ViewNode) { source.unmount() }
}

private struct DraggableLayoutModifier: LayoutModifier {
  func makeNode(_ context: LayoutModifierContext) -> ResponderNode {
    let source = context.viewNode.parent?.scope as? DragSource
    let node = ResponderNode(source, context.graph)
    source?.layoutNode = node
    return node
  }

  func update(_ node: ResponderNode, from old: Self, _ context: LayoutModifierContext) {}
}
