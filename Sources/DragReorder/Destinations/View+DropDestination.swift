import Foundation
import ViewGraph

extension View {
  /// Takes items of one type that are dropped on this view.
  ///
  /// Outside of a reorder container on the same view it takes what comes from elsewhere, at the place that
  /// `session.reorderDestination` names; inside of one, on an item, it makes the item itself a target.
  ///
  /// - Parameters:
  ///   - type: The type of the items; dragged items of other types are not offered.
  ///   - isEnabled: Whether items are taken.
  ///   - action: Called once with the items when they are dropped here.
  public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, isEnabled: Bool = true,
    action: @escaping ([Item], DropSession) -> Void
  ) -> some View {
    drags {
      $0.destination = DropDestination(
        isEnabled: isEnabled, count: { $0.count { $0 is Item } },
        action: { items, session in action(items.compactMap { $0 as? Item }, session) },
        isTargeted: { _ in })
    }
  }

  /// Takes items of one type that are dropped on this view.
  ///
  /// - Parameters:
  ///   - type: The type of the items; dragged items of other types are not offered.
  ///   - action: Called once with the items and the place in points of this view when they are dropped here. Its
  ///     result says whether they were of use, which ends the drag either way.
  ///   - isTargeted: Called as a drag that would be taken comes over this view and leaves it.
  public func dropDestination<Item: Transferable>(
    for type: Item.Type = Item.self, action: @escaping ([Item], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    drags {
      $0.destination = DropDestination(
        isEnabled: true, count: { $0.count { $0 is Item } },
        action: { items, session in
          _ = action(items.compactMap { $0 as? Item }, session.location)
        },
        isTargeted: isTargeted)
    }
  }
}
