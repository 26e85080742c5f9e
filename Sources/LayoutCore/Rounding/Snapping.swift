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
  wholeNumber(roundingDown: cells + layoutTolerance)
}

/// Rounds a number of cells up, except that a number just above a whole one counts as whole.
///
/// - Returns: At most `largestCellCount` away from zero; zero for no number.
@inlinable
package func tceil(_ cells: CGFloat) -> Int {
  wholeNumber(roundingUp: cells - layoutTolerance)
}

/// Returns the cell edge nearest to the edge `v` of a frame; halves go down, also below zero.
///
/// - Parameters:
///   - v: A position in points from the origin of the root.
///   - cell: The length of a cell along that axis, in points.
/// - Returns: A position in cells, at most `largestCellCount` away from zero; zero for no number.
@inlinable
package func snapEdge(_ v: CGFloat, cell: CGFloat) -> Int {
  wholeNumber(roundingUp: v / cell - 0.5 - layoutTolerance)
}

/// Cuts a number of cells off to a whole one, without overflow.
@inlinable
func wholeNumber(truncating value: CGFloat) -> Int {
  let limit = CGFloat(largestCellCount)
  if value >= limit { return largestCellCount }
  if value <= -limit { return -largestCellCount }
  return value.isNaN ? 0 : Int(value)
}

// The conversions that cut off are instructions; the ones of the standard library that round are calls of the
// C library, which layout makes many times for each node.

@inlinable
func wholeNumber(roundingDown value: CGFloat) -> Int {
  let whole = wholeNumber(truncating: value)
  return CGFloat(whole) > value && whole > -largestCellCount ? whole - 1 : whole
}

@inlinable
func wholeNumber(roundingUp value: CGFloat) -> Int {
  let whole = wholeNumber(truncating: value)
  return CGFloat(whole) < value && whole < largestCellCount ? whole + 1 : whole
}

/// Rounds down, also what is too large to be a number of cells.
@inlinable
package func roundedDown(_ value: CGFloat) -> CGFloat {
  abs(value) < CGFloat(largestCellCount)
    ? CGFloat(wholeNumber(roundingDown: value)) : value.rounded(.down)
}
