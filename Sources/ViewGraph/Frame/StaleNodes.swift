/// Layout nodes that are stale.
@MainActor
struct StaleNodes {
  private var waiting: [LayoutNode] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ node: LayoutNode) { waiting.append(node) }

  /// The nodes that wait, which wait no more.
  mutating func take() -> [LayoutNode] {
    if waiting.isEmpty { return [] }
    let nodes = waiting
    waiting = []
    return nodes
  }

  /// Brings nodes up to date, the deepest first, and those around them as far as it matters to them.
  static func refresh(_ nodes: [LayoutNode]) {
    if nodes.isEmpty { return }
    var levels: [[LayoutNode]] = []
    func add(_ node: LayoutNode) {
      let depth = node.depth
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(node)
    }
    nodes.forEach(add)
    while let level = levels.popLast() {
      for node in level where !node.refresh() {
        if let asker = node.asker, asker.becomeStale() { add(asker) }
      }
    }
  }
}
