/// What a key does to the gap of a keyboard drag.
package enum ReorderStep: Hashable, Sendable {
  case up
  case down
  case left
  case right
  /// The first place of the collection.
  case first
  /// The last place of the collection.
  case last
  case pageUp
  case pageDown
  case nextCollection
  case previousCollection

  /// Whether the step leads towards the end.
  var isForward: Bool {
    switch self {
    case .down, .right, .last, .pageDown, .nextCollection: true
    case .up, .left, .first, .pageUp, .previousCollection: false
    }
  }

  /// The axis of an arrow.
  var axis: ReorderAxis? {
    switch self {
    case .up, .down: .vertical
    case .left, .right: .horizontal
    default: nil
    }
  }
}
