import LayoutCore

/// Stands, in a list of layout nodes, for views that a lazy container makes as they come into view.
///
/// It never becomes part of the layout tree.
package class LazyRun: LayoutNode {
  let memory: RunMemory

  init(_ memory: RunMemory, _ graph: Graph) {
    self.memory = memory
    super.init(graph)
  }

  override final var isPlaceholder: Bool { true }

  /// The slots whose layout nodes exist, in rising order.
  var madeSlots: [Int] { [] }

  /// The layout nodes of a slot; nil if they have not been made.
  func nodes(at slot: Int) -> [LayoutNode]? { nil }

  /// Makes the layout nodes of a slot.
  func make(_ slot: Int) -> [LayoutNode] { nodes(at: slot) ?? [] }

  /// Gives up the layout nodes of the slots outside of a range, except those that have to stay.
  func release(outside slots: Range<Int>) {}

  /// Makes the layout nodes of all slots.
  final func makeAll() -> [LayoutNode] { (0..<memory.slotCount).flatMap(make) }

  /// The node of the `ForEach` whose elements these are.
  var content: (any DynamicContentNode)? { nil }
}

/// A single view among those of a lazy container. It exists all the time.
final class StaticRun: LazyRun {
  let node: LayoutNode

  init(_ node: LayoutNode) {
    self.node = node
    super.init(
      RunMemory(count: 1, estimate: node.graph.metrics.cellSize.height), node.graph)
  }

  override var madeSlots: [Int] { [0] }
  override func nodes(at slot: Int) -> [LayoutNode]? { [node] }
}

/// A run each of whose layout nodes is put into another.
final class WrappedRun: LazyRun {
  private let inner: LazyRun
  private weak var maker: (any WrapperMaker)?
  private var wrappers: [ObjectIdentifier: LayoutNode] = [:]

  init(_ inner: LazyRun, _ maker: any WrapperMaker) {
    self.inner = inner
    self.maker = maker
    super.init(inner.memory, inner.graph)
  }

  func forEachWrapper(_ body: (LayoutNode) -> Void) { wrappers.values.forEach(body) }

  private func wrap(_ nodes: [LayoutNode]) -> [LayoutNode] {
    nodes.map { node in
      let wrapper = wrapper(around: node)
      maker?.wrapperIsUsed(wrapper, around: node)
      return wrapper
    }
  }

  private func wrapper(around node: LayoutNode) -> LayoutNode {
    if let known = wrappers[ObjectIdentifier(node)] { return known }
    let wrapper = maker?.makeWrapper() ?? LayoutNode(graph)
    wrapper.setChildren([node])
    wrappers[ObjectIdentifier(node)] = wrapper
    return wrapper
  }

  override var madeSlots: [Int] { inner.madeSlots }
  override func nodes(at slot: Int) -> [LayoutNode]? { inner.nodes(at: slot).map(wrap) }
  override func make(_ slot: Int) -> [LayoutNode] { wrap(inner.make(slot)) }
  override var content: (any DynamicContentNode)? { inner.content }

  override func release(outside slots: Range<Int>) {
    inner.release(outside: slots)
    var kept: [ObjectIdentifier: LayoutNode] = [:]
    for slot in inner.madeSlots {
      for node in inner.nodes(at: slot) ?? [] {
        kept[ObjectIdentifier(node)] = wrappers.removeValue(forKey: ObjectIdentifier(node))
      }
    }
    for wrapper in wrappers.values { wrapper.letGo() }
    wrappers = kept
  }
}
