import CellGrid
import ViewGraph

extension DynamicViewContent {
  /// Draws what keeps the place of a lifted item of this content.
  ///
  /// The view is drawn in the frame that the item would have; it has no state and hears of no input.
  public func reorderPlaceholder<Placeholder: View>(
    @ViewBuilder _ placeholder: @escaping (Data.Element) -> Placeholder
  ) -> some DynamicViewContent<Data> {
    PlaceholderContent(content: self) { AnyView(placeholder($0)) }
  }
}

private struct PlaceholderContent<Content: DynamicViewContent>: DynamicViewContent {
  let content: Content
  let placeholder: (Content.Data.Element) -> AnyView

  var data: Content.Data { content.data }

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  var body: some View {
    EffectView(
      content: content,
      effect: PlaceholderEffect { element in
        (element as? Content.Data.Element).map(placeholder)
      })
  }
}

private struct PlaceholderEffect: ViewEffect {
  let view: (Any) -> AnyView?

  func appear(_ node: _ViewNode) -> PlaceholderScope {
    let scope = PlaceholderScope(view, node)
    node.scope = scope
    return scope
  }

  func update(_ scope: inout PlaceholderScope, from old: Self, _ node: _ViewNode) {
    scope.view = view
  }
}

/// Draws the placeholders of the items of a `ForEach`.
@MainActor
final class PlaceholderScope {
  fileprivate(set) var view: (Any) -> AnyView?
  private unowned let node: _ViewNode

  fileprivate init(_ view: @escaping (Any) -> AnyView?, _ node: _ViewNode) {
    self.view = view
    self.node = node
  }

  /// Draws the placeholder of an element.
  func picture(of element: Any) -> (@MainActor (CellSize) -> Surface)? {
    guard let view = view(element) else { return nil }
    let environment = node.environment
    let metrics = node.graph.metrics
    var known: Surface?
    return { size in
      if let known, known.size == size { return known }
      let stage = Graph(
        view.frame(maxWidth: .infinity, maxHeight: .infinity), size: size, metrics: metrics,
        environment: environment)
      let surface = stage.render().surface
      stage.unmount()
      known = surface
      return surface
    }
  }

  /// The placeholders that were set on a `ForEach`, if any were.
  static func of(_ content: any DynamicContentNode, within container: _ViewNode)
    -> PlaceholderScope?
  {
    var node: _ViewNode? = content.parent
    while let view = node, view !== container {
      if let scope = view.scope as? PlaceholderScope { return scope }
      if view.container != nil { return nil }
      node = view.parent
    }
    return nil
  }
}
