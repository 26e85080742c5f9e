extension View {
  /// Gives this view an identity: when it changes, the view is another one, whose state starts anew.
  ///
  /// A `ScrollViewProxy` can scroll to it.
  public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

struct IDView<Content, ID> {
  let content: Content
  let id: ID
}

extension IDView: View, PrimitiveView where Content: View, ID: Hashable {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    IDViewNode(view, context)
  }
}

/// A view node with an identity that the app has set.
@MainActor
protocol IdentifiedNode: _ViewNode {
  var explicitID: AnyHashable { get }
}

final class IDViewNode<Content: View, ID: Hashable>: _NodeOf<IDView<Content, ID>>, IdentifiedNode {
  private var child: _NodeOf<Content>!
  private var id: ID
  var explicitID: AnyHashable { AnyHashable(id) }

  override init(_ view: IDView<Content, ID>, _ context: _NodeContext) {
    id = view.id
    super.init(view, context)
    let donor = context.donor as? Self
    let twin = donor?.id == id ? donor?.child : nil
    child = Content._makeNode(view.content, childContext(donor: twin))
  }

  override func viewDidChange() {
    if id == view.id { return child.update(view.content) }
    id = view.id
    child.unmount()
    child = Content._makeNode(view.content, childContext())
    structureChanged()
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
