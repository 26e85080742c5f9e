import Foundation

/// The arithmetic of `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:)`.
@usableFromInline
package struct FlexibleFrame: Equatable, Sendable {
  /// The limits of the width.
  @usableFromInline package let width: FlexibleLength
  /// The limits of the height.
  @usableFromInline package let height: FlexibleLength

  package init(width: FlexibleLength, height: FlexibleLength) {
    self.width = width
    self.height = height
  }

  /// Returns what the child is offered for measuring.
  @inlinable
  package func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: width.childProposal(for: proposal.width),
      height: height.childProposal(for: proposal.height))
  }

  /// Returns the size of the frame, asking for that of the child only if it matters.
  @inlinable
  package func size(
    for proposal: ProposedViewSize, child: (ProposedViewSize) -> CGSize
  ) -> CGSize {
    let ownWidth = width.ownLength(for: proposal.width)
    let ownHeight = height.ownLength(for: proposal.height)
    if let ownWidth, let ownHeight { return CGSize(width: ownWidth, height: ownHeight) }
    let offer = childProposal(for: proposal)
    let size = child(offer)
    return CGSize(
      width: ownWidth ?? width.length(offer: offer.width, child: size.width),
      height: ownHeight ?? height.length(offer: offer.height, child: size.height))
  }

  /// Returns what the child is offered for placing in a frame of `size`.
  @inlinable
  package func placementProposal(
    size: CGSize, proposal: ProposedViewSize
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: width.placementProposal(length: size.width, proposal: proposal.width),
      height: height.placementProposal(length: size.height, proposal: proposal.height))
  }
}
