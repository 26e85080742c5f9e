import Foundation

/// Returns which of several children `ViewThatFits` shows: the first whose ideal size is within the
/// proposal along `axes`, else the last; `nil` without children.
///
/// - Parameter idealSize: Measures a child under an unspecified proposal.
package func indexOfChildThatFits(
  _ proposal: ProposedViewSize, along axes: Axis.Set, count: Int, metrics: LayoutMetrics,
  idealSize: (Int) -> CGSize
) -> Int? {
  guard count > 0 else { return nil }
  for index in 0..<count - 1 {
    let ideal = idealSize(index)
    let fits = Axis.allCases.allSatisfy { axis in
      guard axes.contains(axis), let length = proposal[axis] else { return true }
      return ideal[axis] <= length + layoutTolerance * metrics.cellSize[axis]
    }
    if fits { return index }
  }
  return count - 1
}
