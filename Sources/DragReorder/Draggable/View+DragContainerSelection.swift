import ViewGraph

extension View {
  /// Says which items are selected, so that grabbing one of them carries all.
  ///
  /// - Parameters:
  ///   - selection: The identifiers in the order in which the items are to be inserted; read when a drag begins.
  ///   - containerNamespace: Ties the selection to the drag container with the same namespace.
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> [ItemID],
    containerNamespace: Namespace.ID? = nil
  ) -> some View {
    drags {
      $0.selection = DragSelection(
        idType: ItemID.self, namespace: containerNamespace,
        ids: { selection().map { AnyHashable($0) } })
    }
  }

  /// Says which items are selected, so that grabbing one of them carries all in the order of the views.
  public func dragContainerSelection<ItemID: Hashable & Sendable>(
    _ selection: @autoclosure @escaping () -> Set<ItemID>,
    containerNamespace: Namespace.ID? = nil
  ) -> some View {
    drags {
      $0.selection = DragSelection(
        idType: ItemID.self, namespace: containerNamespace,
        ids: { selection().map { AnyHashable($0) } }, isOrdered: false)
    }
  }

  /// Says whether the item that this view shows is selected, so that grabbing one selected item carries all.
  public func dragContainerSelection(
    _ isSelected: Bool, containerNamespace: Namespace.ID? = nil
  ) -> some View {
    drags { $0.isSelected = isSelected }
  }
}

extension _ViewNode {
  /// The nearest selection around for items with identifiers of a type.
  func dragSelection(of idType: Any.Type, in namespace: Namespace.ID?) -> DragSelection? {
    dragScopes.lazy.compactMap(\.traits.selection).first {
      $0.idType == idType && $0.namespace == namespace
    }
  }

  /// The nearest drag container around for items with identifiers of a type.
  func dragPayload(of idType: Any.Type, in namespace: Namespace.ID?) -> (any DragPayload)? {
    dragScopes.lazy.compactMap(\.traits.container).first {
      $0.idType == idType && $0.namespace == namespace
    }
  }
}
