/// The values that a slider can have.
struct SliderRange: Equatable {
  let lower: Double
  let upper: Double
  /// The distance from one value to the next; nil allows every value.
  let step: Double?

  /// Where a value lies, from 0 at the lower bound to 1 at the upper.
  func fraction(of value: Double) -> Double {
    guard upper > lower, value.isFinite else { return 0 }
    return min(max(0, (value - lower) / (upper - lower)), 1)
  }

  /// The value for a column of a track of some columns.
  func value(atColumn column: Int, of width: Int) -> Double {
    guard width > 1 else { return lower }
    let fraction = Double(min(max(0, column), width - 1)) / Double(width - 1)
    return snapped(lower + fraction * (upper - lower))
  }

  /// The value some steps on; without a step, some tenths of the range.
  func value(_ value: Double, movedBy steps: Double) -> Double {
    snapped(value + steps * (step ?? (upper - lower) / 10))
  }

  /// The nearest value that the slider can have.
  private func snapped(_ value: Double) -> Double {
    guard let step, step > 0 else { return min(max(lower, value), upper) }
    let steps = ((value - lower) / step).rounded()
    let last = ((upper - lower) / step).rounded(.down)
    return min(lower + min(max(0, steps), last) * step, upper)
  }
}
