import Foundation
import LayoutCore

/// A circle in the middle of its frame, as wide as the shorter side.
public struct Circle: InsettableShape {
  /// Creates a circle.
  public nonisolated init() {}

  /// The circle in a frame.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The circle in a smaller frame.
  public func inset(by amount: CGFloat) -> _InsetShape<Circle> {
    _InsetShape(base: self, amount: amount)
  }
}

/// An ellipse that touches all sides of its frame.
public struct Ellipse: InsettableShape {
  /// Creates an ellipse.
  public nonisolated init() {}

  /// The ellipse in a frame.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

  /// The ellipse in a smaller frame.
  public func inset(by amount: CGFloat) -> _InsetShape<Ellipse> {
    _InsetShape(base: self, amount: amount)
  }
}

extension Path: Shape {
  /// The path itself; it does not depend on the frame.
  public func path(in rect: CGRect) -> Path { self }
}
