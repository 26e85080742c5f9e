import Foundation

/// A type that measures and places the children of a container.
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(
///     proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) -> CGSize {
///     subviews.reduce(into: .zero) { size, subview in
///       let ideal = subview.sizeThatFits(.unspecified)
///       size.width += ideal.width
///       size.height += ideal.height
///     }
///   }
///
///   func placeSubviews(
///     in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
///   ) {
///     var position = bounds.origin
///     for subview in subviews {
///       let ideal = subview.sizeThatFits(.unspecified)
///       subview.place(at: position, proposal: .unspecified)
///       position.x += ideal.width
///       position.y += ideal.height
///     }
///   }
/// }
/// ```
///
/// All lengths are points and may be fractional; whole cells result from the final frames.
public protocol Layout {
  /// The proxies for the children.
  typealias Subviews = LayoutSubviews

  /// What the layout keeps between calls; nothing by default.
  associatedtype Cache = Void

  /// What the layout tells about itself.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache for a set of children.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings the cache up to date after the layout or one of the children changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the size of the container when offered `proposal`, in points.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places the children.
  ///
  /// A child that is not placed is put in the middle of `bounds`.
  ///
  /// - Parameters:
  ///   - bounds: The frame of the container; children are placed in the same coordinates.
  ///   - proposal: The proposal for which the container answered the size of `bounds`.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns where the container places a horizontal guide, in points in the coordinates of
  /// `bounds`, or `nil` if it does not.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns where the container places a vertical guide, in points in the coordinates of
  /// `bounds`, or `nil` if it does not.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  /// Returns the distances that the container prefers to its neighbors.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
}
