/// A view whose type is erased.
///
/// A value of another type in the same place is another view: its state starts anew.
public struct AnyView: PrimitiveView {
  let storage: AnyViewStorage

  /// Erases the type of a view.
  public init<Content: View>(_ view: Content) {
    storage = (view as? AnyView)?.storage ?? TypedViewStorage(view)
  }

  /// Erases the type of a view.
  public init<Content: View>(erasing view: Content) { self.init(view) }

  /// Makes the node of the erased view.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    AnyViewNode(view, context)
  }
}

@MainActor class AnyViewStorage {
  func makeNode(_ context: _NodeContext) -> _ViewNode { fatalError("abstract") }

  /// Updates a node made for the same type of view; false if it was made for another.
  func update(_ node: _ViewNode) -> Bool { fatalError("abstract") }
}

final class TypedViewStorage<Content: View>: AnyViewStorage {
  let view: Content

  init(_ view: Content) { self.view = view }

  override func makeNode(_ context: _NodeContext) -> _ViewNode {
    Content._makeNode(view, context)
  }

  override func update(_ node: _ViewNode) -> Bool {
    guard let node = node as? _NodeOf<Content> else { return false }
    node.update(view)
    return true
  }
}

final class AnyViewNode: _NodeOf<AnyView> {
  private var child: _ViewNode!

  override init(_ view: AnyView, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? AnyViewNode)?.child
    child = view.storage.makeNode(childContext(donor: donor))
  }

  override func viewDidChange() {
    if view.storage.update(child) { return }
    child.unmount()
    child = view.storage.makeNode(childContext())
    structureChanged()
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
