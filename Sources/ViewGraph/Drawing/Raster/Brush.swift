import CellGrid
import Foundation

/// What a path is drawn with: one ink, or one for each cell.
struct Brush {
  private let ink: Ink
  let gradient: GradientPainter?

  /// - Parameter frame: The cells in which a gradient lies.
  init(_ shading: _Shading, in frame: CellRect, of cell: CGSize) {
    self.init(shading, gradient: shading.gradient.map { GradientPainter($0, in: frame, of: cell) })
  }

  init(_ shading: _Shading, gradient: GradientPainter?) {
    ink = shading.foregroundInk
    self.gradient = gradient
  }

  /// The ink for the cell of a node.
  func ink(x: Int, y: Int) -> Ink {
    guard let gradient else { return ink }
    var own = gradient.foregroundInk(x: x, y: y)
    own.attributes = ink.attributes
    return own
  }

  /// Calls `body` with runs of cells in a row that have one ink.
  func forEachRun(x: Int, end: Int, y: Int, _ body: (_ start: Int, _ end: Int, Ink) -> Void) {
    if let gradient {
      gradient.forEachRun(x: x, end: end, y: y, body)
    } else {
      body(x, end, ink)
    }
  }
}
