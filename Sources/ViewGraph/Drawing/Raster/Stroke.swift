import CellGrid
import Foundation

/// The form of the ends of a line.
public enum CGLineCap: Hashable, Sendable {
  case butt
  case round
  case square
}

/// The form of the corners of a line.
public enum CGLineJoin: Hashable, Sendable {
  case miter
  case round
  case bevel
}

/// How the line along a path is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line in points. A line of up to 1 point is as thin as the terminal can draw it.
  public var lineWidth: CGFloat
  /// The lengths of dashes and gaps in turn, in points; none for a whole line.
  public var dash: [CGFloat]
  /// How far into the dashes the line starts, in points.
  public var dashPhase: CGFloat

  /// How the ends of the line would look; here they are round.
  public var lineCap: CGLineCap
  /// How the corners of the line would look; here they are round.
  public var lineJoin: CGLineJoin
  /// How far a pointed corner would reach; here it makes no difference.
  public var miterLimit: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The way in which a line of some width is drawn in cells of some size.
enum LineWeight {
  /// As thin as possible.
  case thin
  /// Thicker, but too thin for blocks.
  case heavy
  /// At least as thick as what blocks can show.
  case solid

  /// - Parameter unit: The smallest thickness that can be drawn exactly, in points.
  init(_ width: CGFloat, thin: CGFloat, unit: CGFloat) {
    self = width <= max(1, thin) ? .thin : width < unit ? .heavy : .solid
  }
}

extension [Polyline] {
  /// The lines cut into dashes.
  func dashed(_ style: StrokeStyle) -> [Polyline] {
    let lengths = style.dash.map { $0 > 0 ? $0 : 0 }
    let total = lengths.reduce(0, +)
    guard total > 0.01, total.isFinite, style.dashPhase.isFinite else { return self }
    return flatMap { line -> [Polyline] in
      var result: [Polyline] = []
      var position = style.dashPhase.truncatingRemainder(dividingBy: 2 * total)
      if position < 0 { position += 2 * total }
      var index = 0
      while position >= lengths[index % lengths.count] {
        position -= lengths[index % lengths.count]
        index += 1
      }
      var left = lengths[index % lengths.count] - position
      var isPenDown = false
      for (a, b) in line.segments {
        let length = a.distance(to: b)
        // More dashes than this could not be told apart.
        guard length > 0, length / total < 10_000 else { continue }
        var done: CGFloat = 0
        while done < length {
          let step = Swift.min(left, length - done)
          if index % 2 == 0 {
            if !isPenDown { result.append(Polyline(points: [a.mixed(with: b, done / length)])) }
            result[result.count - 1].points.append(a.mixed(with: b, (done + step) / length))
            isPenDown = true
          }
          done += step
          left -= step
          while left <= 1e-9 {
            index += 1
            left += lengths[index % lengths.count]
            isPenDown = false
          }
        }
      }
      return result
    }
  }

  /// The areas that a round pen of some width covers along the lines, all with the same winding.
  func outlined(width: CGFloat) -> [Polyline] {
    let radius = width / 2
    var areas: [Polyline] = []
    for line in self {
      for point in line.points {
        var round = Path()
        round.addEllipse(
          in: CGRect(
            x: point.x - radius, y: point.y - radius, width: width, height: width))
        areas += round.flattened(step: radius / 2)
      }
      for (a, b) in line.segments {
        let length = a.distance(to: b)
        guard length > 0 else { continue }
        let (nx, ny) = ((b.y - a.y) / length * radius, (a.x - b.x) / length * radius)
        areas.append(
          Polyline(points: [
            CGPoint(x: a.x + nx, y: a.y + ny), CGPoint(x: b.x + nx, y: b.y + ny),
            CGPoint(x: b.x - nx, y: b.y - ny), CGPoint(x: a.x - nx, y: a.y - ny),
          ]))
      }
    }
    return areas
  }
}
