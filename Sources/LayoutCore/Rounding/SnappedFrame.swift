import Foundation

/// The cells that a frame covers.
@usableFromInline
package struct SnappedFrame: Hashable, Sendable {
  /// The first column.
  @usableFromInline package var x: Int
  /// The first row.
  @usableFromInline package var y: Int
  /// The number of columns, which may be zero.
  @usableFromInline package var width: Int
  /// The number of rows, which may be zero.
  @usableFromInline package var height: Int

  @inlinable
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Snaps the four edges of a frame, in points from the origin of the root, each on its own.
  ///
  /// Frames that touch in points touch in cells, since a shared edge snaps to a shared edge.
  @inlinable
  package init(snapping frame: CGRect, cellSize: CGSize) {
    x = snapEdge(frame.origin.x, cell: cellSize.width)
    y = snapEdge(frame.origin.y, cell: cellSize.height)
    width = snapEdge(frame.origin.x + frame.size.width, cell: cellSize.width) - x
    height = snapEdge(frame.origin.y + frame.size.height, cell: cellSize.height) - y
  }
}
