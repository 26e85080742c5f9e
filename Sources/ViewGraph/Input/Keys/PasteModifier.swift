extension View {
  /// Runs an action when text is pasted while this view or one in it has the focus.
  public func onPaste(perform action: @escaping (String) -> Void) -> some View {
    PasteView(content: self, action: action)
  }
}

struct PasteView<Content> {
  let content: Content
  let action: (String) -> Void
}

extension PasteView: View, PrimitiveView where Content: View {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    PasteNode(view, context)
  }
}

final class PasteNode<Content: View>: _NodeOf<PasteView<Content>>, PasteResponder {
  private var child: _NodeOf<Content>!

  override init(_ view: PasteView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
  }

  override func viewDidChange() { child.update(view.content) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }

  func handlePaste(_ text: String) -> Bool {
    guard environment.isEnabled else { return false }
    view.action(text)
    return true
  }
}
