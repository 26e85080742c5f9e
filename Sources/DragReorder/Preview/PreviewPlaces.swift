import CellGrid

/// Where the pictures of dragged items lie: a pure function of their sizes, so that it is the same every time.
struct PreviewPlaces: Equatable {
  /// A picture and the cell of its corner.
  struct Place: Equatable {
    var picture: Int
    var corner: CellPoint
  }

  /// The most pictures that are drawn on top of each other.
  static let mostLayers = 4
  /// The most pictures that are drawn one under the other.
  static let mostRows = 20

  /// The pictures that are drawn, the one on top last.
  private(set) var places: [Place] = []
  /// The picture that stays under the pointer.
  private(set) var anchor: Int
  /// The place whose picture has the badge: that on top, or the first of a list.
  private(set) var badged = 0

  /// - Parameters:
  ///   - frames: Where the items were when they were lifted, in cells of the screen.
  ///   - lead: The item that is held.
  init(_ formation: DragDropPreviewsFormation, frames: [CellRect], lead: Int) {
    anchor = lead
    switch formation.kind {
    case .none:
      places = frames.indices.filter { $0 != lead }.map {
        Place(picture: $0, corner: frames[$0].origin)
      }
      places.append(Place(picture: lead, corner: frames[lead].origin))
    case .list:
      var row = 0
      for index in Self.window(of: frames.count, around: lead, length: Self.mostRows) {
        places.append(Place(picture: index, corner: CellPoint(x: 0, y: row)))
        row += frames[index].height
      }
    case .stack:
      anchor = 0
      stack(frames.count) { CellPoint(x: 2 * $0, y: $0) }
    case .pile, .default:
      anchor = 0
      stack(frames.count) { depth in
        depth == 0 ? .zero : Self.scatter[(depth - 1) % Self.scatter.count]
      }
    }
    if formation.kind != .list { badged = places.count - 1 }
  }

  /// How far the pictures below the first lie from it in a pile: a mess, but always the same one.
  private static let scatter = [
    CellPoint(x: 2, y: 1), CellPoint(x: -1, y: 1), CellPoint(x: 1, y: -1),
  ]

  private mutating func stack(_ count: Int, _ corner: (Int) -> CellPoint) {
    places = (0..<min(count, Self.mostLayers)).reversed().map {
      Place(picture: $0, corner: corner($0))
    }
  }

  private static func window(of count: Int, around index: Int, length: Int) -> Range<Int> {
    let start = max(0, min(index - length / 2, count - length))
    return start..<min(count, start + length)
  }
}
