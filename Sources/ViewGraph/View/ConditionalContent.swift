/// One of two views, as an `if` … `else` or a `switch` in a builder yields it.
///
/// Each branch has an identity of its own: changing over resets its state.
public struct _ConditionalContent<First, Second> {
  enum Storage {
    case first(First)
    case second(Second)
  }
  let storage: Storage
}

extension _ConditionalContent: View, PrimitiveView where First: View, Second: View {
  /// Makes the node of the branch in force.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    ConditionalNode(view, context)
  }
}

final class ConditionalNode<First: View, Second: View>: _NodeOf<_ConditionalContent<First, Second>>
{
  private var first: _NodeOf<First>?
  private var second: _NodeOf<Second>?

  override init(_ view: _ConditionalContent<First, Second>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = context.donor as? Self
    switch view.storage {
    case .first(let content): first = make(content, donor?.first)
    case .second(let content): second = make(content, donor?.second)
    }
  }

  private func make<Content: View>(
    _ content: Content, _ donor: _NodeOf<Content>?
  ) -> _NodeOf<Content> {
    Content._makeNode(content, childContext(donor: donor))
  }

  override func viewDidChange() {
    switch view.storage {
    case .first(let content):
      if let first { return first.update(content) }
      discard(&second)
      first = make(content, nil)
    case .second(let content):
      if let second { return second.update(content) }
      discard(&first)
      second = make(content, nil)
    }
    structureChanged()
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) {
    if let first { visit(first) }
    if let second { visit(second) }
  }
}

extension Optional: View, PrimitiveView where Wrapped: View {
  /// Makes the node of the wrapped view, if there is one.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    OptionalNode(view, context)
  }
}

final class OptionalNode<Wrapped: View>: _NodeOf<Wrapped?> {
  private var child: _NodeOf<Wrapped>?

  override init(_ view: Wrapped?, _ context: _NodeContext) {
    super.init(view, context)
    if let view {
      let donor = (context.donor as? Self)?.child
      child = Wrapped._makeNode(view, childContext(donor: donor))
    }
  }

  override func viewDidChange() {
    switch (view, child) {
    case (let content?, let child?): child.update(content)
    case (let content?, nil):
      child = Wrapped._makeNode(content, childContext())
      structureChanged()
    case (nil, _?):
      discard(&child)
      structureChanged()
    case (nil, nil): break
    }
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) {
    if let child { visit(child) }
  }
}
