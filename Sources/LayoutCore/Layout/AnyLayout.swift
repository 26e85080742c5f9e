import Foundation

/// A layout of any type.
///
/// The children keep their state when one layout takes the place of another.
///
/// ```swift
/// let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
/// layout { Text("To do"); Text("Done") }
/// ```
public struct AnyLayout: Layout {
  /// The cache of the layout inside.
  public struct Cache {
    var storage: AnyLayoutStorage
  }

  private let base: any Layout
  private let operations: any AnyLayoutOperations.Type

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) {
    if let other = layout as? AnyLayout {
      self = other
    } else {
      base = layout
      operations = TypedLayoutStorage<L>.self
    }
  }

  /// The axis along which the layout inside lines up its children, or `nil`.
  package var stackOrientation: Axis? { type(of: base).layoutProperties.stackOrientation }

  /// The cache as that of the layout inside; made anew after another layout took its place.
  private func storage(_ cache: inout Cache, _ subviews: Subviews) -> AnyLayoutStorage {
    if type(of: cache.storage) != operations {
      cache.storage = operations.make(base, subviews)
    }
    return cache.storage
  }

  public func makeCache(subviews: Subviews) -> Cache {
    Cache(storage: operations.make(base, subviews))
  }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    if type(of: cache.storage) == operations {
      cache.storage.update(base, subviews)
    } else {
      cache.storage = operations.make(base, subviews)
    }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    storage(&cache, subviews).size(base, proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    storage(&cache, subviews).place(base, bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    storage(&cache, subviews).guide(base, guide, bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    storage(&cache, subviews).guide(base, guide, bounds, proposal, subviews)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    storage(&cache, subviews).spacing(base, subviews)
  }
}
