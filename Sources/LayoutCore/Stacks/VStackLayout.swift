import Foundation

/// A layout that lines up its children from the top to the bottom.
public struct VStackLayout: Layout {
  /// The horizontal guide that meets on one line.
  public var alignment: HorizontalAlignment
  /// The gap between children in points, rounded to whole rows; none with `nil`.
  public var spacing: CGFloat?

  /// Makes a vertical stack.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(stackOrientation: .vertical)
  }

  private var engine: StackEngine {
    StackEngine(axis: .vertical, alignment: alignment.key, spacing: spacing)
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
