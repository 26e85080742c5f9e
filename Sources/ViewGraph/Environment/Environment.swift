import Observation

/// Reads a value from the environment of a view.
@propertyWrapper
public struct Environment<Value> {
  private let read: (EnvironmentValues) -> Value
  private var value: Value?

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// Reads the object of a type, which must have been set with `environment(_:)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observable {
    read = { environment in
      guard let object = environment[object: type] else {
        fatalError("No object of type \(type) in the environment; set one with environment(_:)")
      }
      return object
    }
  }

  /// Reads the object of a type, or nil where none was set.
  public init<Object: AnyObject & Observable>(_ type: Object.Type)
  where Value == Object? {
    read = { $0[object: type] }
  }

  /// The value; in a view that is in no graph, the one of the default environment.
  public var wrappedValue: Value { value ?? read(EnvironmentValues()) }
}

extension Environment: DynamicProperty {
  /// Reads the value for the node of the view.
  public mutating func _install(_ context: inout _PropertyContext) {
    value = read(context.node.environment)
  }

  /// The value depends on the environment.
  public static var _readsEnvironment: Bool { true }
}
