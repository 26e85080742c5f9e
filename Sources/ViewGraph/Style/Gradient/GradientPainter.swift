import CellGrid
import Foundation
import LayoutCore

/// A gradient that lies in a frame of cells, ready to be asked for the color of each.
struct GradientPainter {
  private let gradient: GradientFill
  private let frame: CGRect
  private let cell: CGSize
  private let ramp: [Ink]

  /// Lays a gradient into a frame of cells, whose size in points is given.
  init(_ gradient: GradientFill, in cells: CellRect, of cell: CGSize) {
    self.init(
      gradient,
      in: CGRect(
        x: CGFloat(cells.x) * cell.width, y: CGFloat(cells.y) * cell.height,
        width: CGFloat(cells.width) * cell.width, height: CGFloat(cells.height) * cell.height),
      of: cell)
  }

  /// Lays a gradient into a frame in points from the corner of the screen.
  init(_ gradient: GradientFill, in frame: CGRect, of cell: CGSize) {
    self.gradient = gradient
    self.frame = frame
    self.cell = cell
    ramp = gradient.ramp()
  }

  private func step(x: Int, y: Int) -> Int {
    let middle = CGPoint(
      x: (CGFloat(x) + 0.5) * cell.width, y: (CGFloat(y) + 0.5) * cell.height)
    let location = gradient.location(of: middle, in: frame)
    return Int(location * Double(GradientFill.steps) + 0.5)
  }

  /// The ink for text in a cell.
  func foregroundInk(x: Int, y: Int) -> Ink { ramp[step(x: x, y: y)] }

  /// Calls `body` with each run of cells in a row that have one color, and that color.
  func forEachRun(x: Int, end: Int, y: Int, _ body: (_ start: Int, _ end: Int, Ink) -> Void) {
    var start = x
    while start < end {
      let step = step(x: start, y: y)
      var next = start + 1
      while next < end, self.step(x: next, y: y) == step { next += 1 }
      body(start, next, ramp[step])
      start = next
    }
  }
}

extension PaintContext {
  /// Fills cells of a node with a gradient.
  func fill(_ cells: CellRect, with gradient: GradientPainter) {
    forEachRun(of: cells, gradient) { run, ink in
      // See-through stops of no color are no ink at all.
      guard let color = ink.foreground else { return }
      fill(run, ink: Ink(background: color, opacity: ink.opacity))
    }
  }

  /// Draws what is in cells of a node in the colors of a gradient.
  func tint(_ cells: CellRect, with gradient: GradientPainter) {
    forEachRun(of: cells, gradient) { run, ink in
      var ink = faded(ink)
      // Where the gradient is clear, text takes the color of what is behind.
      ink.foreground = ink.foreground ?? .assumedBackground
      ink.opacity = max(1, ink.opacity)
      surface.apply(ink, in: place(run), clip: clip)
    }
  }

  private func forEachRun(
    of cells: CellRect, _ gradient: GradientPainter, _ body: (CellRect, Ink) -> Void
  ) {
    let visible = clip.offsetBy(dx: -shift.x, dy: -shift.y).intersection(cells)
    guard !visible.isEmpty else { return }
    for y in visible.y..<visible.maxY {
      gradient.forEachRun(x: visible.x, end: visible.maxX, y: y) { start, end, ink in
        body(CellRect(x: start, y: y, width: end - start, height: 1), ink)
      }
    }
  }
}
