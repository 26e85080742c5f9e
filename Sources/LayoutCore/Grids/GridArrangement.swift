import Foundation

/// A `Grid` laid out for one width. Lengths are points and may be fractional.
package struct GridArrangement {
  /// The widths of the columns.
  package private(set) var columns: [CGFloat]
  /// The heights of the rows.
  package private(set) var rows: [CGFloat]
  /// The size of the grid.
  package private(set) var size = CGSize.zero
  private let gap: CGSize
  private let alignment: Alignment

  /// Lays out `cells`.
  ///
  /// - Parameters:
  ///   - width: The width offered to the grid, or `nil` for the ideal one.
  ///   - horizontalSpacing: The gap between columns; one column with `nil`.
  ///   - verticalSpacing: The gap between rows; none with `nil`.
  package init(
    _ cells: GridCells, width: CGFloat?, alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, metrics: LayoutMetrics
  ) {
    self.alignment = alignment
    gap = CGSize(
      width: horizontalSpacing.map { metrics.whole($0, axis: .horizontal) }
        ?? metrics.defaultColumnSpacing,
      height: verticalSpacing.map { metrics.whole($0, axis: .vertical) } ?? 0)
    columns = Self.columnWidths(cells, width: width, gap: gap.width, metrics: metrics)
    rows = Array(repeating: 0, count: cells.rows.count)
    if columns.isEmpty { return }
    widenForSpans(cells)
    measureRows(cells)
    size = CGSize(
      width: max(0, columns.reduce(0, +) + gap.width * CGFloat(columns.count - 1)),
      height: max(0, rows.reduce(0, +) + gap.height * CGFloat(rows.count - 1)))
  }

  /// Sizes the columns like the children of a horizontal stack.
  private static func columnWidths(
    _ cells: GridCells, width: CGFloat?, gap: CGFloat, metrics: LayoutMetrics
  ) -> [CGFloat] {
    let columns = (0..<cells.columnCount).map { _ in GridColumn() }
    cells.forEach { cell, _, column in
      if cell.span == 1 && !cell.unsizedAxes.contains(.horizontal) {
        columns[column].cells.append(cell.element)
      }
    }
    let subviews = LayoutSubviews(columns, metrics: metrics)
    let engine = StackEngine(
      axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: gap)
    var cache = engine.makeCache(subviews)
    engine.arrange(&cache, ProposedViewSize(width: width, height: nil), subviews)
    return cache.children.map(\.size.width)
  }

  /// Widens the last column of each spanning cell that needs more than its columns have.
  private mutating func widenForSpans(_ cells: GridCells) {
    var widths = columns
    cells.forEach { cell, _, column in
      guard cell.span > 1, !cell.unsizedAxes.contains(.horizontal) else { return }
      let available = Self.length(of: widths, from: column, count: cell.span, gap: gap.width)
      let needed = cell.element.size(for: ProposedViewSize(width: available, height: nil)).width
      if needed > available { widths[column + cell.span - 1] += needed - available }
    }
    columns = widths
  }

  private mutating func measureRows(_ cells: GridCells) {
    var heights = rows
    cells.forEach { cell, row, column in
      if cell.unsizedAxes.contains(.vertical) { return }
      let offer = ProposedViewSize(width: width(of: cell, at: column), height: nil)
      heights[row] = max(heights[row], cell.element.size(for: offer).height)
    }
    rows = heights
  }

  private static func length(
    of lengths: [CGFloat], from start: Int, count: Int, gap: CGFloat
  ) -> CGFloat {
    max(0, lengths[start..<start + count].reduce(0, +) + gap * CGFloat(count - 1))
  }

  private func width(of cell: GridCells.Cell, at column: Int) -> CGFloat {
    Self.length(of: columns, from: column, count: cell.span, gap: gap.width)
  }

  /// Returns where the cells are, row by row, in the coordinates of the grid.
  package func placements(of cells: GridCells) -> [[Placement]] {
    var top: CGFloat = 0
    return cells.rows.enumerated().map { index, row in
      defer { top += rows[index] + gap.height }
      var column = 0
      var left: CGFloat = 0
      var meeting = alignment
      meeting.vertical = row.alignment ?? alignment.vertical
      return row.cells.map { cell in
        let area = CGSize(width: width(of: cell, at: column), height: rows[index])
        let offer = ProposedViewSize(area)
        let dimensions = ViewDimensions(
          size: cell.element.size(for: offer), proposal: offer, element: cell.element)
        meeting.horizontal = cells.columnAlignments[column] ?? alignment.horizontal
        var origin = meeting.origin(of: dimensions, in: area)
        if let anchor = cell.anchor {
          origin = CGPoint(
            x: anchor.x * centeringOffset(of: dimensions.width, in: area.width) * 2,
            y: anchor.y * centeringOffset(of: dimensions.height, in: area.height) * 2)
        }
        defer {
          left += area.width + gap.width
          column += cell.span
        }
        return Placement(
          origin: CGPoint(x: left + origin.x, y: top + origin.y), proposal: offer)
      }
    }
  }

  /// Merges the explicit guides of the cells, in the coordinates of the grid.
  package func explicitGuide(_ key: AlignmentKey, of cells: GridCells) -> CGFloat? {
    if key.combination == .never { return nil }
    var combined = CombinedGuide(key.combination)
    for (row, placements) in zip(cells.rows, placements(of: cells)) {
      for (cell, placement) in zip(row.cells, placements) {
        let size = cell.element.size(for: placement.proposal)
        if let guide = cell.element.explicitGuide(
          key, proposal: placement.proposal, size: size)
        {
          combined.add(placement.origin[key.axis] + guide)
        }
      }
    }
    return combined.value
  }
}
