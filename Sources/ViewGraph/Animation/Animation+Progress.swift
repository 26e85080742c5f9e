import Foundation

extension Animation {
  /// How much of the change is shown some time after its beginning: 0 is the start, 1 the end.
  ///
  /// A spring goes beyond 1 where it overshoots. After the end it is exactly 1.
  func progress(at elapsed: Duration) -> Double {
    guard let (round, fraction) = position(at: elapsed) else { return 1 }
    let isBackwards = isReversing && round % 2 == 1
    return curve.value(at: isBackwards ? 1 - fraction : fraction)
  }

  /// Whether nothing changes any more.
  func isOver(at elapsed: Duration) -> Bool { position(at: elapsed) == nil }

  /// The repetition and the part of it that has passed; nil at the end.
  private func position(at elapsed: Duration) -> (round: Int, fraction: Double)? {
    let time = (elapsed - delay) / .seconds(1) * pace
    let length = duration / .seconds(1)
    if time < 0 { return (0, 0) }
    guard length > 0 else { return nil }
    let rounds = time / length
    guard rounds < Double(repetitions) else { return nil }
    return (Int(min(rounds, 1e15)), rounds - rounds.rounded(.down))
  }
}

extension Animation.Curve {
  /// The part of the change that is shown when a part of the time has passed.
  func value(at time: Double) -> Double {
    switch self {
    case .bezier(let x1, let y1, let x2, let y2):
      Self.cubic(y1, y2, at: Self.parameter(x1, x2, at: time))
    case .spring(let damping):
      Self.spring(damping, at: time)
    }
  }

  /// A coordinate of the curve from 0 to 1 with two control points.
  private static func cubic(_ first: Double, _ second: Double, at t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }

  /// The parameter at which the curve has a horizontal coordinate, which rises with it.
  private static func parameter(_ first: Double, _ second: Double, at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    // 40 halvings leave less than a millionth of a millionth.
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if cubic(first, second, at: middle) < x { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The place of a spring that is let go at 0 and rests at 1; its frequency has it settle by time 1.
  private static func spring(_ damping: Double, at time: Double) -> Double {
    // By then what is left has decayed to a thousandth.
    let decay = 7.0
    if damping >= 1 {
      // Critical damping decays more slowly by its linear factor.
      let rate = decay + 2
      return 1 - exp(-rate * time) * (1 + rate * time)
    }
    let frequency = decay / damping
    let oscillation = frequency * (1 - damping * damping).squareRoot()
    return 1
      - exp(-decay * time)
      * (cos(oscillation * time) + decay / oscillation * sin(oscillation * time))
  }
}
