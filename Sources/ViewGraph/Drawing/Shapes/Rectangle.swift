import Foundation
import LayoutCore

/// A rectangle.
public struct Rectangle: InsettableShape {
  /// Creates a rectangle.
  public nonisolated init() {}

  /// The frame.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The rectangle in a smaller frame.
  public func inset(by amount: CGFloat) -> _InsetShape<Rectangle> {
    _InsetShape(base: self, amount: amount)
  }
}

/// How round corners go over into the sides, which cells are too coarse to show.
public enum RoundedCornerStyle: Hashable, Sendable {
  case circular
  case continuous
}

/// A rectangle with round corners.
///
/// Its line is drawn with line characters, whose corners are round, unless the corners are larger than two
/// rows.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of a corner, in points.
  public let cornerSize: CGSize
  private let insetAmount: CGFloat

  /// Creates a rectangle with corners of a radius, in points.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with corners of a size, in points.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: cornerSize, insetAmount: 0)
  }

  private nonisolated init(cornerSize: CGSize, insetAmount: CGFloat) {
    self.cornerSize = cornerSize
    self.insetAmount = insetAmount
  }

  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.inset(by: insetAmount),
      cornerSize: CGSize(
        width: max(0, cornerSize.width - insetAmount),
        height: max(0, cornerSize.height - insetAmount)))
  }

  /// The rectangle in a smaller frame, with smaller corners.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, insetAmount: insetAmount + amount)
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
  /// Creates a capsule.
  public nonisolated init(style: RoundedCornerStyle = .continuous) {}

  /// The outline in a frame.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2)
  }

  /// The capsule in a smaller frame.
  public func inset(by amount: CGFloat) -> _InsetShape<Capsule> {
    _InsetShape(base: self, amount: amount)
  }
}
