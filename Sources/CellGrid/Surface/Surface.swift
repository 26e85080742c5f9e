/// A rectangle of cells that can be drawn into.
///
/// A glyph of several cells is always there as a whole: drawing over a part of one leaves blanks in
/// place of its other cells, in the style they had.
@usableFromInline package final class Surface {
  /// The largest width and height of a surface, in cells.
  package static let longestSide = 1 << 14

  /// The most cells of a surface; a taller one is cut.
  package static let mostCells = 1 << 24

  @exclusivity(unchecked) @usableFromInline package private(set) var size: CellSize
  @exclusivity(unchecked) @usableFromInline private(set) var cells: UnsafeMutablePointer<Cell>
  /// Columns at which no clip should cut a glyph from what is left of it.
  private var watchedColumns = (first: Int.min, second: Int.max)
  /// Whether a glyph has been cut there since `watchCuts`.
  package private(set) var hasCutGlyph = false
  /// The styles that were drawn with lately.
  let memo = StyleMemo()

  /// Makes a surface of clear cells. Negative sizes are 0, huge ones are cut.
  package init(size: CellSize) {
    self.size = Self.held(size)
    cells = Self.clearCells(self.size)
  }

  deinit {
    cells.deallocate()
  }

  @inlinable package var width: Int { size.width }
  @inlinable package var height: Int { size.height }
  @inlinable package var bounds: CellRect { CellRect(origin: .zero, size: size) }

  /// The cell at a position; a clear one outside of the surface.
  @inlinable package subscript(x: Int, y: Int) -> Cell {
    guard x >= 0, y >= 0, x < size.width, y < size.height else { return .clear }
    return cells[y * size.width + x]
  }

  /// Changes the size, keeps the cells that are in both, and clears the new ones.
  package func resize(to newSize: CellSize) {
    let newSize = Self.held(newSize)
    guard newSize != size else { return }
    let oldCells = cells
    let oldSize = size
    cells = Self.clearCells(newSize)
    size = newSize
    let columns = min(oldSize.width, newSize.width)
    for y in 0..<min(oldSize.height, newSize.height) {
      row(y).update(from: oldCells + y * oldSize.width, count: columns)
      healSeam(at: columns, in: row(y))
    }
    oldCells.deallocate()
  }

  package func copy() -> Surface {
    let copy = Surface(size: size)
    copy.cells.update(from: cells, count: size.width * size.height)
    return copy
  }

  @inlinable func row(_ y: Int) -> UnsafeMutablePointer<Cell> { cells + y * size.width }

  /// Lends the cells of a row, which must exist, for as long as `body` runs.
  @inlinable package func withRow<Result>(
    _ y: Int, _ body: (UnsafeBufferPointer<Cell>) throws -> Result
  ) rethrows -> Result {
    precondition(y >= 0 && y < size.height)
    return try body(UnsafeBufferPointer(start: row(y), count: size.width))
  }

  /// Begins to look for glyphs that a clip cuts at one of two columns.
  package func watchCuts(at first: Int, _ second: Int) {
    // What the edges of the surface cut is always cut.
    watchedColumns = (first > 0 ? first : .min, second < width ? second : .max)
    hasCutGlyph = false
  }

  /// Notes that a glyph in some columns is cut.
  func noteCut(_ columns: Range<Int>) {
    let (first, second) = watchedColumns
    if columns.lowerBound < first && first < columns.upperBound { hasCutGlyph = true }
    if columns.lowerBound < second && second < columns.upperBound { hasCutGlyph = true }
  }

  private static func held(_ size: CellSize) -> CellSize {
    let width = min(max(0, size.width), longestSide)
    let height = min(max(0, size.height), longestSide, mostCells / max(1, width))
    return CellSize(width: width, height: height)
  }

  private static func clearCells(_ size: CellSize) -> UnsafeMutablePointer<Cell> {
    let count = size.width * size.height
    let cells = UnsafeMutablePointer<Cell>.allocate(capacity: count)
    cells.initialize(repeating: .clear, count: count)
    return cells
  }
}
