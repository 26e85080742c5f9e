import CellGrid

/// The rows of a surface that must be painted again.
///
/// Whole rows, since a wide glyph ties a cell to its neighbor: a rectangle could cut one in two, and which
/// half is right is not known at its edge. Painting a row of a large screen takes about a microsecond.
package struct RowDamage {
  private var rows: [Bool] = []
  package private(set) var isEmpty = true

  package init(height: Int, all: Bool = false) {
    rows = Array(repeating: all, count: height)
    isEmpty = !all || height == 0
  }

  package mutating func add(_ rect: CellRect) {
    if rect.width <= 0 { return }
    let first = max(0, rect.y)
    let end = min(rows.count, rect.maxY)
    if first >= end { return }
    for row in first..<end {
      rows[row] = true
      isEmpty = false
    }
  }

  package mutating func add(_ other: RowDamage) {
    for (row, isDamaged) in other.rows.enumerated() where isDamaged && row < rows.count {
      rows[row] = true
      isEmpty = false
    }
  }

  package mutating func removeAll() {
    if isEmpty { return }
    for row in rows.indices { rows[row] = false }
    isEmpty = true
  }

  /// The damaged rows as full-width rectangles, from the top down.
  package func bands(width: Int) -> [CellRect] {
    var bands: [CellRect] = []
    var row = 0
    while row < rows.count {
      guard rows[row] else {
        row += 1
        continue
      }
      let start = row
      while row < rows.count, rows[row] { row += 1 }
      bands.append(CellRect(x: 0, y: start, width: width, height: row - start))
    }
    return bands
  }
}
