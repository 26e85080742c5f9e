import LayoutCore

/// The layout nodes that a modifier puts around others, one around each, kept as long as it is there.
@MainActor
struct WrapperList<Node: LayoutNode> {
  /// The wrappers of the nodes that exist all the time.
  private(set) var nodes: [Node] = []
  /// What the modified view contributes: wrappers, and runs whose nodes are wrapped as they are made.
  private(set) var contributed: [LayoutNode] = []
  private var wrapped: [LayoutNode] = []
  private let lazyWrappers = LazyWrappers<Node>()

  /// All wrappers that exist.
  var all: [Node] { lazyWrappers.isEmpty ? nodes : nodes + lazyWrappers.nodes }

  /// Wraps what a view contributes now; true if what results may have changed.
  ///
  /// - Parameter isLazy: Whether views in a lazy container are still made as they come into view.
  mutating func rebuild(
    from content: _ViewNode, isLazy: Bool = true, make: @escaping () -> Node
  ) -> Bool {
    var contents: [LayoutNode] = []
    content.appendLayoutNodes(to: &contents)
    if !isLazy { contents = contents.flatMap { ($0 as? LazyRun)?.makeAll() ?? [$0] } }
    if contents.count == wrapped.count, zip(contents, wrapped).allSatisfy({ $0 === $1 }) {
      return contents.contains { $0 is LazyRun }
    }
    var known: [ObjectIdentifier: LayoutNode] = [:]
    for (node, wrapper) in zip(wrapped, contributed) { known[ObjectIdentifier(node)] = wrapper }
    contributed = contents.map { content in
      if let wrapper = known[ObjectIdentifier(content)] { return wrapper }
      if content is SectionMark { return content }
      if let run = content as? LazyRun { return lazyWrappers.wrapping(run, make: make) }
      let wrapper = make()
      wrapper.setChildren([content])
      return wrapper
    }
    nodes = contributed.compactMap { $0 as? Node }
    wrapped = contents
    return true
  }
}

/// The wrappers around layout nodes that come and go with what is in view.
@MainActor
private final class LazyWrappers<Node: LayoutNode> {
  private var wrappers: [ObjectIdentifier: Node] = [:]

  var isEmpty: Bool { wrappers.isEmpty }
  var nodes: [Node] { Array(wrappers.values) }

  func wrapping(_ run: LazyRun, make: @escaping () -> Node) -> WrappedRun {
    WrappedRun(run) { [unowned self] nodes in
      nodes.map { wrapper(of: $0, make: make) }
    } prune: { [unowned self] kept in
      wrappers = wrappers.filter { kept.contains($0.key) }
    }
  }

  private func wrapper(of node: LayoutNode, make: () -> Node) -> Node {
    if let wrapper = wrappers[ObjectIdentifier(node)] { return wrapper }
    let wrapper = make()
    wrapper.setChildren([node])
    wrappers[ObjectIdentifier(node)] = wrapper
    return wrapper
  }
}
