/// The layout nodes that a modifier puts around others, one around each, kept as long as it is there.
@MainActor
struct WrapperList<Node: LayoutNode> {
  private var pairs = WrappedNodes()

  var nodes: [Node] { pairs.wrappers.map { unsafeDowncast($0, to: Node.self) } }

  func forEach(_ body: (Node) -> Void) {
    for wrapper in pairs.wrappers { body(unsafeDowncast(wrapper, to: Node.self)) }
  }

  func append(to list: inout [LayoutNode]) { pairs.append(to: &list) }

  /// Wraps what a view contributes now; true if the list of wrappers changed.
  mutating func rebuild(from content: _ViewNode, make: () -> Node) -> Bool {
    var contents: [LayoutNode] = []
    content.appendLayoutNodes(to: &contents)
    return pairs.rebuild(contents, make: make)
  }
}

/// Layout nodes and the wrappers around them, without the type of the wrappers: this runs for every modifier.
@MainActor
private struct WrappedNodes {
  private(set) var wrappers: [LayoutNode] = []
  private var wrapped: [LayoutNode] = []

  func append(to list: inout [LayoutNode]) { list += wrappers }

  mutating func rebuild(_ contents: [LayoutNode], make: () -> LayoutNode) -> Bool {
    if contents.isSame(as: wrapped) { return false }
    if wrapped.isEmpty {
      wrappers = contents.map { Self.wrapper(around: $0, make) }
    } else {
      var known: [ObjectIdentifier: LayoutNode] = [:]
      for (node, wrapper) in zip(wrapped, wrappers) { known[ObjectIdentifier(node)] = wrapper }
      wrappers = contents.map {
        known[ObjectIdentifier($0)] ?? Self.wrapper(around: $0, make)
      }
    }
    wrapped = contents
    return true
  }

  private static func wrapper(around content: LayoutNode, _ make: () -> LayoutNode) -> LayoutNode {
    let wrapper = make()
    wrapper.setChildren([content])
    return wrapper
  }
}
