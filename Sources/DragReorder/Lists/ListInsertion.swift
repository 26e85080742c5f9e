import ViewGraph

extension DynamicViewContent {
  /// Takes items of one type that are dropped among these views, as in a list.
  ///
  /// While they are over the views a gap shows where they would go.
  ///
  /// - Parameters:
  ///   - type: The type of the items; dragged items of other types are not offered.
  ///   - action: Called once with the items and the offset before which they come.
  public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, action: @escaping ([Item], Int) -> Void
  ) -> some DynamicViewContent<Data> {
    EditableContent(content: self) { edits in
      edits.insert = ListInsertion(
        count: { $0.count { $0 is Item } },
        perform: { offset, items in action(items.compactMap { $0 as? Item }, offset) })
    }
  }

  /// Takes items of one type that are dropped among these views, like `dropDestination(for:action:)`.
  ///
  /// - Parameters:
  ///   - type: The type of the items.
  ///   - action: Called once with the offset before which the items come, and the items.
  public func onInsert<Item: Transferable>(
    of type: Item.Type, perform action: @escaping (Int, [Item]) -> Void
  ) -> some DynamicViewContent<Data> {
    dropDestination(for: type) { items, offset in action(offset, items) }
  }
}

/// What takes items from elsewhere among the elements of a `ForEach`.
struct ListInsertion {
  /// How many of some items are of the type that is taken.
  let count: ([Any]) -> Int
  let perform: (Int, [Any]) -> Void
}
