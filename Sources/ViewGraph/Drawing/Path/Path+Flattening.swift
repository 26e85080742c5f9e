import Foundation

/// Straight lines from point to point.
struct Polyline: Hashable, Sendable {
  var points: [CGPoint]
  /// Whether a line leads from the last point back to the first.
  var isClosed = false

  /// The lines, with the closing one if there is one.
  var segments: [(CGPoint, CGPoint)] {
    var result = Array(zip(points, points.dropFirst()))
    if isClosed, let first = points.first, let last = points.last, first != last {
      result.append((last, first))
    }
    return result
  }
}

extension Path {
  /// The most straight lines that stand for one curve.
  private static let mostSteps = 96

  /// The path as straight lines, which are about `step` points long where it is curved.
  ///
  /// Points that are no numbers or too large to be drawn are left out.
  func flattened(step: CGFloat) -> [Polyline] {
    var lines: [Polyline] = []
    var start = CGPoint.zero
    func add(_ point: CGPoint) {
      guard point.isDrawable, !lines.isEmpty else { return }
      lines[lines.count - 1].points.append(point)
    }
    func begin(at point: CGPoint) {
      guard point.isDrawable else { return }
      start = point
      lines.append(Polyline(points: [point]))
    }
    for element in elements {
      // After a part was closed, what follows starts a new one at the same place.
      if lines.last?.isClosed == true {
        if case .move = element {} else { begin(at: start) }
      }
      let from = lines.last?.points.last ?? start
      switch element {
      case .move(let point): begin(at: point)
      case .line(let point): add(point)
      case .quadCurve(let end, let control):
        for t in Self.parameters([from, control, end], step: step) {
          add(from.mixed(with: control, t).mixed(with: control.mixed(with: end, t), t))
        }
      case .curve(let end, let control1, let control2):
        for t in Self.parameters([from, control1, control2, end], step: step) {
          let (a, b) = (from.mixed(with: control1, t), control1.mixed(with: control2, t))
          let c = control2.mixed(with: end, t)
          add(a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t))
        }
      case .closeSubpath:
        if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
      }
    }
    return lines
  }

  /// The parameters at which a curve with these control points is sampled.
  private static func parameters(_ points: [CGPoint], step: CGFloat) -> [CGFloat] {
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    let wanted = length / step
    let count = wanted.isFinite ? Int(max(4, min(CGFloat(mostSteps), wanted))) : mostSteps
    return (1...count).map { CGFloat($0) / CGFloat(count) }
  }
}

extension CGPoint {
  /// Whether both coordinates are numbers that arithmetic with pixels can take.
  var isDrawable: Bool { abs(x) < 1e9 && abs(y) < 1e9 }

  func mixed(with other: CGPoint, _ t: CGFloat) -> CGPoint {
    // The ends are met exactly, so that lines which share one do.
    if t >= 1 { return other }
    return CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }

  func distance(to other: CGPoint) -> CGFloat { hypot(other.x - x, other.y - y) }
}
