import Foundation

/// The arithmetic of `aspectRatio(_:contentMode:)`, whose size is that of its child.
package struct AspectRatio: Equatable, Sendable {
  /// The sides in points whose ratio is kept, or `nil` for those of the child's ideal size.
  package var sides: CGSize?
  package var contentMode: ContentMode

  package init(sides: CGSize?, contentMode: ContentMode) {
    self.sides = sides
    self.contentMode = contentMode
  }

  /// Makes a ratio of the width to the height, in points.
  package init(ratio: CGFloat?, contentMode: ContentMode) {
    self.init(sides: ratio.map { CGSize(width: $0, height: 1) }, contentMode: contentMode)
  }

  /// Returns what the child is offered, for measuring and for placing.
  ///
  /// - Parameter idealSize: The child's answer to an unspecified proposal; asked for only if no
  ///   ratio was given.
  package func childProposal(
    for proposal: ProposedViewSize, idealSize: () -> CGSize
  ) -> ProposedViewSize {
    if proposal.width == nil && proposal.height == nil { return proposal }
    var sides = sides ?? idealSize()
    if sides.width == sides.height { sides = CGSize(width: 1, height: 1) }
    guard
      sides.width > 0, sides.height > 0, sides.width < .infinity, sides.height < .infinity
    else { return proposal }
    let scale: CGFloat
    switch (proposal.width, proposal.height) {
    case (let width?, let height?):
      let (byWidth, byHeight) = (width / sides.width, height / sides.height)
      scale = contentMode == .fit ? min(byWidth, byHeight) : max(byWidth, byHeight)
    case (let width?, nil): scale = width / sides.width
    case (nil, let height?): scale = height / sides.height
    case (nil, nil): return proposal
    }
    return ProposedViewSize(width: sides.width * scale, height: sides.height * scale)
  }
}
