import CellGrid
import Foundation

/// What lines are drawn with: an ink, and the gradient that colors it.
package struct LinePen: Hashable {
  package var ink: Ink
  package var gradient: GradientFill?

  init(ink: Ink, gradient: GradientFill?) {
    self.ink = ink
    self.gradient = gradient
  }

  /// The pen of a style; nil draws as text is drawn.
  init(_ style: (some ShapeStyle)?, in environment: EnvironmentValues) {
    if let shading = style?._shading(in: environment) {
      ink = shading.foregroundInk
      gradient = shading.gradient
    } else {
      ink = environment.ink
      gradient = environment.foreground?.current.gradient
    }
  }
}

extension PaintContext {
  /// Draws a line along the inside of a rectangle of cells, whose size in points is given.
  func outline(_ cells: CellRect, lines: LineSet, pen: LinePen, cell: CGSize) {
    outline(cells, lines: lines, ink: pen.ink)
    if let gradient = pen.gradient {
      tintEdges(of: cells, with: GradientPainter(gradient, in: cells, of: cell))
    }
  }

  /// Draws what is in the outermost cells of a rectangle in the colors of a gradient.
  func tintEdges(of cells: CellRect, with gradient: GradientPainter) {
    guard !cells.isEmpty else { return }
    let across = CellRect(x: cells.x, y: cells.y, width: cells.width, height: 1)
    let down = CellRect(x: cells.x, y: cells.y + 1, width: 1, height: max(0, cells.height - 2))
    tint(across, with: gradient)
    tint(down, with: gradient)
    if cells.width > 1 { tint(down.offsetBy(dx: cells.width - 1, dy: 0), with: gradient) }
    if cells.height > 1 { tint(across.offsetBy(dx: 0, dy: cells.height - 1), with: gradient) }
  }
}
