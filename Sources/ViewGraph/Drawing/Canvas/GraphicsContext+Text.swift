import CellGrid
import Foundation
import LayoutCore

extension GraphicsContext {
  /// A text that is measured and drawn more than once.
  @MainActor
  public struct ResolvedText {
    fileprivate var block: TextBlock
    fileprivate let pens: [LinePen]
    fileprivate let cell: CGSize

    /// The size of the text in a space, in points.
    public func measure(in size: CGSize) -> CGSize {
      var block = block
      return block.size(for: ProposedViewSize(size), cell: cell)
    }
  }

  /// Prepares a text for the styles of the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(
      block: TextBlock(text.runs, environment.text),
      pens: text.runs.pens(in: environment), cell: cell)
  }

  /// Draws a text with a point of its frame at a point of the canvas, snapped to cells.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws a text with a point of its frame at a point of the canvas, snapped to cells.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity))
    let point = place(point)
    draw(
      text, proposal: .unspecified,
      in: CGRect(
        x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height,
        width: size.width, height: size.height))
  }

  /// Draws a text into a rectangle of the canvas, whose edges are snapped to cells.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text into a rectangle of the canvas, whose edges are snapped to cells.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(
      text, proposal: ProposedViewSize(rect.size),
      in: CGRect(origin: place(rect.origin), size: rect.size))
  }

  private func draw(_ text: ResolvedText, proposal: ProposedViewSize, in rect: CGRect) {
    guard rect.origin.isDrawable else { return }
    var block = text.block
    let frame = SnappedFrame(snapping: rect, cellSize: cell)
    let area = CellRect(
      x: cells.x + frame.x, y: cells.y + frame.y, width: frame.width, height: frame.height)
    block.lines(for: proposal, cell: cell)
      .draw(painter, cells: area, of: cell, pens: text.pens, settings: block.settings)
  }
}
