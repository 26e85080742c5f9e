import CellGrid
import Foundation

extension PaintContext {
  /// The cells of a node's frame that can be seen, counted from the frame's corner.
  func visiblePart(of cells: CellRect) -> CellRect {
    clip.offsetBy(dx: -shift.x, dy: -shift.y).intersection(cells)
      .offsetBy(dx: -cells.x, dy: -cells.y)
  }

  /// Fills the inside of lines, at the resolution of quarters of cells.
  ///
  /// - Parameters:
  ///   - lines: In points from the corner of the frame.
  ///   - cells: The frame of the node, to which the drawing is clipped.
  func fill(
    _ lines: [Polyline], evenOdd: Bool = false, brush: Brush, in cells: CellRect, of cell: CGSize
  ) {
    let area = visiblePart(of: cells)
    if area.isEmpty { return }
    let map = CoverageMap(lines, cell: cell, area: area, evenOdd: evenOdd)
    for y in area.y..<area.maxY {
      var x = area.x
      while x < area.maxX {
        let mask = map[x, y]
        var end = x + 1
        if mask == CoverageMap.full {
          while end < area.maxX, map[end, y] == CoverageMap.full { end += 1 }
          fillRow(x: cells.x + x, end: cells.x + end, y: cells.y + y, brush: brush)
        } else if mask != 0 {
          let (column, row) = (cells.x + x, cells.y + y)
          fillQuarters(mask, x: column, y: row, ink: brush.ink(x: column, y: row))
        }
        x = end
      }
    }
  }

  /// Fills whole cells of a row.
  private func fillRow(x: Int, end: Int, y: Int, brush: Brush) {
    brush.forEachRun(x: x, end: end, y: y) { start, end, ink in
      let run = CellRect(x: start, y: y, width: end - start, height: 1)
      let ink = faded(ink)
      let color = ink.foreground ?? .default
      if ink.opacity < 255 || !color.isDefault && !ink.attributes.contains(.dim) {
        let background = color.isDefault ? .assumedForeground : color
        surface.fill(place(run), ink: Ink(background: background, opacity: ink.opacity), clip: clip)
      } else {
        // No background has the color of text.
        fill(run, with: Mosaic.glyphs[15], ink: ink)
      }
    }
  }

  private func fillQuarters(_ mask: UInt8, x: Int, y: Int, ink: Ink) {
    let ink = faded(ink)
    if ink.opacity == 0 { return }
    let (x, y) = (x + shift.x, y + shift.y)
    var mosaic = Mosaic(surface[x, y])
    mosaic.lay(Dye(foregroundOf: ink), opacity: ink.opacity, on: mask)
    let drawing = mosaic.drawing(keeping: mask)
    surface.put(drawing.glyph, x: x, y: y, ink: drawing.ink, clip: clip)
  }

  /// Draws dots of braille patterns, together with those that are there already.
  func draw(_ dots: DotMap, brush: Brush, in cells: CellRect) {
    let area = dots.area
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX where dots[x, y] != 0 {
        drawDots(dots[x, y], x: cells.x + x, y: cells.y + y, brush: brush)
      }
    }
  }

  private func drawDots(_ mask: UInt8, x: Int, y: Int, brush: Brush) {
    var ink = faded(brush.ink(x: x, y: y))
    let (x, y) = (x + shift.x, y + shift.y)
    let beneath = surface[x, y]
    var mask = mask
    if (0x2801...0x28FF).contains(beneath.code) {
      mask |= UInt8(truncatingIfNeeded: beneath.code)
    } else if let behind = Mosaic(beneath).mainDye(), behind.isBackground {
      ink.background = behind.background
    }
    let glyph = Glyph(code: 0x2800 + UInt32(mask), width: 1)
    surface.put(glyph, x: x, y: y, ink: ink, clip: clip)
  }
}
