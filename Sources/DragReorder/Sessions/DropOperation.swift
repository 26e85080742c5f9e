/// What becomes of dragged items when they are dropped.
public enum DropOperation: Hashable, Sendable {
  /// The drop ends the drag and nothing happens.
  case cancel
  /// The destination takes copies.
  case copy
  /// The destination takes the items, and the source lets go of them.
  case move
  /// The destination does not take the items; nothing is delivered.
  case forbidden
  /// The source removes the items.
  case delete
  /// The destination takes references to the items.
  case alias

  /// A set of operations.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit for each operation.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Ending the drag.
    public static let cancel = Set(rawValue: 1)
    /// Taking copies.
    public static let copy = Set(rawValue: 2)
    /// Taking the items.
    public static let move = Set(rawValue: 4)
    /// Refusing the items.
    public static let forbidden = Set(rawValue: 8)
    /// Removing the items.
    public static let delete = Set(rawValue: 16)
    /// Taking references.
    public static let alias = Set(rawValue: 32)
  }

  /// Whether a destination that answers with this takes the items.
  var isAccepted: Bool { self != .forbidden && self != .cancel }
}
