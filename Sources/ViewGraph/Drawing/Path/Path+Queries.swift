import Foundation

extension Path {
  /// The lines by which questions about the path are answered.
  private var measuringLines: [Polyline] {
    let size = controlBounds.size
    return flattened(step: max(1e-3, max(size.width, size.height) / 64))
  }

  private var controlBounds: CGRect {
    var points: [CGPoint] = []
    for element in elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadCurve(let end, let control): points += [end, control]
      case .curve(let end, let control1, let control2): points += [end, control1, control2]
      case .closeSubpath: break
      }
    }
    return CGRect(around: points)
  }

  /// The smallest rectangle around the path; an empty one at the origin for an empty path.
  public var boundingRect: CGRect {
    switch form {
    case .rectangle(let rect), .roundedRectangle(let rect, _): rect
    case .other: CGRect(around: measuringLines.flatMap(\.points))
    }
  }

  /// Whether a point lies inside of the path, whose parts count as closed.
  ///
  /// - Parameter eoFill: Whether what lies inside of two parts is outside (the even-odd rule).
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    measuringLines.contain(point, evenOdd: eoFill)
  }

  /// The path moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    var path = transformed { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    switch form {
    case .rectangle(let rect): path.setForm(.rectangle(rect.offsetBy(dx: dx, dy: dy)))
    case .roundedRectangle(let rect, let corner):
      path.setForm(.roundedRectangle(rect.offsetBy(dx: dx, dy: dy), corner: corner))
    case .other: break
    }
    return path
  }

  /// The path with every point transformed.
  public func applying(_ transform: AffineTransform) -> Path {
    if transform.isTranslation { return offsetBy(dx: transform.tX, dy: transform.tY) }
    return transformed { transform.transform($0) }
  }

  private func transformed(_ change: (CGPoint) -> CGPoint) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let end): path.append(.move(to: change(end)))
      case .line(let end): path.append(.line(to: change(end)))
      case .quadCurve(let end, let control):
        path.append(.quadCurve(to: change(end), control: change(control)))
      case .curve(let end, let control1, let control2):
        path.append(
          .curve(to: change(end), control1: change(control1), control2: change(control2)))
      case .closeSubpath: path.append(.closeSubpath)
      }
    }
    return path
  }

  /// The part of the path between two fractions of its length, from 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (Double(from).clampedToUnit, Double(to).clampedToUnit)
    if from == 0, to == 1 { return self }
    let lines = measuringLines
    let total = lines.reduce(0) { sum, line in
      line.segments.reduce(sum) { $0 + $1.0.distance(to: $1.1) }
    }
    let (start, end) = (CGFloat(from) * total, CGFloat(to) * total)
    var result = Path()
    var walked: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (a, b) in line.segments {
        let length = a.distance(to: b)
        defer { walked += length }
        guard length > 0, walked < end, walked + length > start else { continue }
        if !isDrawing { result.move(to: a.mixed(with: b, max(0, (start - walked) / length))) }
        isDrawing = true
        result.addLine(to: a.mixed(with: b, min(1, (end - walked) / length)))
      }
    }
    return result
  }
}

extension [Polyline] {
  /// Whether a point lies inside of the lines, which all count as closed.
  func contain(_ point: CGPoint, evenOdd: Bool) -> Bool {
    var winding = 0
    for line in self {
      var closed = line
      closed.isClosed = true
      for (a, b) in closed.segments where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return evenOdd ? winding % 2 != 0 : winding != 0
  }
}

extension CGRect {
  /// The smallest rectangle around points.
  init(around points: [CGPoint]) {
    guard let first = points.first else {
      self = .zero
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

extension AffineTransform {
  fileprivate var isTranslation: Bool { m11 == 1 && m12 == 0 && m21 == 0 && m22 == 1 }
}
