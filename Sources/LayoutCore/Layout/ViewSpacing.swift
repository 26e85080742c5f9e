import Foundation

/// The distances that a view prefers to its neighbors.
///
/// In a terminal a view prefers either the standard distance (one column, no row) or none at all.
public struct ViewSpacing: Equatable, Sendable {
  /// The sides on which the view asks for no distance.
  private var zero: Edge.Set
  /// The sides on which the view asks for the standard distance, which prevails over none.
  private var standard: Edge.Set
  /// The width of a column, in points.
  package var columnWidth: CGFloat = 1

  private init(zero: Edge.Set, standard: Edge.Set) {
    self.zero = zero
    self.standard = standard
  }

  /// Makes spacing without any preference, to be merged with that of other views.
  public init() { self.init(zero: [], standard: []) }

  /// The spacing of a view that touches its neighbors.
  public static let zero = ViewSpacing(zero: .all, standard: [])

  /// The spacing of a view that keeps the standard distances.
  package static let standard = ViewSpacing(zero: [], standard: .all)

  /// Makes spacing of no distance along `axes` and of the standard distance along the others.
  package init(zeroAlong axes: Axis.Set) {
    var zero: Edge.Set = []
    if axes.contains(.horizontal) { zero.formUnion(.horizontal) }
    if axes.contains(.vertical) { zero.formUnion(.vertical) }
    self.init(zero: zero, standard: Edge.Set.all.subtracting(zero))
  }

  /// Merges the preferences of another view into the given sides; the larger distance prevails.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    zero.formUnion(other.zero.intersection(edges))
    standard.formUnion(other.standard.intersection(edges))
    columnWidth = max(columnWidth, other.columnWidth)
  }

  /// Returns the preferences merged with those of another view on the given sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// Returns the preferred distance to the view that follows along `axis`, in points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    if axis == .vertical || touchesNext(next, along: axis) { return 0 }
    return max(columnWidth, next.columnWidth)
  }

  /// Tells whether this view or the one that follows along `axis` asks for no distance.
  package func touchesNext(_ next: ViewSpacing, along axis: Axis) -> Bool {
    let end: Edge = axis == .horizontal ? .trailing : .bottom
    let start: Edge = axis == .horizontal ? .leading : .top
    return isZero(at: end) || next.isZero(at: start)
  }

  private func isZero(at edge: Edge) -> Bool { zero.contains(edge) && !standard.contains(edge) }
}
