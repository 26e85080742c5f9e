import CellGrid
import Foundation

extension LayoutNode {
  /// The unsnapped frame in points of the screen.
  package final var frameOnScreen: CGRect { CGRect(origin: absolute, size: size) }

  /// Whether the node is part of the screen, and not in a lifted item for which something stands in.
  package final var isInTree: Bool {
    var node = self
    while let parent = node.parent { node = parent }
    return node === graph.rootLayout
  }
}

extension Sequence where Element == LayoutNode {
  /// The smallest unsnapped frame around all nodes, in points of the screen; nil without any.
  @MainActor package var frameOnScreen: CGRect? {
    reduce(CGRect?.none) { $0?.union($1.frameOnScreen) ?? $1.frameOnScreen }
  }

  /// The smallest rectangle around the cells of all nodes, seen or not.
  @MainActor package var cells: CellRect { reduce(.zero) { $0.union($1.cells) } }

  /// The smallest rectangle around the cells of all nodes that nothing around clips.
  @MainActor package var unclippedCells: CellRect {
    reduce(.zero) { $0.union($1.cells.intersection($1.clip)) }
  }
}
