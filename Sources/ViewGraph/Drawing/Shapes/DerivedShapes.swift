import Foundation
import LayoutCore

/// A shape of which a part of the outline is shown.
struct TrimmedShape<Base: Shape>: Shape {
  let base: Base
  let from: CGFloat
  let to: CGFloat

  func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: from, to: to)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

/// A shape that is turned in its frame.
struct RotatedShape<Base: Shape>: Shape {
  let base: Base
  let angle: Angle
  let anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    var turn = AffineTransform(translationByX: x, byY: y)
    turn.prepend(AffineTransform(rotationByRadians: angle.radians))
    turn.prepend(AffineTransform(translationByX: -x, byY: -y))
    return base.path(in: rect).applying(turn)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

/// A shape that is larger or smaller than its frame.
struct ScaledShape<Base: Shape>: Shape {
  let base: Base
  let scale: CGSize
  let anchor: UnitPoint

  func path(in rect: CGRect) -> Path {
    let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
    var change = AffineTransform(translationByX: x, byY: y)
    change.scale(x: scale.width, y: scale.height)
    change.translate(x: -x, y: -y)
    return base.path(in: rect).applying(change)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}

extension Shape {
  /// The shape at a multiple of its size, around a point of its frame.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> some Shape {
    ScaledShape(base: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
  }

  /// The shape at multiples of its width and height, around a point of its frame.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some Shape {
    ScaledShape(base: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }

  /// The part of the outline between two fractions of its length, from 0 to 1.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> some Shape {
    TrimmedShape(base: self, from: start, to: end)
  }

  /// The shape turned around a point of its frame.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Shape {
    RotatedShape(base: self, angle: angle, anchor: anchor)
  }
}

/// A shape whose type is erased.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Erases the type of a shape.
  public init(_ shape: some Shape) { base = shape }

  /// The outline of the erased shape.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The size of the erased shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    base.sizeThatFits(proposal)
  }
}
