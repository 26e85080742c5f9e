/// A position on the grid, in cells; `y` grows downward.
@usableFromInline package struct CellPoint: Hashable, Sendable {
  @usableFromInline package var x: Int
  @usableFromInline package var y: Int

  @inlinable package static var zero: CellPoint { CellPoint(x: 0, y: 0) }

  @inlinable package init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }
}
