import CellGrid
import Foundation
import LayoutCore

extension PaintContext {
  /// Draws the line along a path.
  ///
  /// Upright rectangles, also with small round corners, are drawn with line characters unless the line is a
  /// cell thick or more. Other lines are drawn with braille dots, and with quarters of cells from their
  /// larger side on.
  ///
  /// - Parameters:
  ///   - path: In points from the corner of the frame.
  ///   - lines: The line characters; nil chooses by the line's width and the corners.
  ///   - cells: The frame of the node, to which the drawing is clipped.
  func stroke(
    _ path: Path, style: StrokeStyle, lines: LineSet?, brush: Brush, in cells: CellRect,
    of cell: CGSize
  ) {
    guard style.lineWidth > 0 || lines != nil else { return }
    let inner = clipped(to: cells)
    if let frame = path.boxFrame(corner: 2 * cell.height) {
      let weight = LineWeight(style.lineWidth, thin: cell.width / 4, unit: cell.width)
      if lines != nil || weight != .solid {
        return inner.strokeBox(
          frame.rect, lines ?? .chosen(weight, isRound: frame.isRound, style), brush: brush,
          in: cells, of: cell)
      }
      if style.dash.isEmpty {
        return inner.fill(
          path.ring(width: style.lineWidth).flattened(step: min(cell.width, cell.height) / 2),
          evenOdd: true, brush: brush, in: cells, of: cell)
      }
    }
    inner.strokeFreely(path, style: style, brush: brush, in: cells, of: cell)
  }

  private func strokeBox(
    _ rect: CGRect, _ lines: LineSet, brush: Brush, in cells: CellRect, of cell: CGSize
  ) {
    let frame = SnappedFrame(snapping: rect, cellSize: cell)
    let box = CellRect(
      x: frame.x, y: frame.y, width: max(1, frame.width), height: max(1, frame.height)
    ).offsetBy(dx: cells.x, dy: cells.y)
    outline(box, lines: lines, brush: brush)
  }

  private func strokeFreely(
    _ path: Path, style: StrokeStyle, brush: Brush, in cells: CellRect, of cell: CGSize
  ) {
    let area = visiblePart(of: cells)
    if area.isEmpty { return }
    let pitch = DotMap.pitch(of: cell)
    let lines = path.flattened(step: min(pitch.width, pitch.height)).dashed(style)
    let unit = max(cell.width, cell.height) / 2
    let weight = LineWeight(style.lineWidth, thin: 1, unit: unit)
    if weight == .solid {
      fill(lines.outlined(width: style.lineWidth), brush: brush, in: cells, of: cell)
      return
    }
    var dots = DotMap(
      cell: cell, area: area, frame: CellSize(width: cells.width, height: cells.height))
    for line in lines {
      for (a, b) in line.segments {
        dots.addLine(from: a, to: b)
        if weight == .heavy { dots.addLine(from: a, to: b, reach: style.lineWidth / 2) }
      }
    }
    draw(dots, brush: brush, in: cells)
  }

  /// Draws a line along the inside of a rectangle of cells, with an ink for each of them.
  private func outline(_ cells: CellRect, lines: LineSet, brush: Brush) {
    outline(cells, lines: lines, ink: brush.ink(x: cells.x, y: cells.y))
    if let gradient = brush.gradient { tintEdges(of: cells, with: gradient) }
  }
}

extension LineSet {
  /// The characters for a line of a weight.
  fileprivate static func chosen(
    _ weight: LineWeight, isRound: Bool, _ style: StrokeStyle
  ) -> LineSet {
    if weight == .heavy { return .heavy }
    if !style.dash.isEmpty { return .dashed }
    return isRound ? .rounded : .light
  }
}

extension Path {
  /// The rectangle that the path is, if its corners are no larger than that, in points.
  fileprivate func boxFrame(corner: CGFloat) -> (rect: CGRect, isRound: Bool)? {
    switch form {
    case .rectangle(let rect): (rect, false)
    case .roundedRectangle(let rect, let size):
      max(size.width, size.height) <= corner ? (rect, true) : nil
    case .other: nil
    }
  }

  /// The area between two rectangles, around and inside of the one that the path is.
  fileprivate func ring(width: CGFloat) -> Path {
    func outline(_ inset: CGFloat) -> Path {
      switch form {
      case .rectangle(let rect): Path(rect.insetBy(dx: inset, dy: inset))
      case .roundedRectangle(let rect, let corner):
        Path(
          roundedRect: rect.insetBy(dx: inset, dy: inset),
          cornerSize: CGSize(
            width: max(0, corner.width - inset), height: max(0, corner.height - inset)))
      case .other: Path()
      }
    }
    var ring = outline(-width / 2)
    let inner = boundingRect.insetBy(dx: width / 2, dy: width / 2)
    if !inner.isNull, inner.width > 0, inner.height > 0 { ring.addPath(outline(width / 2)) }
    return ring
  }
}
