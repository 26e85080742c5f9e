import Foundation

/// How long a change takes to be shown, and how it goes on in that time.
public struct Animation: Hashable, Sendable {
  enum Curve: Hashable, Sendable {
    /// A cubic Bézier curve from (0, 0) to (1, 1) with two control points.
    case bezier(Double, Double, Double, Double)
    /// A damped spring: the part of the critical damping, and oscillations in the duration.
    case spring(damping: Double)
  }

  let curve: Curve
  /// The time from the first frame to the last.
  let duration: Duration
  private(set) var delay = Duration.zero
  private(set) var pace = 1.0
  private(set) var repetitions = 1
  private(set) var isReversing = false

  init(_ curve: Curve, seconds: Double) {
    self.curve = curve
    duration = Duration(limited: seconds)
  }

  /// The animation that is used where none is named.
  public static let `default` = Animation.easeInOut

  /// Goes at the same speed all the time.
  public static let linear = Animation.linear(duration: 0.35)
  /// Begins and ends slowly.
  public static let easeInOut = Animation.easeInOut(duration: 0.35)
  /// Begins slowly.
  public static let easeIn = Animation.easeIn(duration: 0.35)
  /// Ends slowly.
  public static let easeOut = Animation.easeOut(duration: 0.35)
  /// A spring that hardly overshoots.
  public static let spring = Animation.spring()
  /// A spring that does not overshoot.
  public static let smooth = Animation.spring(duration: 0.5, bounce: 0)
  /// A spring that overshoots a little.
  public static let snappy = Animation.spring(duration: 0.5, bounce: 0.15)
  /// A spring that overshoots.
  public static let bouncy = Animation.spring(duration: 0.5, bounce: 0.3)

  /// Goes at the same speed for a time in seconds.
  public static func linear(duration: Double) -> Animation {
    Animation(.bezier(0, 0, 1, 1), seconds: duration)
  }

  /// Begins and ends slowly, for a time in seconds.
  public static func easeInOut(duration: Double) -> Animation {
    Animation(.bezier(0.42, 0, 0.58, 1), seconds: duration)
  }

  /// Begins slowly, for a time in seconds.
  public static func easeIn(duration: Double) -> Animation {
    Animation(.bezier(0.42, 0, 1, 1), seconds: duration)
  }

  /// Ends slowly, for a time in seconds.
  public static func easeOut(duration: Double) -> Animation {
    Animation(.bezier(0, 0, 0.58, 1), seconds: duration)
  }

  /// Follows a cubic Bézier curve from (0, 0) to (1, 1), for a time in seconds.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation {
    Animation(.bezier(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2), seconds: duration)
  }

  /// The animation after a time in seconds.
  public func delay(_ delay: Double) -> Animation {
    var animation = self
    animation.delay += Duration(limited: delay)
    return animation
  }

  /// The animation at a multiple of its speed.
  public func speed(_ speed: Double) -> Animation {
    var animation = self
    if speed > 0 && speed.isFinite { animation.pace *= speed }
    return animation
  }

  /// The animation several times, every second time backwards if `autoreverses`.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation {
    var animation = self
    animation.repetitions = max(1, count)
    animation.isReversing = autoreverses
    return animation
  }

  /// The animation again and again, every second time backwards if `autoreverses`.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    repeatCount(.max, autoreverses: autoreverses)
  }
}
