import CellGrid
import Foundation
import LayoutCore

/// Where a node paints, and how what is around it changes its colors.
@MainActor
package struct PaintContext {
  /// The surface to paint on.
  package let surface: Surface
  /// The cells that may be painted, on the surface.
  package var clip: CellRect
  /// What is added to the cells of a node to get to those of the surface.
  package var shift = CellPoint(x: 0, y: 0)
  /// How much of what is painted covers what is beneath, from 0 to 1.
  package var opacity = 1.0
  /// Whether the nodes are painted away from their place, so that nothing hides them.
  package var isDetached = false
  /// Whether some nodes are shown elsewhere than where they are, since animations last.
  package var isAnimated = false
  /// What the animations around add to the place of a node, in points.
  private var offset = CGPoint.zero
  /// Whether text is bold and thin lines are thick, as in what is lifted off the screen.
  package var isEmphasized = false

  package init(surface: Surface, clip: CellRect) {
    self.surface = surface
    self.clip = clip
  }

  /// The cells on the surface for those of a node.
  package func place(_ cells: CellRect) -> CellRect { cells.offsetBy(dx: shift.x, dy: shift.y) }

  /// The ink with the opacity of what is around it.
  package func faded(_ ink: Ink) -> Ink {
    if opacity >= 1 { return ink }
    var ink = ink
    ink.opacity = UInt8(Double(ink.opacity) * opacity)
    return ink
  }

  /// The ink for glyphs.
  private func emphasized(_ ink: Ink) -> Ink {
    var ink = faded(ink)
    if isEmphasized {
      ink.attributes.subtract(.dim)
      ink.attributes.formUnion(.bold)
    }
    return ink
  }

  /// Draws a surface with its corner at a cell of a node; its clear cells let show what is beneath.
  package func draw(_ picture: Surface, at corner: CellPoint) {
    surface.draw(
      picture, at: CellPoint(x: corner.x + shift.x, y: corner.y + shift.y), clip: clip)
  }

  /// Fills cells of a node with blanks.
  package func fill(_ cells: CellRect, ink: Ink) {
    surface.fill(place(cells), ink: faded(ink), clip: clip)
  }

  /// Writes glyphs from a cell of a node on.
  package func write(_ glyphs: [Glyph], x: Int, y: Int, ink: Ink) {
    write(glyphs[...], x: x, y: y, ink: ink)
  }

  /// Writes glyphs from a cell of a node on.
  package func write(_ glyphs: ArraySlice<Glyph>, x: Int, y: Int, ink: Ink) {
    surface.write(glyphs, x: x + shift.x, y: y + shift.y, ink: emphasized(ink), clip: clip)
  }

  /// Writes one glyph again and again in every row of some cells.
  package func fill(_ cells: CellRect, with glyph: Glyph, ink: Ink) {
    surface.writeRepeated(glyph, in: place(cells), ink: emphasized(ink), clip: clip)
  }

  /// Draws a line along the inside of a rectangle of cells.
  package func outline(_ cells: CellRect, lines: LineSet, ink: Ink) {
    guard !cells.isEmpty else { return }
    let lines = isEmphasized ? lines.emphasized : lines
    let (left, right, top, bottom) = (cells.x, cells.maxX - 1, cells.y, cells.maxY - 1)
    let across = CellRect(x: left, y: top, width: cells.width, height: 1)
    fill(across, with: lines.horizontal, ink: ink)
    fill(across.offsetBy(dx: 0, dy: bottom - top), with: lines.horizontal, ink: ink)
    let down = CellRect(x: left, y: top, width: 1, height: cells.height)
    fill(down, with: lines.vertical, ink: ink)
    fill(down.offsetBy(dx: right - left, dy: 0), with: lines.vertical, ink: ink)
    func corner(_ glyph: Glyph, _ x: Int, _ y: Int) {
      fill(CellRect(x: x, y: y, width: 1, height: 1), with: glyph, ink: ink)
    }
    corner(lines.topLeft, left, top)
    corner(lines.topRight, right, top)
    corner(lines.bottomLeft, left, bottom)
    corner(lines.bottomRight, right, bottom)
  }

  /// The context for a node as an animation shows it.
  func showing(_ presentation: Presentation, _ metrics: LayoutMetrics) -> PaintContext {
    var inner = self
    let before = metrics.cells(offset)
    inner.offset.x += presentation.offset.x
    inner.offset.y += presentation.offset.y
    let after = metrics.cells(inner.offset)
    inner.shift.x += after.x - before.x
    inner.shift.y += after.y - before.y
    inner.opacity *= min(max(presentation.opacity, 0), 1)
    return inner
  }

  /// The context for nodes that are clipped to some cells as well.
  package func clipped(to cells: CellRect) -> PaintContext {
    var inner = self
    inner.clip = clip.intersection(place(cells))
    return inner
  }
}
