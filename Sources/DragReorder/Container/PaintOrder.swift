import ViewGraph

/// Tells which of some layout nodes are drawn over others.
@MainActor
struct PaintOrder {
  /// The position of nodes among the children of the node around them.
  private var positions: [ObjectIdentifier: Int] = [:]

  /// The positions of a node and of all around it, the outermost first: of two nodes the one with the later
  /// place, or that is in the other, is drawn on top.
  mutating func place(of layoutNode: LayoutNode) -> [Int] {
    var place: [Int] = []
    var node = layoutNode
    while let parent = node.parent {
      place.append(position(of: node, in: parent))
      node = parent
    }
    return place.reversed()
  }

  private mutating func position(of node: LayoutNode, in parent: LayoutNode) -> Int {
    if let known = positions[ObjectIdentifier(node)] { return known }
    for (position, child) in parent.paintOrder.enumerated() {
      positions[ObjectIdentifier(child)] = position
    }
    return positions[ObjectIdentifier(node)] ?? 0
  }
}
