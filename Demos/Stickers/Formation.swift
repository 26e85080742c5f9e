import Inlay

/// The ways in which several stickers are carried.
enum Formation: CaseIterable {
  case `default`
  case list
  case none
  case pile
  case stack

  var value: DragDropPreviewsFormation {
    switch self {
    case .default: .default
    case .list: .list
    case .none: .none
    case .pile: .pile
    case .stack: .stack
    }
  }

  /// The one that comes after this, and the first one after the last.
  var next: Formation {
    let all = Self.allCases
    return all[(all.firstIndex(of: self)! + 1) % all.count]
  }
}
