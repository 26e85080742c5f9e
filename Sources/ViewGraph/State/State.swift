/// A value that belongs to a view and lives as long as the view has its identity.
///
/// Writing it evaluates again the bodies that read it. A new value with the bits of the old one is no change; a
/// change in place always is one.
@propertyWrapper
public struct State<Value> {
  private let initial: Value
  private var box: StateBox<Value>?

  /// Creates the property with the value that it has at first.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates the property with the value that it has at first.
  public init(initialValue: Value) { initial = initialValue }

  /// The current value.
  ///
  /// Before the view is in a graph it is the initial value, and writing it has no effect.
  @MainActor @preconcurrency
  public var wrappedValue: Value {
    get { box?.value ?? initial }
    nonmutating set { box?.value = newValue }
    nonmutating _modify {
      if let box {
        yield &box.value
      } else {
        var value = initial
        yield &value
      }
    }
  }

  /// A binding to the value.
  @MainActor @preconcurrency
  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: box) }
    return .constant(initial)
  }
}

extension State: DynamicProperty {
  /// Connects the property to its value in the graph.
  public mutating func _install(_ context: inout _PropertyContext) {
    let initial = initial
    box = context.object { StateBox(initial) }
  }

  /// State does not depend on the environment.
  public static var _readsEnvironment: Bool { false }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates the property with no value at first.
  public init() { self.init(wrappedValue: nil) }
}
