import Foundation

/// A guide along the horizontal axis, on which the children of a vertical stack are lined up.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The identity of the guide.
  package let key: AlignmentKey

  /// Makes the alignment of a guide, which must be along the horizontal axis.
  package init(_ key: AlignmentKey) {
    assert(key.axis == .horizontal)
    self.key = key
  }

  /// Makes an alignment on the guide that `id` defines.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .horizontal)
  }

  private init(_ id: any AlignmentID.Type, _ position: AlignmentKey.Position) {
    key = AlignmentKey(id, axis: .horizontal, position: position, combination: .never)
  }

  /// The leading side.
  public static let leading = HorizontalAlignment(BuiltInAlignment.Leading.self, .start)
  /// The horizontal middle.
  public static let center = HorizontalAlignment(BuiltInAlignment.HorizontalCenter.self, .middle)
  /// The trailing side.
  public static let trailing = HorizontalAlignment(BuiltInAlignment.Trailing.self, .end)

  /// Merges the explicit guides of several views, as a container does for its children.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var combined = CombinedGuide(key.combination)
    for case let value? in values { combined.add(value) }
    return combined.value
  }
}
