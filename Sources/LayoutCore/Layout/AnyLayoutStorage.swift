import Foundation

/// Makes the storage for a layout whose type is known only to the conforming type.
protocol AnyLayoutOperations: AnyLayoutStorage {
  static func make(_ layout: any Layout, _ subviews: LayoutSubviews) -> AnyLayoutStorage
}

/// The cache of a layout of some type, with the calls that need it.
class AnyLayoutStorage {
  func update(_ layout: any Layout, _ subviews: LayoutSubviews) {}

  func size(
    _ layout: any Layout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGSize { .zero }

  func place(
    _ layout: any Layout, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) {}

  func guide(
    _ layout: any Layout, _ guide: HorizontalAlignment, _ bounds: CGRect,
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? { nil }

  func guide(
    _ layout: any Layout, _ guide: VerticalAlignment, _ bounds: CGRect,
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? { nil }

  func spacing(_ layout: any Layout, _ subviews: LayoutSubviews) -> ViewSpacing { .standard }
}

/// The cache of a layout of type `L`.
///
/// The layout itself is handed to every call, since it may change while the cache stays.
final class TypedLayoutStorage<L: Layout>: AnyLayoutStorage, AnyLayoutOperations {
  private var cache: L.Cache

  private init(_ layout: L, _ subviews: LayoutSubviews) {
    cache = layout.makeCache(subviews: subviews)
  }

  private func typed(_ layout: any Layout) -> L {
    guard let layout = layout as? L else { preconditionFailure("Cache of another layout") }
    return layout
  }

  static func make(_ layout: any Layout, _ subviews: LayoutSubviews) -> AnyLayoutStorage {
    guard let layout = layout as? L else { preconditionFailure("Storage of another layout") }
    return TypedLayoutStorage(layout, subviews)
  }

  override func update(_ layout: any Layout, _ subviews: LayoutSubviews) {
    typed(layout).updateCache(&cache, subviews: subviews)
  }

  override func size(
    _ layout: any Layout, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGSize {
    typed(layout).sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func place(
    _ layout: any Layout, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) {
    typed(layout).placeSubviews(
      in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func guide(
    _ layout: any Layout, _ guide: HorizontalAlignment, _ bounds: CGRect,
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    typed(layout).explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func guide(
    _ layout: any Layout, _ guide: VerticalAlignment, _ bounds: CGRect,
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) -> CGFloat? {
    typed(layout).explicitAlignment(
      of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  override func spacing(_ layout: any Layout, _ subviews: LayoutSubviews) -> ViewSpacing {
    typed(layout).spacing(subviews: subviews, cache: &cache)
  }
}
