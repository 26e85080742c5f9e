import CellGrid
import Foundation
import LayoutCore

@MainActor
extension TextBlock {
  /// Draws lines into the cells of a frame.
  ///
  /// - Parameter pens: What each run is drawn with.
  func draw(
    _ lines: TextLines, _ context: PaintContext, cells: CellRect, of cell: CGSize, pens: [LinePen]
  ) {
    let inner = context.clipped(to: cells)
    let rowsPerLine = 1 + gap(cell: cell)
    var y = cells.y
    for line in lines.lines {
      var x = cells.x + indent(line, in: cells)
      var start = 0
      for piece in line.pieces {
        let glyphs = line.glyphs[start..<start + piece.count]
        let pen = pens[piece.run]
        inner.write(glyphs, x: x, y: y, ink: pen.ink)
        start += piece.count
        if start < line.glyphs.count || pen.gradient != nil {
          let width = glyphs.reduce(0) { $0 + Int($1.width) }
          if let gradient = pen.gradient {
            inner.tint(
              CellRect(x: x, y: y, width: width, height: 1),
              with: GradientPainter(gradient, in: cells, of: cell))
          }
          x += width
        }
      }
      y += rowsPerLine
    }
  }

  private func indent(_ line: TextLine, in cells: CellRect) -> Int {
    switch settings.alignment {
    case .leading: 0
    case .center: max(0, (cells.width - line.width) / 2)
    case .trailing: max(0, cells.width - line.width)
    }
  }
}
