import CellGrid
import Foundation
import LayoutCore

@MainActor
extension TextLines {
  /// Draws the lines into the cells of a frame.
  ///
  /// - Parameter pens: What each run is drawn with.
  func draw(
    _ context: PaintContext, cells: CellRect, of cell: CGSize, pens: [LinePen],
    settings: TextEnvironment
  ) {
    let rowsPerLine = 1 + settings.gap(cell: cell)
    var y = cells.y
    for line in lines {
      let x = cells.x + line.indent(settings.alignment, in: cells)
      if line.pieces.count == 1, pens[line.pieces[0].run].gradient == nil {
        let ink = pens[line.pieces[0].run].ink
        context.write(line.glyphs[...], x: x, y: y, ink: ink, within: cells)
      } else {
        line.drawPieces(context, x: x, y: y, within: cells, of: cell, pens: pens)
      }
      y += rowsPerLine
    }
  }
}

extension TextLine {
  fileprivate func indent(_ alignment: TextAlignment, in cells: CellRect) -> Int {
    switch alignment {
    case .leading: 0
    case .center: max(0, (cells.width - width) / 2)
    case .trailing: max(0, cells.width - width)
    }
  }

  @MainActor
  fileprivate func drawPieces(
    _ context: PaintContext, x: Int, y: Int, within cells: CellRect, of cell: CGSize,
    pens: [LinePen]
  ) {
    var x = x
    var start = 0
    for piece in pieces {
      let glyphs = glyphs[start..<start + piece.count]
      let pen = pens[piece.run]
      context.write(glyphs, x: x, y: y, ink: pen.ink, within: cells)
      start += piece.count
      let width = glyphs.columns
      if let gradient = pen.gradient {
        context.clipped(to: cells).tint(
          CellRect(x: x, y: y, width: width, height: 1),
          with: GradientPainter(gradient, in: cells, of: cell))
      }
      x += width
    }
  }
}
