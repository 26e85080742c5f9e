extension View {
  /// Animates what changes in this view when a value has changed.
  ///
  /// - Parameters:
  ///   - animation: The animation; nil shows the changes at once, also those of `withAnimation`.
  ///   - value: The value that must have changed.
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    AnimationScopeView(
      content: LayoutModified(content: self, modifier: AnimationScopeModifier()),
      animation: animation, value: value)
  }
}

/// A view whose changes have an animation of their own.
@MainActor
protocol AnimationScope: _ViewNode {
  /// The animation in the update that goes on; nil outside of those in which the value has changed.
  var opened: Animation?? { get set }
}

struct AnimationScopeView<Content, Value> {
  let content: Content
  let animation: Animation?
  let value: Value
}

extension AnimationScopeView: View, PrimitiveView where Content: View, Value: Equatable {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    AnimationScopeViewNode(view, context)
  }
}

final class AnimationScopeViewNode<Content: View, Value: Equatable>:
  _NodeOf<AnimationScopeView<Content, Value>>, AnimationScope
{
  private var child: _NodeOf<Content>!
  private var value: Value
  var opened: Animation??

  override init(_ view: AnimationScopeView<Content, Value>, _ context: _NodeContext) {
    value = view.value
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
  }

  override func viewDidChange() {
    if view.value != value {
      value = view.value
      opened = .some(view.animation)
      graph.animations.open(self)
    }
    child.update(view.content)
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

private struct AnimationScopeModifier: LayoutModifier {
  func makeNode(_ context: LayoutModifierContext) -> AnimationScopeNode {
    let node = AnimationScopeNode(context.graph)
    node.scope = context.viewNode.parent as? any AnimationScope
    return node
  }

  func update(_ node: AnimationScopeNode, from old: Self, _ context: LayoutModifierContext) {}
}

/// The layout node around what a scope contributes.
final class AnimationScopeNode: LayoutNode {
  weak var scope: (any AnimationScope)?
}
