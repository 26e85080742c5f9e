import CellGrid
import Foundation
import LayoutCore

extension View {
  /// Shows of this view only what lies inside of a shape, by whole cells: those whose middle is inside.
  public func clipShape<Content: Shape>(
    _ shape: Content, style: FillStyle = FillStyle()
  ) -> some View {
    LayoutModified(content: self, modifier: ClipShapeModifier(shape: shape, style: style))
  }

  /// Shows of this view only what lies inside of a rectangle with round corners, by whole cells.
  public func cornerRadius(_ radius: CGFloat) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }

  /// Fills a shape behind this view with a style.
  public func background<Style: ShapeStyle, Content: Shape>(
    _ style: Style, in shape: Content, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle))
  }

  /// Fills a shape behind this view with the background style.
  public func background<Content: Shape>(in shape: Content) -> some View {
    background(shape.fill(BackgroundStyle()))
  }

  /// Fills a shape in front of this view with a style.
  public func overlay<Style: ShapeStyle, Content: Shape>(
    _ style: Style, in shape: Content, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle))
  }
}

private struct ClipShapeModifier<Content: Shape>: LayoutModifier {
  let shape: Content
  let style: FillStyle

  func makeNode(_ context: LayoutModifierContext) -> ClipShapeNode {
    ClipShapeNode(shape, style, context.graph)
  }

  func update(_ node: ClipShapeNode, from old: Self, _ context: LayoutModifierContext) {
    node.shape = shape
    node.style = style
    node.invalidatePaint()
  }
}

final class ClipShapeNode: LayoutNode {
  var shape: any Shape
  var style: FillStyle

  init(_ shape: any Shape, _ style: FillStyle, _ graph: Graph) {
    self.shape = shape
    self.style = style
    super.init(graph)
  }

  override var clipsContent: Bool { true }

  override func paint(_ context: inout PaintContext) {
    var inner = context.clipped(to: cells)
    let cell = graph.metrics.cellSize
    let frame = CGRect(
      x: 0, y: 0, width: CGFloat(cells.width) * cell.width,
      height: CGFloat(cells.height) * cell.height)
    let path = shape.path(in: frame)
    if case .rectangle(frame) = path.form { return paintChildren(&inner) }
    let lines = path.flattened(step: min(cell.width, cell.height) / 2)
    let before = context.surface.copy()
    paintChildren(&inner)
    let area = context.visiblePart(of: cells)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let middle = CGPoint(
          x: (CGFloat(x) + 0.5) * cell.width, y: (CGFloat(y) + 0.5) * cell.height)
        if lines.contain(middle, evenOdd: style.isEOFilled) { continue }
        let outside = CellRect(x: cells.x + x, y: cells.y + y, width: 1, height: 1)
        context.surface.copy(from: before, rect: context.place(outside))
      }
    }
  }
}
