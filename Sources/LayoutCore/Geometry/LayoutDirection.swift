/// The horizontal direction in which views follow each other.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The leading side is on the left.
  case leftToRight
  /// The leading side is on the right.
  case rightToLeft
}
