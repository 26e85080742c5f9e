import Foundation

/// The arithmetic of a scroll view.
package struct ScrollFrame: Equatable, Sendable {
  /// The axes along which the content scrolls.
  package var axes: Axis.Set

  package init(axes: Axis.Set) { self.axes = axes }

  /// Returns what the content is offered, for measuring and for placing: its ideal length along
  /// the scroll axes.
  package func contentProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    proposal.fixingSize(along: axes)
  }

  /// Returns the size of the scroll view: along the scroll axes the proposal, or the content's
  /// length if it is `nil`; across the content's length.
  package func size(for proposal: ProposedViewSize, content: CGSize) -> CGSize {
    CGSize(
      width: length(.horizontal, proposal, content), height: length(.vertical, proposal, content))
  }

  private func length(
    _ axis: Axis, _ proposal: ProposedViewSize, _ content: CGSize
  ) -> CGFloat {
    guard axes.contains(axis), let length = proposal[axis] else { return content[axis] }
    return length
  }

  /// Returns the top-leading corner of the content when scrolled by `offset` points: centered
  /// across, moved back along the scroll axes.
  package func contentOrigin(content: CGSize, in size: CGSize, offset: CGPoint) -> CGPoint {
    CGPoint(
      x: axes.contains(.horizontal)
        ? -offset.x : centeringOffset(of: content.width, in: size.width),
      y: axes.contains(.vertical)
        ? -offset.y : centeringOffset(of: content.height, in: size.height))
  }
}
