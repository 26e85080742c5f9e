import Foundation

/// The cells of a `Grid`, row by row.
package struct GridCells {
  /// One cell.
  package struct Cell {
    package let element: any LayoutElement
    /// The number of columns that the cell covers; at least 1.
    package let span: Int
    /// The point of the cell that meets the same point of its place, if guides do not decide that.
    package let anchor: UnitPoint?
    /// The axes along which the other cells decide how long the place of the cell is.
    package let unsizedAxes: Axis.Set

    package init(
      _ element: any LayoutElement, span: Int = 1, anchor: UnitPoint? = nil,
      unsizedAxes: Axis.Set = []
    ) {
      self.element = element
      self.span = max(1, span)
      self.anchor = anchor
      self.unsizedAxes = unsizedAxes
    }
  }

  /// One row.
  package struct Row {
    package var cells: [Cell]
    /// The vertical guide of the row, if it is not that of the grid.
    package var alignment: VerticalAlignment?

    package init(_ cells: [Cell], alignment: VerticalAlignment? = nil) {
      self.cells = cells
      self.alignment = alignment
    }
  }

  package var rows: [Row]
  /// The horizontal guides of columns, where they are not that of the grid.
  package var columnAlignments: [Int: HorizontalAlignment] = [:]

  package init(rows: [Row]) { self.rows = rows }

  /// The number of columns, which is that of the longest row.
  package var columnCount: Int {
    rows.map { $0.cells.reduce(0) { $0 + $1.span } }.max() ?? 0
  }

  /// Calls `body` for each cell with its row and first column.
  func forEach(_ body: (_ cell: Cell, _ row: Int, _ column: Int) -> Void) {
    for (rowIndex, row) in rows.enumerated() {
      var column = 0
      for cell in row.cells {
        body(cell, rowIndex, column)
        column += cell.span
      }
    }
  }
}
