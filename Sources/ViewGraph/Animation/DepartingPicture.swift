import CellGrid
import Foundation

/// The picture of a view that has gone, shown above the others while its transition lasts.
@MainActor
final class DepartingPicture {
  private let picture: Surface
  private let place: CellRect
  private let layer: Layer
  private unowned let graph: Graph

  /// Takes the picture of the visible cells of a node.
  init(_ node: LayoutNode, _ area: CellRect, _ graph: Graph) {
    picture = Surface(size: area.size)
    place = area
    self.graph = graph
    var context = PaintContext(surface: picture, clip: picture.bounds)
    context.shift = CellPoint(x: -area.x, y: -area.y)
    context.isDetached = true
    node.draw(&context)
    layer = graph.addLayer(picture, at: area.origin, order: -1)
  }

  /// Shows the picture at an offset from its place, no further than where the view was to be seen.
  func show(offset: CGPoint, opacity: Double) {
    let shift = graph.metrics.cells(offset)
    let moved = place.offsetBy(dx: shift.x, dy: shift.y)
    let visible = moved.intersection(place)
    let surface = Surface(size: visible.size)
    surface.draw(
      picture, at: CellPoint(x: moved.x - visible.x, y: moved.y - visible.y),
      clip: surface.bounds)
    if opacity < 1 {
      let ink = Ink(opacity: UInt8(min(max(opacity, 0), 1) * 255))
      surface.apply(ink, in: surface.bounds, clip: surface.bounds)
    }
    layer.show(surface, at: visible.origin)
  }

  func remove() { graph.removeLayer(layer) }
}
