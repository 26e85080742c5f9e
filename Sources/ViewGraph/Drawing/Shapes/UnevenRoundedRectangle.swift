import Foundation
import LayoutCore

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  public var topLeading: CGFloat
  public var bottomLeading: CGFloat
  public var bottomTrailing: CGFloat
  public var topTrailing: CGFloat

  /// Creates radii in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// A rectangle whose corners are round each with a radius of its own.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners, in points.
  public let cornerRadii: RectangleCornerRadii

  /// Creates a rectangle with corners of radii in points.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
  }

  /// Creates a rectangle with corners of radii in points.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius))
  }

  /// The outline in a frame, clockwise from the end of the top leading corner.
  public func path(in rect: CGRect) -> Path {
    let limit = min(abs(rect.width), abs(rect.height)) / 2
    let radii = [
      cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
      cornerRadii.topLeading,
    ].map { min(max(0, $0), limit) }
    let corners = [
      CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.minY),
    ]
    // The directions in which the outline reaches and leaves each corner.
    let ways: [(CGFloat, CGFloat)] = [(1, 0), (0, 1), (-1, 0), (0, -1), (1, 0)]
    // The part of a radius at which a curve of the third degree is nearest to a quarter of a circle.
    let pull: CGFloat = 1 - 0.5523
    var path = Path()
    path.move(to: CGPoint(x: rect.minX + radii[3], y: rect.minY))
    for (index, corner) in corners.enumerated() {
      let (radius, into, out) = (radii[index], ways[index], ways[index + 1])
      func point(_ way: (CGFloat, CGFloat), _ length: CGFloat) -> CGPoint {
        CGPoint(x: corner.x + way.0 * length, y: corner.y + way.1 * length)
      }
      path.addLine(to: point(into, -radius))
      if radius > 0 {
        path.addCurve(
          to: point(out, radius), control1: point(into, -radius * pull),
          control2: point(out, radius * pull))
      }
    }
    path.closeSubpath()
    return path
  }

  /// The rectangle in a smaller frame.
  public func inset(by amount: CGFloat) -> _InsetShape<UnevenRoundedRectangle> {
    _InsetShape(base: self, amount: amount)
  }
}
