/// What a layout container tells about itself.
public struct LayoutProperties: Sendable {
  /// The axis along which the container lines up its children, or `nil`.
  ///
  /// Spacers and dividers among the children follow it.
  public var stackOrientation: Axis?

  /// Makes the properties of a container that is no stack.
  public init() {}

  init(stackOrientation: Axis) { self.stackOrientation = stackOrientation }
}
