extension View where Self: Animatable {
  /// Makes the node that shows the steps of an animation of the view.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    AnimatableNode(view, context) { CompositeNode($0, $1) }
  }
}

/// The node of a view whose value is between two others while an animation lasts.
final class AnimatableNode<Content: View & Animatable>: _NodeOf<Content> {
  private var child: _NodeOf<Content>!
  /// What is shown of the data.
  private var shown: Content.AnimatableData
  private var step: AnimationStep?

  init(
    _ view: Content, _ context: _NodeContext,
    make: (Content, _NodeContext) -> _NodeOf<Content>
  ) {
    let donor = context.donor as? Self
    shown = donor?.shown ?? view.animatableData
    super.init(view, context)
    child = make(presented, childContext(donor: donor?.child))
  }

  /// The view with the data that is shown.
  private var presented: Content {
    var copy = view
    copy.animatableData = shown
    return copy
  }

  override func viewDidChange() {
    let target = view.animatableData
    if target != step?.target(as: Content.AnimatableData.self) ?? shown { retarget(target) }
    child.update(presented)
  }

  private func retarget(_ target: Content.AnimatableData) {
    step?.cancel()
    step = nil
    guard let animation = graph.animations.animation(for: self) else {
      shown = target
      return
    }
    let start = shown
    step = graph.animations.run(animation, towards: target) { [weak self] progress in
      guard let self, isMounted else { return false }
      shown = start.interpolated(towards: target, amount: progress)
      if progress == 1 { shown = target }
      graph.markDirty(self)
      return true
    }
  }

  override func evaluate() {
    if step?.isOver == true { step = nil }
    child.update(presented)
  }

  override func willUnmount() { step?.cancel() }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

extension ModifiedContent: Animatable where Modifier: Animatable {
  /// What the modifier animates.
  public var animatableData: Modifier.AnimatableData {
    get { modifier.animatableData }
    set { modifier.animatableData = newValue }
  }
}

extension ViewModifier where Self: Animatable {
  /// Makes the node of a view with this modifier.
  static func makeAnimatableNode<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ context: _NodeContext
  ) -> _ViewNode {
    AnimatableNode(view, context) { ModifiedNode($0, $1) }
  }

  static func makeAnimatableNode<Content: View, Modifier: ViewModifier>(
    erased view: ModifiedContent<Content, Modifier>, _ context: _NodeContext
  ) -> _NodeOf<ModifiedContent<Content, Modifier>> {
    let known = view as! ModifiedContent<Content, Self>
    return makeAnimatableNode(known, context) as! _NodeOf<ModifiedContent<Content, Modifier>>
  }
}
