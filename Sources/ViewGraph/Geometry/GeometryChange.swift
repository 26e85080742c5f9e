import Foundation
import LayoutCore

extension View {
  /// Runs an action when a value that follows from the geometry of this view has changed, and for its first
  /// value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value after each layout.
  ///   - action: Called with the new value.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (Value) -> Void
  ) -> some View {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Runs an action when a value that follows from the geometry of this view has changed, and for its first
  /// value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value after each layout.
  ///   - action: Called with the old and the new value, which are the same the first time.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    GeometryChangeView(content: self, transform: transform, action: action)
  }
}

struct GeometryChangeView<Content, Value> {
  let content: Content
  let transform: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

extension GeometryChangeView: View, PrimitiveView where Content: View, Value: Equatable {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    GeometryChangeNode(view, context)
  }
}

final class GeometryChangeNode<Content: View, Value: Equatable>:
  _NodeOf<GeometryChangeView<Content, Value>>, WrapperMaker
{
  private var child: _NodeOf<Content>!
  private var wrappers = WrapperList<PlainNode>()
  private var last: Value?

  override init(_ view: GeometryChangeView<Content, Value>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
    collect()
    if !graph.isReplica { graph.observeLayout(self) { [weak self] in self?.look() } }
  }

  override func viewDidChange() { child.update(view.content) }
  override func willUnmount() { graph.removeLayoutObserver(self) }

  private func look() {
    guard isMounted, let node = wrappers.nodes.first, node.parent != nil else { return }
    let value = view.transform(GeometryProxy(node))
    if value == last { return }
    let old = last ?? value
    last = value
    let action = view.action
    graph.afterUpdate { action(old, value) }
  }

  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    if wrappers.rebuild(from: child, by: self) { parent?.structureChanged() }
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    wrappers.append(to: &list)
  }

  func makeWrapper() -> LayoutNode { PlainNode(graph) }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// A node that changes nothing about the one in it.
final class PlainNode: LayoutNode {}
