import Foundation

/// An angle; positive ones turn clockwise on the screen.
public struct Angle: Hashable, Comparable, Sendable {
  /// The angle in radians.
  public var radians: Double

  /// The angle in degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No turn.
  public static let zero = Angle(radians: 0)

  /// Creates an angle of 0.
  public init() { radians = 0 }

  /// Creates an angle from radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle from degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle of some radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// An angle of some degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func * (angle: Angle, factor: Double) -> Angle {
    Angle(radians: angle.radians * factor)
  }
  public static func / (angle: Angle, divisor: Double) -> Angle {
    Angle(radians: angle.radians / divisor)
  }
}
