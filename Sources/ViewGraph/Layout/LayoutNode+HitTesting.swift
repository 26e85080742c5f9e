import CellGrid

extension LayoutNode {
  /// How well a node matches a point.
  enum Hit {
    case none
    /// In the frame, on nothing that is drawn or reacts.
    case frame
    /// On something drawn or something that reacts.
    case solid
  }

  /// The nodes at a cell, the innermost first: those of the topmost view there.
  package final func path(toCellX x: Int, y: Int) -> [LayoutNode] {
    var path: [LayoutNode] = []
    _ = hitTest(x, y, &path)
    return path
  }

  /// Whether this node is among those that the pointer finds at a cell.
  final func isHit(atCellX x: Int, y: Int) -> Bool {
    graph.rootLayout.path(toCellX: x, y: y).contains { $0 === self }
  }

  /// The nodes in a row of a list by which the whole row is found, the innermost first.
  private var rowPath: [LayoutNode] {
    var path: [LayoutNode] = []
    var node = self
    while node.children.count == 1 {
      node = node.children[0]
      if node is ResponderNode || node is MarkerNode || node.item != nil { path.append(node) }
    }
    return path.reversed()
  }

  /// Finds the topmost node at a cell; a transparent container does not hide what is behind it.
  final func hitTest(_ x: Int, _ y: Int, _ path: inout [LayoutNode]) -> Hit {
    guard !isHidden, admitsHit(atCellX: x, y: y) else { return .none }
    let isInside = cells.contains(x: x, y: y) && clip.contains(x: x, y: y)
    if !isInside && (children.isEmpty || clipsContent) { return .none }
    let start = path.count
    var best = Hit.none
    for child in paintOrder.reversed() {
      var found: [LayoutNode] = []
      let hit = child.hitTest(x, y, &found)
      if hit == .none || (hit == .frame && best != .none) { continue }
      path.replaceSubrange(start..., with: found)
      best = hit
      if hit == .solid { break }
    }
    if isInside {
      if extendsHits && best != .solid { path.replaceSubrange(start..., with: rowPath) }
      if best != .solid { best = isSolid || paintsContent ? .solid : .frame }
    }
    if best != .none { path.append(self) }
    return best
  }
}
