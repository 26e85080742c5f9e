/// A type that names a value which a view carries for the layout of its container.
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of a view that sets none.
  static var defaultValue: Value { get }
}
