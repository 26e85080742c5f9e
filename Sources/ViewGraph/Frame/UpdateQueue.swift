/// The nodes that wait to be evaluated, parents first, and those whose layout nodes wait to be collected,
/// children first.
@MainActor
struct UpdateQueue {
  private var dirty = DepthBuckets()
  private var uncollected = DepthBuckets()

  var isEmpty: Bool { dirty.isEmpty && uncollected.isEmpty }

  mutating func evaluate(_ node: _ViewNode) { dirty.insert(node) }
  mutating func collect(_ node: _ViewNode) { uncollected.insert(node) }

  mutating func nextToEvaluate() -> _ViewNode? { dirty.popShallowest() }
  mutating func nextToCollect() -> _ViewNode? { uncollected.popDeepest() }
}

/// Nodes by their depth in the tree.
@MainActor
private struct DepthBuckets {
  private var buckets: [[_ViewNode]] = []
  private var count = 0
  private var shallowest = Int.max
  private var deepest = -1

  var isEmpty: Bool { count == 0 }

  mutating func insert(_ node: _ViewNode) {
    while buckets.count <= node.depth { buckets.append([]) }
    buckets[node.depth].append(node)
    count += 1
    shallowest = min(shallowest, node.depth)
    deepest = max(deepest, node.depth)
  }

  mutating func popShallowest() -> _ViewNode? {
    guard count > 0 else { return nil }
    while buckets[shallowest].isEmpty { shallowest += 1 }
    return pop(shallowest)
  }

  mutating func popDeepest() -> _ViewNode? {
    guard count > 0 else { return nil }
    while buckets[deepest].isEmpty { deepest -= 1 }
    return pop(deepest)
  }

  private mutating func pop(_ depth: Int) -> _ViewNode {
    count -= 1
    let node = buckets[depth].removeLast()
    if count == 0 {
      shallowest = .max
      deepest = -1
    }
    return node
  }
}
