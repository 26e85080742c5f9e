extension Animation {
  /// Follows a spring that settles in a time in seconds.
  ///
  /// - Parameters:
  ///   - bounce: How much it overshoots, from 0 (not at all) to 1.
  ///   - blendDuration: Makes no difference.
  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(damping: 1 - min(max(bounce, 0), 0.9)), seconds: duration)
  }

  /// Follows a spring that settles in a time in seconds.
  ///
  /// - Parameters:
  ///   - dampingFraction: 1 does not overshoot, less does.
  ///   - blendDuration: Makes no difference.
  public static func spring(
    response: Double, dampingFraction: Double, blendDuration: Double = 0
  ) -> Animation {
    Animation(.spring(damping: min(max(dampingFraction, 0.1), 1)), seconds: response)
  }

  /// A spring that does not overshoot, for a time in seconds, or overshoots a little more than that.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// A spring that overshoots a little, for a time in seconds, or a little more.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring that overshoots, for a time in seconds, or a little more.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A quick spring for what follows the pointer.
  public static let interactiveSpring = Animation.interactiveSpring()

  /// A quick spring for what follows the pointer, for a time in seconds.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation {
    spring(response: response, dampingFraction: dampingFraction)
  }

  /// Follows a spring that is described by its physics; it settles in the time of one oscillation.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let (mass, stiffness) = (max(mass, 1e-6), max(stiffness, 1e-6))
    return spring(
      response: 2 * .pi * (mass / stiffness).squareRoot(),
      dampingFraction: damping / (2 * (mass * stiffness).squareRoot()))
  }
}
