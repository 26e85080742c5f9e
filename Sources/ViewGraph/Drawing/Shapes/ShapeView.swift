import CellGrid
import Foundation
import LayoutCore

/// A shape that is filled and stroked with styles, one over the other.
public struct ShapeView<Content: Shape> {
  /// The shape.
  public let shape: Content
  private let layers: [ShapeLayer]

  init(shape: Content, layers: [ShapeLayer]) {
    self.shape = shape
    self.layers = layers
  }

  private func adding(_ layer: ShapeLayer) -> ShapeView {
    ShapeView(shape: shape, layers: layers + [layer])
  }

  /// Fills the shape over what has been drawn of it.
  public func fill<Style: ShapeStyle>(
    _ style: Style = .foreground, style fillStyle: FillStyle = FillStyle()
  ) -> ShapeView {
    adding(ShapeLayer(style: style, drawing: .fill(fillStyle)))
  }

  /// Draws the outline of the shape over what has been drawn of it. See `Shape.stroke(_:lineWidth:)`.
  public func stroke<Style: ShapeStyle>(_ style: Style, lineWidth: CGFloat = 1) -> ShapeView {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape over what has been drawn of it. See `Shape.stroke(_:lineWidth:)`.
  public func stroke<Style: ShapeStyle>(_ style: Style, style stroke: StrokeStyle) -> ShapeView {
    adding(ShapeLayer(style: style, drawing: .stroke(stroke, nil)))
  }

  /// Draws the outline of a rectangle with line characters. See `Shape.stroke(_:lines:)`.
  public func stroke<Style: ShapeStyle>(_ style: Style, lines: LineSet) -> ShapeView {
    adding(ShapeLayer(style: style, drawing: .stroke(StrokeStyle(), lines)))
  }

  /// Draws the outline of the shape over what has been drawn of it, inside of the frame.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style = .foreground, lineWidth: CGFloat = 1
  ) -> ShapeView {
    stroke(style, lineWidth: lineWidth)
  }
}

extension ShapeView: LeafView {
  package func makeLeaf(_ context: LayoutModifierContext) -> ShapeNode {
    ShapeNode(shape, layers, context)
  }

  package func update(_ node: ShapeNode, from old: ShapeView, _ context: LayoutModifierContext) {
    node.update(shape, layers, context.environment)
  }
}

/// One way in which a shape is drawn.
struct ShapeLayer {
  enum Drawing: Hashable {
    case fill(FillStyle)
    case stroke(StrokeStyle, LineSet?)
  }

  let style: any ShapeStyle
  let drawing: Drawing
}

extension Shape {
  /// Fills the shape with a style.
  ///
  /// A cell has two colors. Where more than two meet in one, those that cover most of it are drawn.
  public func fill<Style: ShapeStyle>(
    _ style: Style = .foreground, style fillStyle: FillStyle = FillStyle()
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [ShapeLayer(style: style, drawing: .fill(fillStyle))])
  }

  /// Draws the outline of the shape in a style.
  ///
  /// | line | rectangles | other shapes |
  /// |---|---|---|
  /// | up to 1 point | thin line characters | braille, one dot wide |
  /// | up to a quarter of a cell's width | the same | braille |
  /// | up to a half of a cell's larger side | heavy line characters | braille |
  /// | thicker | heavy line characters up to a cell's width, then quarters of cells | quarters of cells |
  ///
  /// Rectangles with round corners of up to two rows count as rectangles; their thin lines have round
  /// corners. The line stays inside of the frame: the shape is drawn in the frame less a half of the line.
  public func stroke<Style: ShapeStyle>(
    _ style: Style = .foreground, lineWidth: CGFloat = 1
  ) -> ShapeView<Self> {
    stroke(style, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the outline of the shape in a style, as `stroke(_:lineWidth:)` does.
  public func stroke<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle
  ) -> ShapeView<Self> {
    ShapeView(shape: self, layers: [ShapeLayer(style: style, drawing: .stroke(stroke, nil))])
  }

  /// Draws the outline of the shape in the foreground style, as `stroke(_:lineWidth:)` does.
  public func stroke(style stroke: StrokeStyle) -> ShapeView<Self> {
    self.stroke(ForegroundStyle(), style: stroke)
  }

  /// Draws the outline of a rectangle with line characters; other shapes are drawn with a thin line.
  public func stroke<Style: ShapeStyle>(_ style: Style, lines: LineSet) -> ShapeView<Self> {
    ShapeView(
      shape: self, layers: [ShapeLayer(style: style, drawing: .stroke(StrokeStyle(), lines))])
  }
}

extension InsettableShape {
  /// Draws the outline of the shape inside of its frame, as all outlines are.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style = .foreground, lineWidth: CGFloat = 1
  ) -> ShapeView<Self> {
    stroke(style, lineWidth: lineWidth)
  }

  /// Draws the outline of the shape inside of its frame, as all outlines are.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, style stroke: StrokeStyle
  ) -> ShapeView<Self> {
    self.stroke(style, style: stroke)
  }

  /// Draws the outline of the shape in the foreground style, inside of its frame.
  public func strokeBorder(style stroke: StrokeStyle) -> ShapeView<Self> {
    self.stroke(style: stroke)
  }

  /// Draws the outline of a rectangle with line characters.
  public func strokeBorder<Style: ShapeStyle>(
    _ style: Style, lines: LineSet
  ) -> ShapeView<Self> {
    stroke(style, lines: lines)
  }
}
