import Foundation
import LayoutCore

/// Gives its content the means to scroll the scroll views in it.
///
/// ```swift
/// ScrollViewReader { proxy in
///   Button("First") { proxy.scrollTo(tasks.first?.id) }
///   ScrollView { LazyVStack { ForEach(tasks) { TaskRow(task: $0) } } }
/// }
/// ```
public struct ScrollViewReader<Content> {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Makes content that can scroll.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View, PrimitiveView where Content: View {
  /// Makes the node in which scroll views are looked for.
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    ScrollReaderNode(view, context)
  }
}

final class ScrollReaderNode<Content: View>: _NodeOf<ScrollViewReader<Content>> {
  private var child: _NodeOf<Content>!
  private var tracking = BodyTracking(.of(ScrollViewReader<Content>.self, in: .none))

  override init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(makeContent(), childContext(donor: donor))
  }

  private func makeContent() -> Content {
    isDirty = false
    return tracking.evaluateAlone(for: self) { view.content(ScrollViewProxy(self)) }
  }

  override func viewDidChange() { evaluate() }
  override func evaluate() { child.update(makeContent()) }
  override func willUnmount() { tracking.cancel() }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

/// Scrolls the scroll views in a `ScrollViewReader`.
@MainActor
public struct ScrollViewProxy {
  private weak var node: _ViewNode?

  init(_ node: _ViewNode) { self.node = node }

  /// Scrolls to a view after the next update.
  ///
  /// - Parameters:
  ///   - id: The identifier of an element of a `ForEach`, also of one that is not in view, or one set with
  ///     `id(_:)`.
  ///   - anchor: The point of the view that meets the same point of the scroll view; nil scrolls no further
  ///     than it takes to show the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    guard let node else { return }
    node.graph.afterUpdate { [weak node] in node?.scroll(to: AnyHashable(id), anchor: anchor) }
  }
}

extension _ViewNode {
  /// Scrolls to the first view of an identifier below this one.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    guard let place = place(of: id), let scroller = place.node.nearestScroller else { return }
    let frame = place.frame
    scroller.go(
      to: ScrollTarget(anchor: anchor) { [unowned scroller] in frame(scroller) })
  }

  private typealias Place = (node: LayoutNode, frame: @MainActor (ScrollNode) -> CGRect?)

  /// The first view of an identifier below this one: a layout node in the same scroll view, and its frame.
  private func place(of id: AnyHashable) -> Place? {
    if let content = self as? any DynamicContentNode, let index = content.index(of: id),
      let place = Self.place(of: index, in: content)
    {
      return place
    }
    if let view = self as? any IdentifiedNode, view.explicitID == id {
      var nodes: [LayoutNode] = []
      appendLayoutNodes(to: &nodes)
      if let place = Self.place(of: nodes) { return place }
    }
    var result: Place?
    forEachChild { child in
      if result == nil { result = child.place(of: id) }
    }
    return result
  }

  private static func place(of index: Int, in content: any DynamicContentNode) -> Place? {
    if let items = content.lazyItems {
      return (items.layoutNode, { items.frame(ofItem: index, inContentOf: $0) })
    }
    return content.item(at: index).flatMap { place(of: $0.layoutNodes) }
  }

  private static func place(of nodes: [LayoutNode]) -> Place? {
    guard let first = nodes.first, first.parent != nil else { return nil }
    return (
      first,
      { scroller in
        nodes.lazy.filter { $0.parent != nil }.map { $0.frame(inContentOf: scroller) }
          .reduce(nil) { $0?.union($1) ?? $1 }
      }
    )
  }
}
