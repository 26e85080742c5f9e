/// A view that shows nothing and takes no part in layout.
public struct EmptyView: PrimitiveView {
  /// Creates an empty view.
  public init() {}

  /// Makes a node without children.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _NodeOf(view, context)
  }
}
