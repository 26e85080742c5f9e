import Foundation

/// The axis along which the items of a collection follow each other.
package enum ReorderAxis: Hashable, Sendable {
  case horizontal
  case vertical
}

/// A half-open stretch of an axis, in cells.
package struct ReorderSpan: Hashable, Sendable {
  package var start: CGFloat
  package var extent: CGFloat

  /// Creates the stretch from `start` to `start + extent`.
  package init(start: CGFloat, extent: CGFloat) {
    self.start = start
    self.extent = extent
  }

  /// The first coordinate after the stretch.
  package var end: CGFloat { start + extent }
}

extension CGRect {
  /// The stretch of `axis` that the rectangle covers.
  package func span(along axis: ReorderAxis) -> ReorderSpan {
    switch axis {
    case .horizontal: ReorderSpan(start: minX, extent: width)
    case .vertical: ReorderSpan(start: minY, extent: height)
    }
  }

  /// The distance of a point along each axis, zero where the rectangle covers it.
  func distance(to point: CGPoint) -> CGSize {
    CGSize(
      width: max(0, minX - point.x, point.x - maxX),
      height: max(0, minY - point.y, point.y - maxY))
  }
}

extension CGPoint {
  /// The coordinate along `axis`.
  package func coordinate(along axis: ReorderAxis) -> CGFloat {
    axis == .horizontal ? x : y
  }
}
