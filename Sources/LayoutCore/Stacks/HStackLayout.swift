import Foundation

/// A layout that lines up its children from the leading to the trailing side.
public struct HStackLayout: Layout {
  /// The vertical guide that meets on one line.
  public var alignment: VerticalAlignment
  /// The gap between children in points, rounded to whole columns.
  ///
  /// With `nil` it is one column, and none beside a spacer.
  public var spacing: CGFloat?

  /// Makes a horizontal stack.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .horizontal)
  }

  private var engine: StackEngine {
    StackEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  public func makeCache(subviews: Subviews) -> StackLayoutCache { engine.makeCache(subviews) }

  public func updateCache(_ cache: inout StackLayoutCache, subviews: Subviews) {
    engine.fill(&cache, subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGSize {
    engine.arrange(&cache, proposal, subviews)
    return cache.size
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout StackLayoutCache
  ) {
    engine.place(&cache, in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGFloat? {
    engine.explicitGuide(guide.key, &cache, in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout StackLayoutCache
  ) -> CGFloat? {
    engine.explicitGuide(guide.key, &cache, in: bounds, proposal, subviews)
  }
}
