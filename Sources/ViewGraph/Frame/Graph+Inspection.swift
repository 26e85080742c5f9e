import CellGrid

extension Graph {
  /// The layout nodes that the view of the whole graph contributes.
  package var layoutNodes: [LayoutNode] { rootLayout.children }

  /// The cells of what is shown above the views; views that fade away are not among it.
  package var layerFrames: [CellRect] { layers.filter { $0.order >= 0 }.map(\.frame) }

  /// The layout nodes at a cell of the screen, the innermost first.
  package func path(at cell: CellPoint) -> [LayoutNode] {
    rootLayout.path(toCellX: cell.x, y: cell.y)
  }
}

/// What benchmarks and tests ask of a whole graph.
extension Graph {
  package var viewNodeCount: Int {
    var count = 0
    root.forEachDescendant { _ in count += 1 }
    return count
  }

  package var layoutNodeCount: Int {
    func count(_ node: LayoutNode) -> Int { node.children.reduce(1) { $0 + count($1) } }
    return count(rootLayout)
  }

  /// Forgets every size and every frame, so that the next update lays everything out.
  package func forgetLayout() {
    rootLayout.invalidateDeeply()
    setNeedsLayout()
  }
}
