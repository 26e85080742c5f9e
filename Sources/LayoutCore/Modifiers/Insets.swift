import Foundation

extension EdgeInsets {
  /// Makes padding of `length` points on the given sides, rounded to whole cells; one cell with
  /// `nil`.
  package init(padding length: CGFloat?, on edges: Edge.Set, metrics: LayoutMetrics) {
    self.init()
    for edge in Edge.allCases where edges.contains(edge) {
      self[edge] =
        length.map { metrics.whole($0, axis: edge.axis) } ?? metrics.cellSize[edge.axis]
    }
  }

  /// Makes padding of these distances, rounded to whole cells.
  package init(padding insets: EdgeInsets, metrics: LayoutMetrics) {
    self.init()
    for edge in Edge.allCases { self[edge] = metrics.whole(insets[edge], axis: edge.axis) }
  }

  /// Makes the insets of a border: one cell on every side.
  package init(border metrics: LayoutMetrics) {
    self.init(padding: nil, on: .all, metrics: metrics)
  }

  /// Returns what is left of a proposal for the content.
  @inlinable
  package func childProposal(for proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - leading - trailing) },
      height: proposal.height.map { max(0, $0 - top - bottom) })
  }

  /// Returns the size around content of size `child`.
  @inlinable
  package func size(around child: CGSize) -> CGSize {
    CGSize(
      width: max(0, child.width + leading + trailing),
      height: max(0, child.height + top + bottom))
  }

  /// The top-leading corner of the content.
  @inlinable package var childOrigin: CGPoint { CGPoint(x: leading, y: top) }
}
