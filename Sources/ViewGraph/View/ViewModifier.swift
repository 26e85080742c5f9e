/// A change that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that `body(content:)` returns.
  associatedtype Body: View
  /// The view being modified, as the body sees it.
  typealias Content = _ViewModifier_Content<Self>

  /// The modified view, made around `content`.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// A view together with a modifier of it.
public struct ModifiedContent<Content, Modifier> {
  /// The view that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Modifies a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, PrimitiveView where Content: View, Modifier: ViewModifier {
  /// Makes the node of the modifier's body.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    if let modifier = Modifier.self as? any (ViewModifier & Animatable).Type {
      return modifier.makeAnimatableNode(erased: view, context)
    }
    return ModifiedNode(view, context)
  }
}

extension View {
  /// Applies a modifier to this view.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Stands for the modified view in the body of a modifier.
public struct _ViewModifier_Content<Modifier> {
  let storage: AnyViewStorage
}

extension _ViewModifier_Content: View, PrimitiveView where Modifier: ViewModifier {
  /// Makes the node of the view that is modified.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    ModifierContentNode(view, context)
  }
}

final class ModifierContentNode<Modifier: ViewModifier>: _NodeOf<_ViewModifier_Content<Modifier>> {
  private var child: _ViewNode!

  override init(_ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = view.storage.makeNode(childContext(donor: donor))
  }

  override func viewDidChange() {
    let updated = view.storage.update(child)
    assert(updated, "the content of a modifier has one type")
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// The node of a modified view. The modifier's dynamic properties are remembered here.
final class ModifiedNode<Content: View, Modifier: ViewModifier>:
  _NodeOf<ModifiedContent<Content, Modifier>>
{
  private var child: _NodeOf<Modifier.Body>!
  private let properties: DynamicProperties
  private var storage: PropertyStorage
  private var content: AnyViewStorage
  private var tracking: BodyTracking

  override init(_ view: ModifiedContent<Content, Modifier>, _ context: _NodeContext) {
    properties = .of(Modifier.self)
    tracking = BodyTracking(properties)
    let donor = context.donor as? Self
    storage = donor?.storage.borrowed() ?? PropertyStorage()
    content = TypedViewStorage(view.content)
    super.init(view, context)
    child = Modifier.Body._makeNode(makeBody(), childContext(donor: donor?.child))
  }

  private func makeBody() -> Modifier.Body {
    isDirty = false
    graph.counters.bodies += 1
    return tracking.evaluateAlone(for: self) {
      connected().body(content: _ViewModifier_Content(storage: content))
    }
  }

  /// The modifier with its dynamic properties filled in.
  private func connected() -> Modifier {
    if properties.isEmpty { return view.modifier }
    var copy = view.modifier
    properties.install(&copy, &storage, self)
    return copy
  }

  override func viewDidChange() {
    content = TypedViewStorage(view.content)
    evaluate()
  }

  override func evaluate() { child.update(makeBody()) }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    if properties.readsEnvironment { graph.markDirty(self) }
    child.environmentDidChange(environment)
  }

  override func willUnmount() { tracking.cancel() }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
