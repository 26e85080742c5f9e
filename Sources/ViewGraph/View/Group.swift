/// Several views treated as one, so that a modifier reaches each of them.
///
/// A group arranges nothing: its members become children of the container around it.
public struct Group<Content> {
  let content: Content

  /// Groups the views that the closure lists.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: View, PrimitiveView where Content: View {
  /// Makes the node of the content.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    GroupNode(view, context)
  }
}

final class GroupNode<Content: View>: _NodeOf<Group<Content>> {
  private var child: _NodeOf<Content>!

  override init(_ view: Group<Content>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
  }

  override func viewDidChange() { child.update(view.content) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
