/// Identifies the only collection of a reorder container that has just one.
///
/// A `ForEach` made reorderable without a collection identifier belongs to this collection, and the
/// differences that its container reports name it as their destination.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {
  /// Creates the identifier; all its values are equal.
  public init() {}
}
