/// An extent on the grid, in cells.
@usableFromInline package struct CellSize: Hashable, Sendable {
  @usableFromInline package var width: Int
  @usableFromInline package var height: Int

  @inlinable package static var zero: CellSize { CellSize(width: 0, height: 0) }

  @inlinable package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Whether no cell fits in the extent.
  @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }
}
