import Foundation

/// Where a container puts a child.
package struct Placement: Equatable, Sendable {
  /// The top-leading corner of the child, in points in the coordinates of the container.
  package var origin: CGPoint
  /// The size offered to the child.
  package var proposal: ProposedViewSize

  package init(origin: CGPoint, proposal: ProposedViewSize) {
    self.origin = origin
    self.proposal = proposal
  }
}

/// The placements that a layout asks for when its subviews only write them down.
final class PlacementRecorder {
  /// One entry for each subview; `nil` for one that has not been placed.
  var placements: [Placement?]

  init(count: Int) { placements = Array(repeating: nil, count: count) }
}
