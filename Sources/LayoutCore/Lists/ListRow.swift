import Foundation

/// The arithmetic of a row of a list.
package enum ListRow {
  /// Returns the height of a row in points: that of its content rounded up to whole cells, at
  /// least one cell.
  package static func height(content: CGFloat, metrics: LayoutMetrics) -> CGFloat {
    let cell = metrics.cellSize.height
    if content == .infinity { return content }
    return CGFloat(max(1, tceil(content / cell))) * cell
  }

  /// Returns what the content of a row is offered.
  package static func contentProposal(width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width, height: nil)
  }

  /// Returns the top-leading corner of the content in its row: leading, vertically centered.
  package static func contentOrigin(content: CGSize, rowHeight: CGFloat) -> CGPoint {
    CGPoint(x: 0, y: centeringOffset(of: content.height, in: rowHeight))
  }
}
