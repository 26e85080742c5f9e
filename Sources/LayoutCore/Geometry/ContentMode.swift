/// How a view of a fixed ratio of sides fills the space it is offered.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as possible without leaving the space.
  case fit
  /// As small as possible without leaving space empty.
  case fill
}
