import Foundation

/// The outline of a shape, made of lines and curves between points.
///
/// Coordinates are points, x to the right and y down.
public struct Path: Hashable, Sendable {
  /// A step of a path.
  public enum Element: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// What a path is as a whole, which decides how its line is drawn.
  enum Form: Hashable, Sendable {
    case rectangle(CGRect)
    case roundedRectangle(CGRect, corner: CGSize)
    case other
  }

  private(set) var elements: [Element] = []
  private(set) var form = Form.other

  /// Creates a path without elements.
  public init() {}

  /// Creates a path and lets a closure add to it.
  public init(_ build: (inout Path) -> Void) { build(&self) }

  /// Creates the outline of a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates the outline of a rectangle with round corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the outline of a rectangle with corners that are quarters of an ellipse.
  public init(roundedRect rect: CGRect, cornerSize: CGSize) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Creates the outline of the ellipse that fits into a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Whether nothing has been added.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a closure with each element.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// The point from which the next line starts; nil at the start.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      return point
    case .closeSubpath:
      for case .move(let point) in elements.reversed() { return point }
      return nil
    case nil: return nil
    }
  }

  mutating func append(_ element: Element) {
    form = .other
    elements.append(element)
  }

  /// Starts a new part of the path.
  public mutating func move(to end: CGPoint) { append(.move(to: end)) }

  /// Adds a straight line. Without a current point it starts at `end`.
  public mutating func addLine(to end: CGPoint) {
    append(currentPoint == nil ? .move(to: end) : .line(to: end))
  }

  /// Adds straight lines between points, the first of which starts a new part.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if currentPoint == nil { append(.move(to: control)) }
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if currentPoint == nil { append(.move(to: control1)) }
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a line back to where the current part began.
  public mutating func closeSubpath() {
    if currentPoint != nil { append(.closeSubpath) }
  }

  /// Adds the outline of a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    let isFirst = isEmpty
    addLines([
      rect.origin, CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
    if isFirst { form = .rectangle(rect.standardized) }
  }

  /// Adds the outlines of rectangles.
  public mutating func addRects(_ rects: [CGRect]) {
    for rect in rects { addRect(rect) }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path) {
    if isEmpty {
      self = path
    } else {
      form = .other
      elements += path.elements
    }
  }

  /// Remembers that the path is a rectangle with round corners and nothing else.
  mutating func setForm(_ form: Form) { self.form = form }
}
