import Foundation

/// The part of a cell that rounding treats as noise.
@inlinable package var layoutTolerance: CGFloat { 1e-6 }

/// The largest number of cells that a position or a count can have.
@inlinable package var largestCellCount: Int { 1 << 30 }

/// Rounds a number of cells down, except that a number just below a whole one counts as whole.
///
/// - Returns: At most `largestCellCount` away from zero; zero for no number.
@inlinable
package func tfloor(_ cells: CGFloat) -> Int {
  wholeNumber((cells + layoutTolerance).rounded(.down))
}

/// Rounds a number of cells up, except that a number just above a whole one counts as whole.
///
/// - Returns: At most `largestCellCount` away from zero; zero for no number.
@inlinable
package func tceil(_ cells: CGFloat) -> Int {
  wholeNumber((cells - layoutTolerance).rounded(.up))
}

/// Returns the cell edge nearest to the edge `v` of a frame; halves go down, also below zero.
///
/// - Parameters:
///   - v: A position in points from the origin of the root.
///   - cell: The length of a cell along that axis, in points.
/// - Returns: A position in cells, at most `largestCellCount` away from zero; zero for no number.
@inlinable
package func snapEdge(_ v: CGFloat, cell: CGFloat) -> Int {
  wholeNumber((v / cell - 0.5 - layoutTolerance).rounded(.up))
}

/// Converts a rounded number of cells without overflow.
@inlinable
func wholeNumber(_ value: CGFloat) -> Int {
  let limit = CGFloat(largestCellCount)
  if value >= limit { return largestCellCount }
  if value <= -limit { return -largestCellCount }
  return value.isNaN ? 0 : Int(value)
}
