/// A rectangle of cells, half open: it holds columns `x..<maxX` and rows `y..<maxY`.
///
/// No operation traps: sums are held at the bounds of `Int`, and a negative extent counts as empty.
@usableFromInline package struct CellRect: Hashable, Sendable {
  @usableFromInline package var x: Int
  @usableFromInline package var y: Int
  @usableFromInline package var width: Int
  @usableFromInline package var height: Int

  @inlinable package static var zero: CellRect { CellRect(x: 0, y: 0, width: 0, height: 0) }

  @inlinable package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable package init(origin: CellPoint, size: CellSize) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  @inlinable package var origin: CellPoint { CellPoint(x: x, y: y) }
  @inlinable package var size: CellSize { CellSize(width: width, height: height) }

  /// The column after the last one.
  @inlinable package var maxX: Int { x.saturatingAdd(Swift.max(0, width)) }

  /// The row after the last one.
  @inlinable package var maxY: Int { y.saturatingAdd(Swift.max(0, height)) }

  @inlinable package var isEmpty: Bool { width <= 0 || height <= 0 }

  @inlinable package func contains(x: Int, y: Int) -> Bool {
    x >= self.x && x < maxX && y >= self.y && y < maxY
  }

  @inlinable package func contains(_ point: CellPoint) -> Bool { contains(x: point.x, y: point.y) }

  /// Whether every cell of `other` is in this rectangle; an empty one always is.
  @inlinable package func contains(_ other: CellRect) -> Bool {
    other.isEmpty
      || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY && !isEmpty)
  }

  /// The cells in both rectangles, or `.zero` if there are none.
  @inlinable package func intersection(_ other: CellRect) -> CellRect {
    CellRect(
      left: Swift.max(x, other.x), top: Swift.max(y, other.y),
      right: Swift.min(maxX, other.maxX), bottom: Swift.min(maxY, other.maxY))
  }

  @inlinable package func intersects(_ other: CellRect) -> Bool { !intersection(other).isEmpty }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  @inlinable package func union(_ other: CellRect) -> CellRect {
    if other.isEmpty { return isEmpty ? .zero : self }
    if isEmpty { return other }
    return CellRect(
      left: Swift.min(x, other.x), top: Swift.min(y, other.y),
      right: Swift.max(maxX, other.maxX), bottom: Swift.max(maxY, other.maxY))
  }

  @inlinable package func offsetBy(dx: Int, dy: Int) -> CellRect {
    CellRect(x: x.saturatingAdd(dx), y: y.saturatingAdd(dy), width: width, height: height)
  }

  /// The rectangle with `dx` columns taken from each side and `dy` rows from top and bottom.
  ///
  /// Negative amounts grow it. What would be turned inside out is `.zero`.
  @inlinable package func insetBy(dx: Int, dy: Int) -> CellRect {
    CellRect(
      left: x.saturatingAdd(dx), top: y.saturatingAdd(dy),
      right: maxX.saturatingSubtract(dx), bottom: maxY.saturatingSubtract(dy))
  }

  @inlinable init(left: Int, top: Int, right: Int, bottom: Int) {
    guard left < right, top < bottom else {
      self = .zero
      return
    }
    self.init(
      x: left, y: top, width: right.saturatingSubtract(left),
      height: bottom.saturatingSubtract(top))
  }
}
