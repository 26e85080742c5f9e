/// Something that happens as a view comes, changes or goes, without any part in layout.
@MainActor
package protocol ViewEffect {
  /// What is remembered from one value to the next.
  associatedtype Memory

  func appear(_ node: _ViewNode) -> Memory
  func update(_ memory: inout Memory, from old: Self, _ node: _ViewNode)
  func disappear(_ memory: inout Memory, _ node: _ViewNode)
}

extension ViewEffect {
  package func update(_ memory: inout Memory, from old: Self, _ node: _ViewNode) {}
  package func disappear(_ memory: inout Memory, _ node: _ViewNode) {}
}

/// A view with an effect.
package struct EffectView<Content, Effect> {
  let content: Content
  let effect: Effect

  package init(content: Content, effect: Effect) {
    self.content = content
    self.effect = effect
  }
}

extension EffectView: View, PrimitiveView where Content: View, Effect: ViewEffect {
  package static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    EffectNode(view, context)
  }
}

final class EffectNode<Content: View, Effect: ViewEffect>: _NodeOf<EffectView<Content, Effect>> {
  private var child: _NodeOf<Content>!
  private var effect: Effect
  private var memory: Effect.Memory!

  override init(_ view: EffectView<Content, Effect>, _ context: _NodeContext) {
    effect = view.effect
    super.init(view, context)
    if !graph.isReplica { memory = effect.appear(self) }
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
  }

  override func viewDidChange() {
    let old = effect
    effect = view.effect
    if !graph.isReplica && !bitEqual(old, effect) { effect.update(&memory, from: old, self) }
    child.update(view.content)
  }

  override func willUnmount() {
    if !graph.isReplica { effect.disappear(&memory, self) }
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
