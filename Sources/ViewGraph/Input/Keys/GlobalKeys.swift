import InputEvents

extension View {
  /// Hears of the keys that neither the view with the focus nor one around it has handled.
  ///
  /// Of several views that hear of a key, the first in the order of the views that returns true takes it.
  package func onGlobalKey(_ action: @escaping (KeyPress) -> Bool) -> some View {
    GlobalKeyView(content: self, action: action)
  }
}

struct GlobalKeyView<Content> {
  let content: Content
  let action: (KeyPress) -> Bool
}

extension GlobalKeyView: View, PrimitiveView where Content: View {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    GlobalKeyNode(view, context)
  }
}

final class GlobalKeyNode<Content: View>: _NodeOf<GlobalKeyView<Content>>, GlobalKeyResponder {
  private var child: _NodeOf<Content>!

  override init(_ view: GlobalKeyView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
    graph.focus.globalResponders += 1
  }

  override func viewDidChange() { child.update(view.content) }
  override func willUnmount() { graph.focus.globalResponders -= 1 }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }

  func handleGlobalKey(_ press: KeyPress) -> Bool {
    environment.isEnabled && view.action(press)
  }
}
