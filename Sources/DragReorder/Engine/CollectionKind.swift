import Foundation

/// How the items of a collection lie, which decides the rule that chooses a slot.
package enum CollectionKind: Hashable, Sendable {
  /// Items follow each other along one axis without overlapping.
  case line(ReorderAxis)
  /// Items follow each other along one axis and cover each other; the frames that the scene gives for
  /// them are their visible strips.
  case pile(ReorderAxis)
  /// Items of one size fill the slots of a lattice in reading order.
  case lattice(ReorderLattice)
  /// Anything else: a slot is tried out and taken only if the pointer is then over the gap.
  case custom

  /// The axis of a collection whose items follow each other along one.
  package var axis: ReorderAxis? {
    switch self {
    case .line(let axis), .pile(let axis): axis
    case .lattice, .custom: nil
    }
  }
}
