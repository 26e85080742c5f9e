import Foundation

/// A guide along the vertical axis, on which the children of a horizontal stack are lined up.
public struct VerticalAlignment: Hashable, Sendable {
  /// The identity of the guide.
  package let key: AlignmentKey

  /// Makes the alignment of a guide, which must be along the vertical axis.
  package init(_ key: AlignmentKey) {
    assert(key.axis == .vertical)
    self.key = key
  }

  /// Makes an alignment on the guide that `id` defines.
  public init(_ id: any AlignmentID.Type) {
    key = AlignmentKey(id, axis: .vertical)
  }

  private init(
    _ id: any AlignmentID.Type, _ position: AlignmentKey.Position,
    _ combination: AlignmentKey.Combination = .never
  ) {
    key = AlignmentKey(id, axis: .vertical, position: position, combination: combination)
  }

  /// The top.
  public static let top = VerticalAlignment(BuiltInAlignment.Top.self, .start)
  /// The vertical middle.
  public static let center = VerticalAlignment(BuiltInAlignment.VerticalCenter.self, .middle)
  /// The bottom.
  public static let bottom = VerticalAlignment(BuiltInAlignment.Bottom.self, .end)
  /// The lower edge of the first line of text, or the bottom of a view without text.
  public static let firstTextBaseline = VerticalAlignment(
    BuiltInAlignment.FirstTextBaseline.self, .end, .minimum)
  /// The lower edge of the last line of text, or the bottom of a view without text.
  public static let lastTextBaseline = VerticalAlignment(
    BuiltInAlignment.LastTextBaseline.self, .end, .maximum)

  /// Merges the explicit guides of several views, as a container does for its children.
  public func combineExplicit(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var combined = CombinedGuide(key.combination)
    for case let value? in values { combined.add(value) }
    return combined.value
  }
}
