import Foundation

/// The limits of one side of a flexible frame, in points.
@usableFromInline
package struct FlexibleLength: Equatable, Sendable {
  /// The smallest length; at least zero.
  @usableFromInline package let minimum: CGFloat?
  /// The length where none is proposed; at least the minimum.
  @usableFromInline package let ideal: CGFloat?
  /// The largest length; at least the ideal and the minimum.
  @usableFromInline package let maximum: CGFloat?

  /// Makes limits, raising each to the one before it.
  package init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
    var floor: CGFloat = 0
    func raised(_ length: CGFloat?) -> CGFloat? {
      guard let length else { return nil }
      floor = length > floor ? length : floor
      return floor
    }
    self.minimum = raised(minimum)
    self.ideal = raised(ideal)
    self.maximum = raised(maximum)
  }

  @inlinable
  func clamp(_ length: CGFloat) -> CGFloat {
    min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
  }

  /// What the child is offered for measuring.
  @inlinable
  func childProposal(for proposal: CGFloat?) -> CGFloat? {
    (proposal ?? ideal).map(clamp)
  }

  /// The length where it does not depend on the child.
  @inlinable
  func ownLength(for proposal: CGFloat?) -> CGFloat? {
    guard let proposal else { return ideal }
    return minimum != nil && maximum != nil ? clamp(proposal) : nil
  }

  /// The length where it depends on the child, which answered `child` to `offer`.
  @inlinable
  func length(offer: CGFloat?, child: CGFloat) -> CGFloat {
    switch (minimum, maximum) {
    case (nil, nil): child
    case (let minimum?, nil): max(min(offer ?? .infinity, child), minimum)
    case (nil, let maximum?): min(max(offer ?? -.infinity, child), maximum)
    case (_?, _?): clamp(child)
    }
  }

  /// What the child is offered for placing in a frame of this length.
  ///
  /// A child that was asked for its ideal length and met no limit keeps it.
  @inlinable
  func placementProposal(length: CGFloat, proposal: CGFloat?) -> CGFloat? {
    if proposal == nil && ideal == nil
      && minimum ?? -.infinity < length && length < maximum ?? .infinity
    {
      return nil
    }
    return length
  }
}
