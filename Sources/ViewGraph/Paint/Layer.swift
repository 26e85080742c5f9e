import CellGrid

/// A surface of its own above the views, for what moves without anything under it changing.
@MainActor
package final class Layer {
  /// What the layer shows; its clear cells let through what is beneath.
  package private(set) var surface: Surface
  /// The cell of the screen where the surface begins.
  package private(set) var position: CellPoint
  /// Layers are drawn in rising order.
  package let order: Int
  unowned let graph: Graph

  init(_ surface: Surface, at position: CellPoint, order: Int, _ graph: Graph) {
    self.surface = surface
    self.position = position
    self.order = order
    self.graph = graph
  }

  /// The cells of the screen that the layer covers.
  package var frame: CellRect { CellRect(origin: position, size: surface.size) }

  /// Moves the layer; nothing happens where it is there already.
  package func move(to position: CellPoint) {
    if position == self.position { return }
    graph.damageLayers(frame)
    self.position = position
    graph.damageLayers(frame)
  }

  /// Shows another surface at a position.
  package func show(_ surface: Surface, at position: CellPoint) {
    graph.damageLayers(frame)
    self.surface = surface
    self.position = position
    graph.damageLayers(frame)
  }
}
