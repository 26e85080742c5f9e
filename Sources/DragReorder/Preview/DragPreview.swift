import CellGrid
import ViewGraph

/// The picture of lifted items that follows the pointer, above everything.
@MainActor
final class DragPreview {
  private let layer: Layer
  private let graph: Graph
  /// The pressed cell, from the corner of the picture.
  private let grip: CellPoint

  /// Paints items as they are on the screen, whole even where they are covered or cut off.
  ///
  /// They are drawn bold and with thick lines, which tells them from their neighbors without colors.
  init?(_ items: [ForEachItem], lead: ForEachItem, pointer: CellPoint, _ graph: Graph) {
    guard let surface = Self.picture(of: lead) else { return nil }
    let frame = Self.cells(of: lead)
    self.graph = graph
    grip = CellPoint(x: pointer.x - frame.x, y: pointer.y - frame.y)
    layer = graph.addLayer(surface, at: frame.origin)
  }

  private static func cells(of item: ForEachItem) -> CellRect {
    item.layoutNodes.reduce(.zero) { $0.union($1.cells) }
  }

  private static func picture(of item: ForEachItem) -> Surface? {
    let cells = cells(of: item)
    if cells.isEmpty { return nil }
    let surface = Surface(size: cells.size)
    var context = PaintContext(
      surface: surface, clip: CellRect(origin: .zero, size: surface.size))
    context.shift = CellPoint(x: -cells.x, y: -cells.y)
    context.isDetached = true
    context.isEmphasized = true
    for layoutNode in item.layoutNodes { layoutNode.draw(&context) }
    return surface
  }

  /// Moves the picture so that the grabbed cell stays under the pointer.
  func follow(_ pointer: CellPoint) {
    layer.move(to: CellPoint(x: pointer.x - grip.x, y: pointer.y - grip.y))
  }

  func remove() { graph.removeLayer(layer) }
}
