import Foundation

/// The arithmetic of `frame(width:height:)`.
@usableFromInline
package struct FixedFrame: Equatable, Sendable {
  /// The width in points, or `nil` for that of the child.
  @usableFromInline package var width: CGFloat?
  /// The height in points, or `nil` for that of the child.
  @usableFromInline package var height: CGFloat?

  /// Makes a frame; lengths that are negative or no number count as zero.
  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width.map { $0 > 0 ? $0 : 0 }
    self.height = height.map { $0 > 0 ? $0 : 0 }
  }

  /// Returns what the child is offered, for measuring and for placing.
  @inlinable
  package func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }

  /// Returns the size of the frame, asking for that of the child only if it matters.
  @inlinable
  package func size(
    for proposal: ProposedViewSize, child: (ProposedViewSize) -> CGSize
  ) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child(childProposal(for: proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
