import Foundation

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    combinedGuide(guide.key, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { .standard }

  /// The layout priority of a container without children, which takes no part in sharing space.
  package var emptyPriority: Double { -.infinity }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Merges the explicit guides of the children where this layout puts them.
  ///
  /// - Returns: A position in points in the coordinates of `bounds`, or `nil` if no child has the
  ///   guide or containers do not merge it.
  package func combinedGuide(
    _ key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    if key.combination == .never || subviews.isEmpty { return nil }
    let placements = placements(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    var combined = CombinedGuide(key.combination)
    for (element, placement) in zip(subviews.elements, placements) {
      let size = element.size(for: placement.proposal)
      if let guide = element.explicitGuide(key, proposal: placement.proposal, size: size) {
        combined.add(placement.origin[key.axis] + guide)
      }
    }
    return combined.value
  }

  /// Returns where the layout puts its children, without placing them.
  ///
  /// A child that the layout does not place is in the middle, under the container's own proposal.
  package func placements(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> [Placement] {
    let recorder = PlacementRecorder(count: subviews.elements.count)
    placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews.recording(with: recorder), cache: &cache)
    return zip(recorder.placements, subviews.elements).map { placement, element in
      placement ?? .centered(element.size(for: proposal), in: bounds, proposal: proposal)
    }
  }
}

extension Placement {
  /// Places a child of `size` in the middle of its container.
  package static func centered(
    _ size: CGSize, in bounds: CGRect, proposal: ProposedViewSize
  ) -> Placement {
    Placement(
      origin: CGPoint(
        x: bounds.origin.x + centeringOffset(of: size.width, in: bounds.size.width),
        y: bounds.origin.y + centeringOffset(of: size.height, in: bounds.size.height)),
      proposal: proposal)
  }
}

/// Returns the distance, in points, at which a length lies in the middle of another.
///
/// An infinite length begins where the other does.
package func centeringOffset(of length: CGFloat, in other: CGFloat) -> CGFloat {
  length == .infinity ? 0 : (other - length) / 2
}
