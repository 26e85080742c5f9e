/// A view that is made again only when it is not equal to what it was.
///
/// Views whose bits are equal are never made again; this one also compares those that hold references.
public struct EquatableView<Content> {
  /// The view.
  public let content: Content

  /// Creates the view.
  public init(content: Content) { self.content = content }
}

extension EquatableView: View, PrimitiveView where Content: View & Equatable {
  /// Makes the node that compares.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    EquatableNode(view, context)
  }
}

extension View where Self: Equatable {
  /// Makes this view again only when it is not equal to what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}

final class EquatableNode<Content: View & Equatable>: _NodeOf<EquatableView<Content>> {
  private var child: _NodeOf<Content>!

  override init(_ view: EquatableView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
  }

  override func viewDidChange() {
    if child.view != view.content { child.update(view.content) }
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
