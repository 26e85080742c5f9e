import Foundation

extension Path {
  /// How far the control points of a quarter of a circle are from its ends, in radii.
  private static let quarter: CGFloat = 0.552_284_749_831

  /// Adds the outline of the ellipse that fits into a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addCorner(to: CGPoint(x: rect.midX, y: rect.maxY), dx: 0, dy: ry, ex: rx, ey: 0)
    addCorner(to: CGPoint(x: rect.minX, y: rect.midY), dx: -rx, dy: 0, ex: 0, ey: ry)
    addCorner(to: CGPoint(x: rect.midX, y: rect.minY), dx: 0, dy: -ry, ex: -rx, ey: 0)
    addCorner(to: CGPoint(x: rect.maxX, y: rect.midY), dx: rx, dy: 0, ex: 0, ey: -ry)
    closeSubpath()
  }

  /// Adds a quarter of an ellipse that leaves along (dx, dy) and arrives against (ex, ey).
  private mutating func addCorner(
    to end: CGPoint, dx: CGFloat, dy: CGFloat, ex: CGFloat, ey: CGFloat
  ) {
    guard let start = currentPoint else { return }
    addCurve(
      to: end,
      control1: CGPoint(x: start.x + dx * Self.quarter, y: start.y + dy * Self.quarter),
      control2: CGPoint(x: end.x + ex * Self.quarter, y: end.y + ey * Self.quarter))
  }

  /// Adds the outline of a rectangle whose corners are quarters of an ellipse.
  ///
  /// A corner takes at most half of each side.
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
    let rect = rect.standardized
    let rx = max(0, min(cornerSize.width, rect.width / 2))
    let ry = max(0, min(cornerSize.height, rect.height / 2))
    guard rx > 0, ry > 0 else { return addRect(rect) }
    let isFirst = isEmpty
    move(to: CGPoint(x: rect.minX + rx, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX - rx, y: rect.minY))
    addCorner(to: CGPoint(x: rect.maxX, y: rect.minY + ry), dx: rx, dy: 0, ex: 0, ey: -ry)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - ry))
    addCorner(to: CGPoint(x: rect.maxX - rx, y: rect.maxY), dx: 0, dy: ry, ex: rx, ey: 0)
    addLine(to: CGPoint(x: rect.minX + rx, y: rect.maxY))
    addCorner(to: CGPoint(x: rect.minX, y: rect.maxY - ry), dx: -rx, dy: 0, ex: 0, ey: ry)
    addLine(to: CGPoint(x: rect.minX, y: rect.minY + ry))
    addCorner(to: CGPoint(x: rect.minX + rx, y: rect.minY), dx: 0, dy: -ry, ex: -rx, ey: 0)
    closeSubpath()
    if isFirst { setForm(.roundedRectangle(rect, corner: CGSize(width: rx, height: ry))) }
  }

  /// Adds a part of a circle, with a line to its start if there is a current point.
  ///
  /// - Parameter clockwise: The direction if y went up. On the screen, where y goes down, false turns
  ///   clockwise: from `startAngle` to the next greater angle that equals `endAngle`.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    if clockwise { delta = -delta }
    if delta < 0 { delta += (-delta / turn).rounded(.up) * turn }
    delta = min(delta, turn)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle,
      delta: Angle(radians: clockwise ? -delta : delta))
  }

  /// Adds a part of a circle that turns by `delta`, positive ones clockwise on the screen.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite else { return }
    func point(_ angle: Double, _ distance: CGFloat = 1) -> CGPoint {
      CGPoint(
        x: center.x + radius * distance * cos(angle), y: center.y + radius * distance * sin(angle))
    }
    addLine(to: point(startAngle.radians))
    let turn = max(-2 * Double.pi, min(2 * Double.pi, delta.radians))
    // A cubic curve follows a quarter of a circle to a few ten-thousandths of its radius.
    let count = Int((abs(turn) / (.pi / 2)).rounded(.up))
    let step = turn / Double(max(1, count))
    let reach = 4 / 3 * tan(step / 4)
    for part in 0..<count {
      let (from, to) = (
        startAngle.radians + Double(part) * step, startAngle.radians + Double(part + 1) * step
      )
      let (start, end) = (point(from), point(to))
      addCurve(
        to: end,
        control1: CGPoint(
          x: start.x - radius * reach * sin(from), y: start.y + radius * reach * cos(from)),
        control2: CGPoint(
          x: end.x + radius * reach * sin(to), y: end.y - radius * reach * cos(to)))
    }
  }
}
