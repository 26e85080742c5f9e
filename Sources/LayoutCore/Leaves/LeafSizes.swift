import Foundation

/// The ideal width and height, in points, of what has no content to measure.
package let idealShapeLength: CGFloat = 10

extension ProposedViewSize {
  /// The size of a shape, a color or a geometry reader: the proposal, 10 points where it is `nil`.
  package var shapeSize: CGSize {
    CGSize(width: width ?? idealShapeLength, height: height ?? idealShapeLength)
  }

  /// Returns the size of a spacer.
  ///
  /// - Parameters:
  ///   - minimum: The smallest length in points, which is not rounded.
  ///   - axis: The axis of the enclosing stack; without one the spacer grows along both.
  package func spacerSize(minimum: CGFloat?, along axis: Axis?) -> CGSize {
    let minimum = minimum ?? 0
    return CGSize(
      width: axis == .vertical ? 0 : max(width ?? 0, minimum),
      height: axis == .horizontal ? 0 : max(height ?? 0, minimum))
  }

  /// Returns the size of a divider: one column thick in a horizontal stack, elsewhere one row.
  package func dividerSize(in stack: Axis?, metrics: LayoutMetrics) -> CGSize {
    stack == .horizontal
      ? CGSize(width: metrics.cellSize.width, height: height ?? idealShapeLength)
      : CGSize(width: width ?? idealShapeLength, height: metrics.cellSize.height)
  }
}
