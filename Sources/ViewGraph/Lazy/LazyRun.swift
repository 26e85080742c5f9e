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

/// A single view among those of a lazy container. It exists all the time, and is laid out while in view.
final class StaticRun: LazyRun {
  let node: LayoutNode
  private var isMade = false

  init(_ node: LayoutNode) {
    self.node = node
    super.init(
      RunMemory(count: 1, estimate: node.graph.metrics.cellSize.height), node.graph)
  }

  override var madeSlots: [Int] { isMade ? [0] : [] }
  override func nodes(at slot: Int) -> [LayoutNode]? { isMade ? [node] : nil }

  override func make(_ slot: Int) -> [LayoutNode] {
    isMade = true
    return [node]
  }

  override func release(outside slots: Range<Int>) {
    if !slots.contains(0) { isMade = false }
  }
}

/// A run each of whose layout nodes is put into another.
final class WrappedRun: LazyRun {
  private let inner: LazyRun
  private let wrap: ([LayoutNode]) -> [LayoutNode]
  private let prune: (Set<ObjectIdentifier>) -> Void

  /// Puts the layout nodes of a run into others.
  ///
  /// - Parameters:
  ///   - wrap: Returns the nodes around some, always the same for the same ones.
  ///   - prune: Forgets the nodes around all but some.
  init(
    _ inner: LazyRun, wrap: @escaping ([LayoutNode]) -> [LayoutNode],
    prune: @escaping (Set<ObjectIdentifier>) -> Void
  ) {
    self.inner = inner
    self.wrap = wrap
    self.prune = prune
    super.init(inner.memory, inner.graph)
  }

  override var madeSlots: [Int] { inner.madeSlots }
  override func nodes(at slot: Int) -> [LayoutNode]? { inner.nodes(at: slot).map(wrap) }
  override func make(_ slot: Int) -> [LayoutNode] { wrap(inner.make(slot)) }
  override var content: (any DynamicContentNode)? { inner.content }

  override func release(outside slots: Range<Int>) {
    inner.release(outside: slots)
    let nodes = inner.madeSlots.flatMap { inner.nodes(at: $0) ?? [] }
    prune(Set(nodes.map(ObjectIdentifier.init)))
  }
}
