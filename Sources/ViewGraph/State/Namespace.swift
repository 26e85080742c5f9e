import Synchronization

/// An identity of its own for each view, which ties together views that are told of it.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  /// The identity that a view keeps.
  private final class Identity {
    static let count = Atomic(0)
    let id = ID(number: count.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  private var identity: Identity?

  /// Creates a namespace.
  public init() {}

  /// The identity; the same as long as the view has its own.
  public var wrappedValue: ID { identity?.id ?? ID(number: 0) }

  /// Connects the property to its identity in the graph.
  public mutating func _install(_ context: inout _PropertyContext) {
    identity = context.object { Identity() }
  }

  /// A namespace does not depend on the environment.
  public static var _readsEnvironment: Bool { false }
}
