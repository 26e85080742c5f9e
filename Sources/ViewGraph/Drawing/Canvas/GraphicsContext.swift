import CellGrid
import Foundation
import LayoutCore

/// Draws into a canvas.
///
/// A context is a value: a copy can be moved, faded or clipped without a change of the original.
@MainActor
public struct GraphicsContext {
  let paint: PaintContext
  let cells: CellRect
  let cell: CGSize
  private var transform = AffineTransform.identity
  private var clipping: CellRect?
  /// The values that the canvas inherits from the views around it.
  public let environment: EnvironmentValues
  /// How much of what is drawn covers what is beneath, from 0 to 1.
  public var opacity = 1.0

  init(paint: PaintContext, cells: CellRect, cell: CGSize, environment: EnvironmentValues) {
    self.paint = paint
    self.cells = cells
    self.cell = cell
    self.environment = environment
  }

  /// What paths and text are drawn with.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(any ShapeStyle)
      case linear(Gradient, from: CGPoint, to: CGPoint)
      case radial(Gradient, center: CGPoint, from: CGFloat, to: CGFloat)
    }

    let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// A color.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A style; a gradient lies in the bounds of each path.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(kind: .style(style))
    }

    /// A gradient along a line between two points of the canvas.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Shading {
      Shading(kind: .linear(gradient, from: startPoint, to: endPoint))
    }

    /// A gradient from a point of the canvas outwards; radii are in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Shading {
      Shading(kind: .radial(gradient, center: center, from: startRadius, to: endRadius))
    }
  }

  /// Moves what is drawn from now on, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform.prepend(AffineTransform(translationByX: x, byY: y))
  }

  /// Scales what is drawn from now on. Text keeps its size.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform.prepend(AffineTransform(scaleByX: x, byY: y))
  }

  /// Turns what is drawn from now on around the origin. Text stays upright.
  public mutating func rotate(by angle: Angle) {
    transform.prepend(AffineTransform(rotationByRadians: angle.radians))
  }

  /// Draws only inside of a rectangle from now on, by whole cells.
  public mutating func clip(to rect: CGRect) {
    let path = Path(rect).applying(transform)
    let frame = SnappedFrame(snapping: path.boundingRect, cellSize: cell)
    let inside = CellRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
      .offsetBy(dx: cells.x, dy: cells.y)
    clipping = (clipping ?? cells).intersection(inside)
  }

  /// The context that paints, with what this one adds to it.
  var painter: PaintContext {
    var painter = clipping.map { paint.clipped(to: $0) } ?? paint
    painter.opacity *= opacity.clampedToUnit
    return painter
  }

  func place(_ point: CGPoint) -> CGPoint { transform.transform(point) }

  /// Draws with a copy of the context, whose changes end with the closure.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }

  /// Fills the inside of a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let path = path.applying(transform)
    painter.fill(
      path.flattened(step: min(cell.width, cell.height) / 2), evenOdd: style.isEOFilled,
      brush: brush(shading, around: path), in: cells, of: cell)
  }

  /// Draws the line along a path; see `Shape.stroke(_:lineWidth:)` for how.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws the line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(path.applying(transform), shading, style, nil)
  }

  /// Draws the line along a rectangle with line characters.
  public func stroke(_ path: Path, with shading: Shading, lines: LineSet) {
    draw(path.applying(transform), shading, StrokeStyle(), lines)
  }

  private func draw(
    _ path: Path, _ shading: Shading, _ style: StrokeStyle, _ lines: LineSet?
  ) {
    let (painter, brush) = (painter, brush(shading, around: path))
    let isBox = painter.strokeBox(
      path, style: style, lines: lines, brush: brush, in: cells, of: cell)
    if !isBox { painter.stroke(path, style: style, brush: brush, in: cells, of: cell) }
  }

  /// Draws a braille dot at each point; a cell has two by four of them.
  public func drawDots(_ points: [CGPoint], with shading: Shading) {
    let painter = painter
    var dots = DotMap(
      cell: cell, area: painter.visiblePart(of: cells),
      frame: CellSize(width: cells.width, height: cells.height))
    let points = points.map(place)
    for point in points { dots.add(point) }
    painter.draw(dots, brush: brush(shading, in: CGRect(around: points)), in: cells)
  }

  private func brush(_ shading: Shading, around path: Path) -> Brush {
    brush(shading, in: path.boundingRect)
  }

  /// What draws a shading whose gradient lies in a rectangle of the canvas.
  func brush(_ shading: Shading, in rect: CGRect) -> Brush {
    let origin = CGPoint(
      x: CGFloat(cells.x) * cell.width, y: CGFloat(cells.y) * cell.height)
    let resolved: _Shading
    var frame = rect.offsetBy(dx: origin.x, dy: origin.y)
    switch shading.kind {
    case .style(let style): resolved = style._shading(in: environment)
    case .linear(let gradient, let from, let to):
      // A frame of one point makes the units of the gradient points.
      frame = CGRect(x: origin.x, y: origin.y, width: 1, height: 1)
      let (start, end) = (place(from), place(to))
      resolved = GradientFill(
        gradient,
        .linear(from: UnitPoint(x: start.x, y: start.y), to: UnitPoint(x: end.x, y: end.y))
      ).shading(in: environment)
    case .radial(let gradient, let center, let from, let to):
      frame = CGRect(x: origin.x, y: origin.y, width: 1, height: 1)
      let middle = place(center)
      resolved = GradientFill(
        gradient, .radial(center: UnitPoint(x: middle.x, y: middle.y), from: from, to: to)
      ).shading(in: environment)
    }
    return Brush(
      resolved, gradient: resolved.gradient.map { GradientPainter($0, in: frame, of: cell) })
  }
}
