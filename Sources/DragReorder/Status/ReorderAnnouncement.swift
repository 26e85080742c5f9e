import ViewGraph

/// A step of a drag in words, for a status line or a screen reader.
public struct ReorderAnnouncement: Hashable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// Items were lifted.
    case lifted
    /// The place of the items changed.
    case moved
    /// A key could not move the items any further.
    case refused
    /// The items were dropped.
    case dropped
    /// The drag ended without a drop.
    case cancelled
  }

  /// What happened.
  public let kind: Kind
  /// The identifier of the item that is held; others may move with it.
  public let item: AnyHashable?
  /// The place of the first item, counted from one; nil if there is none.
  public let position: Int?
  /// How many items the collection has, with those that are dragged.
  public let count: Int?
  /// The collection; nil for a container with one.
  public let collection: String?

  /// The place in words, as in “2 of 7 in Doing”.
  public var place: String? {
    guard let position, let count else { return nil }
    return "\(position) of \(count)" + (collection.map { " in \($0)" } ?? "")
  }

  /// The step in words, as in “Moved to 2 of 7 in Doing”.
  public var text: String {
    switch kind {
    case .lifted: place.map { "Lifted from \($0)" } ?? "Lifted"
    case .moved: place.map { "Moved to \($0)" } ?? "Over no place"
    case .refused: place.map { "No further: \($0)" } ?? "No further"
    case .dropped: place.map { "Dropped at \($0)" } ?? "Dropped"
    case .cancelled: place.map { "Back at \($0)" } ?? "Back where it was"
    }
  }
}

extension EnvironmentValues {
  /// Told of every step of a drag in the reorder containers below.
  public var announceReorder: (@MainActor (ReorderAnnouncement) -> Void)? {
    get { self[AnnounceKey.self] }
    set { self[AnnounceKey.self] = newValue }
  }
}

private struct AnnounceKey: EnvironmentKey {
  static var defaultValue: (@MainActor (ReorderAnnouncement) -> Void)? { nil }
}
