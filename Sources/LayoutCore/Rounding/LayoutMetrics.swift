import Foundation

/// What a layout knows of the terminal: the size of a cell and the direction of text.
@usableFromInline
package struct LayoutMetrics: Hashable, Sendable {
  /// The width and height of one cell, in points; both are positive and finite.
  @usableFromInline package let cellSize: CGSize
  /// The side on which rows begin.
  package var layoutDirection: LayoutDirection

  /// Makes metrics; a length of `cellSize` that is not positive and finite becomes 1.
  package init(
    cellSize: CGSize = CGSize(width: 1, height: 1),
    layoutDirection: LayoutDirection = .leftToRight
  ) {
    func valid(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 1 }
    self.cellSize = CGSize(width: valid(cellSize.width), height: valid(cellSize.height))
    self.layoutDirection = layoutDirection
  }

  /// Rounds a length in points to whole cells along `axis`, halves up, also below zero.
  ///
  /// - Returns: The length in points; infinite stays infinite, and no number becomes zero.
  @inlinable
  package func whole(_ length: CGFloat, axis: Axis) -> CGFloat {
    let cell = cellSize[axis]
    let rounded = roundedDown(length / cell + 0.5 + layoutTolerance) * cell
    return rounded.isNaN ? 0 : rounded
  }

  /// The gap between two columns that names no spacing of its own, in points.
  package var defaultColumnSpacing: CGFloat { cellSize.width }
}
