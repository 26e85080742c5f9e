import CellGrid
import Foundation
import LayoutCore

extension View {
  /// Draws a line around this view, in a cell of room on every side.
  ///
  /// Unlike in SwiftUI the border takes part in layout: it lies outside of the view, not over it.
  public func border<Style: ShapeStyle>(_ style: Style, lines: LineSet = .light) -> some View {
    LayoutModified(content: self, modifier: BorderModifier(style: style, lines: lines))
  }

  /// Draws a line around this view, in a cell of room on every side.
  ///
  /// - Parameter width: From 2 points on the line is heavy; it is one cell wide anyway.
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat) -> some View {
    border(style, lines: width >= 2 ? .heavy : .light)
  }

  /// Draws a line around this view in the color of its text.
  public func border(_ lines: LineSet = .light) -> some View {
    LayoutModified(
      content: self, modifier: BorderModifier<Color>(style: nil, lines: lines))
  }
}

struct BorderModifier<Style: ShapeStyle>: LayoutModifier {
  let style: Style?
  let lines: LineSet

  private func pen(_ context: LayoutModifierContext) -> LinePen {
    LinePen(style, in: context.environment)
  }

  func makeNode(_ context: LayoutModifierContext) -> BorderNode {
    BorderNode(lines, pen(context), context.graph)
  }

  func update(_ node: BorderNode, from old: Self, _ context: LayoutModifierContext) {
    let pen = pen(context)
    if node.lines == lines && node.pen == pen { return }
    node.lines = lines
    node.pen = pen
    node.invalidatePaint()
  }
}

final class BorderNode: InsetNode {
  var lines: LineSet
  var pen: LinePen

  init(_ lines: LineSet, _ pen: LinePen, _ graph: Graph) {
    self.lines = lines
    self.pen = pen
    super.init(EdgeInsets(border: graph.metrics), graph)
  }

  override var paintsContent: Bool { true }

  override func paint(_ context: inout PaintContext) {
    paintChildren(&context)
    context.outline(cells, lines: lines, pen: pen, cell: graph.metrics.cellSize)
  }
}
