/// The node of a view that is described by its body.
final class CompositeNode<Content: View>: _NodeOf<Content> {
  private var child: _NodeOf<Content.Body>!
  private let properties: DynamicProperties
  private var storage: PropertyStorage
  private var tracking: BodyTracking

  /// - Parameter fields: The fields of the view that can be dynamic properties.
  init(_ view: Content, _ context: _NodeContext, in fields: DynamicProperties.Fields = .all) {
    properties = .of(Content.self, in: fields)
    tracking = BodyTracking(properties)
    let donor = context.donor as? Self
    storage = donor?.storage.borrowed() ?? PropertyStorage()
    super.init(view, context)
    child = Content.Body._makeNode(makeBody(), childContext(donor: donor?.child))
  }

  private func makeBody() -> Content.Body {
    isDirty = false
    graph.counters.bodies += 1
    if properties.isEmpty { return tracking.evaluateAlone(for: self) { view.body } }
    return tracking.evaluateAlone(for: self) { connected().body }
  }

  /// The view with its dynamic properties filled in.
  private func connected() -> Content {
    var copy = view
    properties.install(&copy, &storage, self)
    return copy
  }

  override func viewDidChange() { evaluate() }

  override func evaluate() {
    child.update(makeBody())
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    if properties.readsEnvironment { graph.markDirty(self) }
    child.environmentDidChange(environment)
  }

  override func willUnmount() { tracking.cancel() }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}
