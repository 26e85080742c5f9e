import Foundation
import LayoutCore
import ViewGraph

extension View {
  /// Adds to what is said about drags of this view and over it.
  func drags(_ set: (inout DragTraits) -> Void) -> some View {
    var traits = DragTraits()
    set(&traits)
    return EffectView(
      content: LayoutModified(content: self, modifier: DragScopeModifier()),
      effect: DragScopeEffect(traits: traits))
  }
}

private struct DragScopeEffect: ViewEffect {
  let traits: DragTraits

  func appear(_ node: _ViewNode) -> DragScope {
    let scope = DragScope(traits, node)
    node.scope = scope
    scope.traitsDidChange()
    return scope
  }

  func update(_ scope: inout DragScope, from old: Self, _ node: _ViewNode) {
    scope.traits = traits
    scope.traitsDidChange()
  }

  func disappear(_ scope: inout DragScope, _ node: _ViewNode) { scope.leave() }
}

private struct DragScopeModifier: LayoutModifier {
  func makeNode(_ context: LayoutModifierContext) -> MarkerNode {
    let scope = context.viewNode.parent?.scope as? DragScope
    let node = MarkerNode(scope, context.graph)
    scope?.add(node)
    return node
  }

  func update(_ node: MarkerNode, from old: Self, _ context: LayoutModifierContext) {}
}

/// A view with a modifier about drags.
@MainActor
final class DragScope {
  var traits: DragTraits
  unowned let node: _ViewNode
  private var layoutNodes: [WeakNode] = []
  /// Whether the last report to a view with `isTargeted` was true.
  var isTargeted = false

  init(_ traits: DragTraits, _ node: _ViewNode) {
    self.traits = traits
    self.node = node
  }

  func add(_ layoutNode: LayoutNode) {
    layoutNodes.removeAll { $0.node == nil }
    layoutNodes.append(WeakNode(layoutNode))
  }

  /// The first layout node of the view.
  var layoutNode: LayoutNode? { layoutNodes.lazy.compactMap(\.node).first }

  /// The frame of the view, in points of the screen.
  var frame: CGRect {
    layoutNodes.compactMap(\.node).frameOnScreen ?? .zero
  }

  func traitsDidChange() {
    guard let isSelected = traits.isSelected else { return }
    DragExchange.of(node.graph).mark(self, isSelected)
  }

  func leave() {
    let exchange = DragExchange.of(node.graph)
    exchange.mark(self, false)
    exchange.forget(self)
  }
}

extension _ViewNode {
  /// The modifiers about drags around a view, the innermost first.
  var dragScopes: [DragScope] {
    var scopes: [DragScope] = []
    var node: _ViewNode? = self
    while let view = node {
      if let scope = view.scope as? DragScope { scopes.append(scope) }
      node = view.parent
    }
    return scopes
  }

  /// The modifiers about drags on the same view as this one, the innermost first.
  var sameViewScopes: [DragScope] {
    var scopes: [DragScope] = []
    var node: _ViewNode? = self
    while let view = node, view === self || view.container == nil {
      if let scope = view.scope as? DragScope { scopes.append(scope) }
      node = view.parent
    }
    return scopes
  }

  /// The modifiers around a destination that belong to it: up to the next destination around that is another
  /// view.
  var dropScopes: [DragScope] {
    var scopes: [DragScope] = []
    var isSameView = true
    var node: _ViewNode? = self
    while let view = node {
      if view !== self, !isSameView {
        let isDestination = (view.scope as? DragScope)?.traits.destination != nil
        if isDestination || view.scope is any ReorderScope { break }
      }
      if let scope = view.scope as? DragScope { scopes.append(scope) }
      if view.container != nil { isSameView = false }
      node = view.parent
    }
    return scopes
  }
}
