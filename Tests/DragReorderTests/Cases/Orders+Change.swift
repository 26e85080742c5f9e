import Foundation

extension ScreenSetup {
  /// Changes the model as an event of a case says; false if the change is unknown.
  mutating func change(_ orders: inout Orders, by change: JSON) -> Bool {
    let collection = change["in"]?.string ?? ""
    let id = change["id"]?.string ?? ""
    func insert() {
      var items = orders[collection] ?? []
      let anchor = change["before"]?.string.flatMap { items.firstIndex(of: $0) }
      items.insert(id, at: anchor ?? items.count)
      orders[collection] = items
    }
    switch change["op"]?.string {
    case "remove": orders.remove(id)
    case "insert":
      extents[id] = change["size"]?.double ?? 1
      insert()
    case "order": orders[collection] = change["ids"]?.strings ?? []
    case "moveTo":
      orders.remove(id)
      insert()
    case "dropCollection": orders[collection] = nil
    case "size": extents[id] = change["size"]?.double ?? 1
    default: return false
    }
    return true
  }
}
