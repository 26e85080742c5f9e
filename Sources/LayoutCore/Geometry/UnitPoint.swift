import Foundation

/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
  /// The fraction of the width from the leading side.
  public var x: CGFloat
  /// The fraction of the height from the top.
  public var y: CGFloat

  /// Makes a point from two fractions; 0 is the leading side or the top, 1 the opposite one.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// Makes the point of fractions 0.
  public init() { self.init(x: 0, y: 0) }

  /// The origin, which is the same point as `topLeading`.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The corner of the top and the leading side.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The corner of the top and the trailing side.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The corner of the bottom and the leading side.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The corner of the bottom and the trailing side.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
