import CellGrid
import LayoutCore

extension View {
  /// Draws a line around this view, in a cell of room on every side.
  ///
  /// Unlike in SwiftUI the border takes part in layout: it lies outside of the view, not over it.
  public func border<Style: ShapeStyle>(_ style: Style, lines: LineSet = .light) -> some View {
    LayoutModified(content: self, modifier: BorderModifier(style: style, lines: lines))
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

  private func ink(_ context: LayoutModifierContext) -> Ink {
    let environment = context.environment
    return style?._color(in: environment).foregroundInk ?? environment.ink
  }

  func makeNode(_ context: LayoutModifierContext) -> BorderNode {
    BorderNode(lines, ink(context), context.graph)
  }

  func update(_ node: BorderNode, from old: Self, _ context: LayoutModifierContext) {
    let ink = ink(context)
    if node.lines == lines && node.ink == ink { return }
    node.lines = lines
    node.ink = ink
    node.invalidatePaint()
  }
}

final class BorderNode: InsetNode {
  var lines: LineSet
  var ink: Ink

  init(_ lines: LineSet, _ ink: Ink, _ graph: Graph) {
    self.lines = lines
    self.ink = ink
    super.init(EdgeInsets(border: graph.metrics), graph)
  }

  override var paintsContent: Bool { true }

  override func paint(_ context: inout PaintContext) {
    paintChildren(&context)
    context.outline(cells, lines: lines, ink: ink)
  }
}
