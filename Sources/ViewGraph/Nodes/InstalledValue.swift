/// A value of a generic type as a stored property of a view, such as a style, whose own dynamic properties
/// work as if they were the view's.
package struct InstalledValue<Value>: DynamicProperty {
  package private(set) var value: Value

  package init(_ value: Value) { self.value = value }

  /// Connects the properties of the value.
  public mutating func _install(_ context: inout _PropertyContext) {
    DynamicProperties.of(Value.self).install(&value, &context)
  }

  /// Whether a property of the value reads the environment.
  public static var _readsEnvironment: Bool { DynamicProperties.of(Value.self).readsEnvironment }
}
