import LayoutCore

/// The layout nodes that a modifier puts around others, one around each, kept as long as it is there.
@MainActor
struct WrapperList<Node: LayoutNode> {
  /// The wrappers of the nodes that exist all the time.
  private(set) var nodes: [Node] = []
  /// What the modified view contributes: wrappers, and runs whose nodes are wrapped as they are made.
  private(set) var contributed: [LayoutNode] = []
  private var wrapped: [LayoutNode] = []
  /// The wrappers of the nodes that come and go, for each run.
  private var runs: [ObjectIdentifier: RunWrappers<Node>] = [:]

  /// All wrappers that exist.
  var all: [Node] { runs.isEmpty ? nodes : nodes + runs.values.flatMap(\.nodes) }

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
    var runs: [ObjectIdentifier: RunWrappers<Node>] = [:]
    for case let run as LazyRun in contents {
      runs[ObjectIdentifier(run)] = self.runs[ObjectIdentifier(run)] ?? RunWrappers(make: make)
    }
    self.runs = runs
    contributed = contents.map { content in
      if let wrapper = known[ObjectIdentifier(content)] { return wrapper }
      if content is ContentMark { return content }
      if let run = content as? LazyRun { return runs[ObjectIdentifier(run)]!.wrapping(run) }
      let wrapper = make()
      wrapper.setChildren([content])
      return wrapper
    }
    nodes = contributed.compactMap { $0 as? Node }
    wrapped = contents
    return true
  }
}

/// The wrappers around the layout nodes of a run, which come and go with what is in view.
@MainActor
final class RunWrappers<Node: LayoutNode> {
  private var wrappers: [ObjectIdentifier: Node] = [:]
  private let make: () -> Node

  init(make: @escaping () -> Node) { self.make = make }

  var nodes: [Node] { Array(wrappers.values) }

  /// The run whose layout nodes are the wrappers of those of another.
  ///
  /// - Parameter note: Called with each wrapper and what is in it whenever it is asked for.
  func wrapping(_ run: LazyRun, note: ((Node, LayoutNode) -> Void)? = nil) -> WrappedRun {
    WrappedRun(run) { [self] nodes in
      nodes.map { node in
        let wrapper = wrapper(of: node)
        note?(wrapper, node)
        return wrapper
      }
    } prune: { [self] kept in
      wrappers = wrappers.filter { kept.contains($0.key) }
    }
  }

  private func wrapper(of node: LayoutNode) -> Node {
    if let wrapper = wrappers[ObjectIdentifier(node)] { return wrapper }
    let wrapper = make()
    wrapper.setChildren([node])
    wrappers[ObjectIdentifier(node)] = wrapper
    return wrapper
  }
}
