import Foundation
import LayoutCore

extension View {
  /// Binds the element at the start of the scroll view in this view to a value.
  ///
  /// The value follows as people scroll, and setting it scrolls to the element.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element of a `ForEach`.
  ///   - anchor: Where in the scroll view the element is; nil stands for the start.
  public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    ScrollPositionView(content: self, id: id, target: id.wrappedValue, anchor: anchor)
  }

  /// Marks the views that `scrollPosition(id:)` refers to; in a terminal those are the elements of `ForEach`.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }
}

struct ScrollPositionView<Content, ID> {
  let content: Content
  let id: Binding<ID?>
  let target: ID?
  let anchor: UnitPoint?
}

extension ScrollPositionView: View, PrimitiveView where Content: View, ID: Hashable {
  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    ScrollPositionNode(view, context)
  }
}

final class ScrollPositionNode<Content: View, ID: Hashable>:
  _NodeOf<ScrollPositionView<Content, ID>>
{
  private var child: _NodeOf<Content>!
  /// The element that was last reported or asked for.
  private var current: ID?
  private var offset: CGPoint?
  /// Whether the view is on its way to what the binding names.
  private var isLed = false

  override init(_ view: ScrollPositionView<Content, ID>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
    follow()
    if !graph.isReplica { graph.observeLayout(self) { [weak self] in self?.report() } }
  }

  override func viewDidChange() {
    child.update(view.content)
    follow()
  }

  override func willUnmount() { graph.removeLayoutObserver(self) }

  /// Scrolls where the binding has come to name another element.
  private func follow() {
    guard let target = view.target, target != current else { return }
    current = target
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      isLed = true
      child.scroll(to: AnyHashable(target), anchor: view.anchor ?? .topLeading)
    }
  }

  /// Tells the binding which element is at the anchor.
  private func report() {
    guard isMounted, let scroller = child.firstScroller, scroller.offset != offset else { return }
    // The first offset is where the view begins, which nobody has scrolled to.
    let isAsked = isLed || offset == nil
    offset = scroller.offset
    isLed = false
    if isAsked { return }
    guard let id = visibleID(scroller), id != current else { return }
    current = id
    let binding = view.id
    graph.afterUpdate { binding.wrappedValue = id }
  }

  private func visibleID(_ scroller: ScrollNode) -> ID? {
    let axis: Axis = scroller.frame.axes.contains(.vertical) ? .vertical : .horizontal
    let anchor = view.anchor ?? .topLeading
    let fraction = axis == .vertical ? anchor.y : anchor.x
    let line = scroller.offset[axis] + fraction * max(0, scroller.viewport[axis] - 1e-6)
    var result: ID?
    child.forEachDescendant { node in
      guard result == nil, let content = node as? any DynamicContentNode,
        content.idType == ID.self
      else { return }
      let index = content.firstIndex { frame in
        frame.origin[axis] + frame.size[axis] > line + 1e-6
      } frame: {
        content.frame(ofItem: $0, inContentOf: scroller)
      }
      result = index.flatMap { content.itemID(at: $0).base as? ID }
    }
    return result
  }

  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }
}

extension DynamicContentNode {
  /// The frame of an item in the content of a scroll view, in points; nil where it has none.
  func frame(ofItem index: Int, inContentOf scroller: ScrollNode) -> CGRect? {
    if let items = lazyItems { return items.frame(ofItem: index, inContentOf: scroller) }
    let nodes = item(at: index)?.layoutNodes.filter { $0.parent != nil } ?? []
    return nodes.map { $0.frame(inContentOf: scroller) }.reduce(nil) { $0?.union($1) ?? $1 }
  }

  /// The first item whose frame fulfills a condition that holds for all after it too.
  fileprivate func firstIndex(
    where condition: (CGRect) -> Bool, frame: (Int) -> CGRect?
  ) -> Int? {
    var low = 0
    var high = itemCount
    while low < high {
      let middle = (low + high) / 2
      if frame(middle).map(condition) ?? false { high = middle } else { low = middle + 1 }
    }
    return low < itemCount ? low : nil
  }
}

extension _ViewNode {
  /// The scroll view of the first node below that has one.
  var firstScroller: ScrollNode? {
    if let scroller { return scroller }
    var result: ScrollNode?
    forEachChild { child in
      if result == nil { result = child.firstScroller }
    }
    return result
  }
}
