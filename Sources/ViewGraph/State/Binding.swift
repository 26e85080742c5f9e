/// Access to a value that lives elsewhere.
@propertyWrapper @dynamicMemberLookup
@MainActor @preconcurrency
public struct Binding<Value> {
  package let location: ValueLocation<Value>

  package init(location: ValueLocation<Value>) { self.location = location }

  /// Creates a binding from two closures.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(get: get, set: set)
  }

  /// Creates a binding that always reads one value and ignores writes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.value }
    nonmutating set { location.value = newValue }
    nonmutating _modify { yield &location.value }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// Creates a binding from the projected value of another.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(location: KeyPathLocation(location, keyPath))
  }
}

extension Binding {
  /// Creates a binding to the value in an optional one, or none where that is nil.
  public init?(_ base: Binding<Value?>) {
    guard base.wrappedValue != nil else { return nil }
    let location = base.location
    let last = LastValue(base.wrappedValue!)
    self.init(
      get: {
        if let value = location.value { last.value = value }
        return last.value
      },
      set: {
        last.value = $0
        location.value = $0
      })
  }

  /// Creates an optional binding to a value.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    let location = base.location
    self.init(get: { location.value }, set: { if let value = $0 { location.value = value } })
  }
}

extension Binding where Value: MutableCollection, Value.Index: Hashable {
  /// A binding to the element at a position.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let location = location
    return Binding<Value.Element>(
      get: { location.value[position] }, set: { location.value[position] = $0 })
  }
}

extension Binding: DynamicProperty {
  /// A binding needs nothing from the graph.
  public mutating func _install(_ context: inout _PropertyContext) {}

  /// A binding does not depend on the environment.
  public static var _readsEnvironment: Bool { false }
}

private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}
