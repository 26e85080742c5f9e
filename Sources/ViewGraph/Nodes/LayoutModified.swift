import LayoutCore

/// A modifier that puts a layout node around each view it is applied to.
@MainActor
package protocol LayoutModifier {
  associatedtype Node: LayoutNode

  func makeNode(_ context: LayoutModifierContext) -> Node

  /// Brings a node up to date with the modifier and its environment.
  func update(_ node: Node, from old: Self, _ context: LayoutModifierContext)
}

/// What a layout modifier knows of its place.
@MainActor
package struct LayoutModifierContext {
  package let viewNode: _ViewNode
  package var graph: Graph { viewNode.graph }
  package var environment: EnvironmentValues { viewNode.environment }
}

/// A view with a layout modifier.
package struct LayoutModified<Content, Modifier> {
  let content: Content
  let modifier: Modifier

  package init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension LayoutModified: View, PrimitiveView where Content: View, Modifier: LayoutModifier {
  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    LayoutModifiedNode(view, context)
  }
}

final class LayoutModifiedNode<Content: View, Modifier: LayoutModifier>:
  _NodeOf<LayoutModified<Content, Modifier>>, WrapperMaker
{
  private var child: _NodeOf<Content>!
  private var modifier: Modifier
  private var wrappers = WrapperList<Modifier.Node>()
  private var context: LayoutModifierContext { LayoutModifierContext(viewNode: self) }

  override init(_ view: LayoutModified<Content, Modifier>, _ context: _NodeContext) {
    modifier = view.modifier
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
    _ = rebuild()
  }

  override func viewDidChange() {
    if !bitEqual(modifier, view.modifier) {
      let old = modifier
      modifier = view.modifier
      wrappers.forEach { modifier.update($0, from: old, context) }
    }
    child.update(view.content)
  }

  /// Called when state has changed that a closure of the modifier read during layout.
  override func evaluate() {
    wrappers.forEach { $0.invalidateSize() }
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    wrappers.forEach { modifier.update($0, from: modifier, context) }
    child.environmentDidChange(environment)
  }

  override func structureChanged() { graph.queueCollection(self) }

  override func collect() {
    if rebuild() { parent?.structureChanged() }
  }

  func makeWrapper() -> LayoutNode { modifier.makeNode(context) }

  private func rebuild() -> Bool {
    wrappers.rebuild(from: child, by: self)
  }

  override func appendLayoutNodes(to list: inout [LayoutNode]) {
    wrappers.append(to: &list)
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
