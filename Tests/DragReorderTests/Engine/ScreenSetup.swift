import Foundation

/// What a case says of the container, its collections and the state around them.
struct ScreenSetup {
  /// A collection as the case describes it.
  struct Collection {
    var id: String
    var frame: CGRect
    var axis: String
    var spacing: CGFloat
    var accepts: Bool
    var header: CGFloat
    var emptyExtent: CGFloat
    var cell: CGSize
    var columns: Int
    var gaps: CGSize
  }

  var bounds: CGRect
  var isEnabled: Bool
  var isSections: Bool
  var collections: [Collection]
  var orders: Orders
  var extents: [String: CGFloat]
  var selection: [String]
  var groups: [String: [String]]
  var moveDisabled: Set<String>
  var slop: Int
  var focus: String?
  var viewport: CGRect?
  var offset: Int
  var closureApplies: Bool

  init(_ json: JSON) {
    bounds = json["container"]?["bounds"]?.rect ?? .zero
    isEnabled = json["container"]?["enabled"]?.bool ?? true
    let isSections = json["arrangement"]?.string == "sections"
    self.isSections = isSections
    var extents: [String: CGFloat] = [:]
    var orders: [(String, [String])] = []
    collections = (json["collections"]?.array ?? []).map { entry in
      let id = entry["id"]!.string!
      let items = entry["items"]?.array ?? []
      for item in items { extents[item[0]!.string!] = item[1]!.double! }
      orders.append((id, items.map { $0[0]!.string! }))
      let cell = entry["cell"]
      let gaps = entry["gaps"]
      return Collection(
        id: id, frame: entry["frame"]?.rect ?? .zero, axis: entry["axis"]?.string ?? "v",
        spacing: entry["spacing"]?.double ?? 0, accepts: entry["accepts"]?.bool ?? true,
        header: entry["header"]?.double ?? (isSections ? 1 : 0),
        emptyExtent: entry["emptyExtent"]?.double ?? (isSections ? 1 : 0),
        cell: CGSize(width: cell?[0]?.double ?? 1, height: cell?[1]?.double ?? 1),
        columns: entry["columns"]?.int ?? 1,
        gaps: CGSize(width: gaps?[0]?.double ?? 0, height: gaps?[1]?.double ?? 0))
    }
    self.extents = extents
    self.orders = Orders(orders)
    selection = json["selection"]?.strings ?? []
    groups = (json["groups"]?.object ?? [:]).mapValues { $0.strings ?? [] }
    moveDisabled = Set(json["moveDisabled"]?.strings ?? [])
    slop = json["slop"]?.int ?? 1
    focus = json["focus"]?.string
    viewport = json["scroll"]?["viewport"]?.rect
    offset = json["scroll"]?["offset"]?.int ?? 0
    closureApplies = json["closureApplies"]?.bool ?? true
  }
}
