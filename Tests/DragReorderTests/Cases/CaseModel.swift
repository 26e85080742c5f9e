import Foundation
import Observation

@testable import DragReorder

struct CaseItem: Identifiable, Hashable, Transferable {
  let id: String
}

/// What a case plays with: its container, what is in it, and what has happened.
@Observable
final class CaseModel {
  var setup: ScreenSetup
  var orders: Orders
  var isMounted = true
  @ObservationIgnored var log = CaseLog()

  init(_ setup: ScreenSetup) {
    self.setup = setup
    orders = setup.orders
  }

  /// The collections that there are still.
  var collections: [ScreenSetup.Collection] {
    setup.collections.filter { orders[$0.id] != nil }
  }

  func items(of collection: ScreenSetup.Collection) -> [CaseItem] {
    (orders[collection.id] ?? []).map(CaseItem.init)
  }

  func extent(of item: CaseItem) -> CGFloat { setup.extents[item.id] ?? 1 }

  func apply(_ difference: ReorderDifference<String, String>) {
    log.move(difference)
    if setup.closureApplies { orders = orders.applying(difference) }
  }

  /// What a drag container gives for an item: its group, else what the selection says.
  func group(of item: String) -> [CaseItem] {
    let isSelected = setup.selection.contains(item)
    return (setup.groups[item] ?? (isSelected ? setup.selection : [item])).map(CaseItem.init)
  }

  @MainActor func rejects(_ session: DropSession) -> Bool {
    let destination = session.reorderDestination(for: CaseItem.self, in: String.self)
    return setup.collections.contains { $0.id == destination?.collectionID && !$0.accepts }
  }
}
