import Foundation

/// The arithmetic of `position(x:y:)`.
package struct Position: Equatable, Sendable {
  /// Where the middle of the child comes to lie, in points.
  package var point: CGPoint

  package init(_ point: CGPoint) { self.point = point }

  /// Returns the size taken: the proposal, or the child's length where it is `nil`.
  package func size(
    for proposal: ProposedViewSize, child: (ProposedViewSize) -> CGSize
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    return proposal.replacingUnspecifiedDimensions(by: child(proposal))
  }

  /// Returns the top-leading corner of a child of size `child`; the child is offered the size
  /// taken.
  package func origin(of child: CGSize) -> CGPoint {
    CGPoint(
      x: child.width == .infinity ? 0 : point.x - child.width / 2,
      y: child.height == .infinity ? 0 : point.y - child.height / 2)
  }
}
