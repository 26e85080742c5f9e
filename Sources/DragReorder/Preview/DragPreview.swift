import CellGrid
import ViewGraph

/// The pictures of lifted items that follow the pointer, above everything.
@MainActor
final class DragPreview {
  private struct Picture {
    let surface: Surface
    /// Where it was taken.
    var frame: CellRect
  }

  private let graph: Graph
  private let pictures: [Picture]
  private let lead: Int
  /// The pressed cell, from the corner of the picture of what is held.
  private let grip: CellPoint
  private(set) var layer: Layer
  /// The pressed cell, from the corner of what is shown.
  private var shownGrip: CellPoint
  private var shown: Look

  private struct Look: Equatable {
    var formation: DragDropPreviewsFormation
    var badge: String
    var isForbidden: Bool
  }

  /// Paints items as they are on the screen, whole even where they are covered or cut off.
  ///
  /// They are drawn bold and with thick lines, which tells them from their neighbors without colors.
  ///
  /// - Parameters:
  ///   - items: The layout nodes of each item.
  ///   - lead: The item that is held.
  ///   - pointer: The cell of the screen that was pressed.
  convenience init?(_ items: [[LayoutNode]], lead: Int, pointer: CellPoint, _ graph: Graph) {
    var pictures: [Picture] = []
    var held = 0
    for (index, item) in items.enumerated() {
      guard let picture = Self.picture(of: item) else { continue }
      if index == lead { held = pictures.count }
      pictures.append(picture)
    }
    self.init(pictures, lead: held, pointer: pointer, graph)
  }

  /// Paints another view, centered over the one that was pressed.
  convenience init?(
    _ view: AnyView, over cells: CellRect, pointer: CellPoint, _ node: _ViewNode
  ) {
    let stage = Graph(
      view.fixedSize(), size: node.graph.size, metrics: node.graph.metrics,
      environment: node.environment, now: node.graph.now)
    defer { stage.unmount() }
    stage.update()
    let nodes = stage.layoutNodes
    let frame = nodes.cells
    guard var picture = Self.picture(of: nodes, in: frame) else { return nil }
    picture.frame.x = cells.x + (cells.width - frame.width) / 2
    picture.frame.y = cells.y + (cells.height - frame.height) / 2
    self.init([picture], lead: 0, pointer: pointer, node.graph)
  }

  private init?(_ pictures: [Picture], lead: Int, pointer: CellPoint, _ graph: Graph) {
    if pictures.isEmpty { return nil }
    let frame = pictures[lead].frame
    self.pictures = pictures
    self.lead = lead
    self.graph = graph
    grip = CellPoint(
      x: min(max(0, pointer.x - frame.x), frame.width - 1),
      y: min(max(0, pointer.y - frame.y), frame.height - 1))
    shownGrip = grip
    shown = Look(formation: .default, badge: "", isForbidden: false)
    layer = graph.addLayer(pictures[lead].surface, at: frame.origin)
    compose()
    follow(pointer)
  }

  private static func picture(of item: [LayoutNode]) -> Picture? {
    picture(of: item, in: item.cells)
  }

  private static func picture(of item: [LayoutNode], in cells: CellRect) -> Picture? {
    if cells.isEmpty { return nil }
    let surface = Surface(size: cells.size)
    var context = PaintContext(
      surface: surface, clip: CellRect(origin: .zero, size: surface.size))
    context.shift = CellPoint(x: -cells.x, y: -cells.y)
    context.isDetached = true
    context.isEmphasized = true
    for layoutNode in item { layoutNode.draw(&context) }
    surface.fillEnclosedBlanks()
    return Picture(surface: surface, frame: cells)
  }

  /// Moves the pictures so that the grabbed cell stays under the pointer.
  func follow(_ pointer: CellPoint) {
    layer.move(to: CellPoint(x: pointer.x - shownGrip.x, y: pointer.y - shownGrip.y))
  }

  /// Shows the pictures in a formation, with a text on them.
  func show(_ formation: DragDropPreviewsFormation, badge: String, isForbidden: Bool) {
    let look = Look(formation: formation, badge: badge, isForbidden: isForbidden)
    if look == shown { return }
    shown = look
    let pointer = CellPoint(
      x: layer.position.x + shownGrip.x, y: layer.position.y + shownGrip.y)
    compose()
    follow(pointer)
  }

  private func compose() {
    let arranged = PreviewPlaces(shown.formation, frames: pictures.map(\.frame), lead: lead)
    let frames = arranged.places.map {
      CellRect(origin: $0.corner, size: pictures[$0.picture].surface.size)
    }
    var whole = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    let badge = shown.badge.isEmpty ? "" : " \(shown.badge) "
    // At the end of the first row of a picture, or after a small one.
    var badgeStart = frames[arranged.badged].origin
    badgeStart.x = frames[arranged.badged].maxX
    if frames[arranged.badged].width >= 2 * badge.count { badgeStart.x -= badge.count }
    whole = whole.union(
      CellRect(x: badgeStart.x, y: badgeStart.y, width: badge.count, height: badge.isEmpty ? 0 : 1))
    let surface = Surface(size: whole.size)
    for (place, frame) in zip(arranged.places, frames) {
      surface.draw(
        pictures[place.picture].surface,
        at: CellPoint(x: frame.x - whole.x, y: frame.y - whole.y),
        clip: CellRect(origin: .zero, size: whole.size))
      guard place.picture == arranged.anchor else { continue }
      shownGrip = CellPoint(
        x: frame.x - whole.x + min(grip.x, frame.width - 1),
        y: frame.y - whole.y + min(grip.y, frame.height - 1))
    }
    write(badge, at: CellPoint(x: badgeStart.x - whole.x, y: badgeStart.y - whole.y), on: surface)
    layer.show(surface, at: layer.position)
  }

  private func write(_ badge: String, at start: CellPoint, on surface: Surface) {
    if badge.isEmpty { return }
    let context = PaintContext(
      surface: surface, clip: CellRect(origin: .zero, size: surface.size))
    // In colors of its own, since those of the picture may leave nothing to read.
    var ink = Ink(foreground: .default, background: .default, attributes: [.bold, .inverse])
    if shown.isForbidden { ink.foreground = .ansi(1) }
    context.write(Glyph.glyphs(of: badge), x: start.x, y: start.y, ink: ink)
  }

  func remove() { graph.removeLayer(layer) }

  /// Lets the pictures go to a cell, where they are removed.
  func land(at corner: CellPoint) {
    let start = layer.position
    let end = CellPoint(
      x: corner.x - (shownGrip.x - min(grip.x, pictures[lead].frame.width - 1)),
      y: corner.y - (shownGrip.y - min(grip.y, pictures[lead].frame.height - 1)))
    if start == end { return remove() }
    graph.run(.landing, end: { [layer, graph] in graph.removeLayer(layer) }) { [layer] progress in
      let x = Double(start.x) + Double(end.x - start.x) * progress
      let y = Double(start.y) + Double(end.y - start.y) * progress
      layer.move(to: CellPoint(x: Int(x.rounded()), y: Int(y.rounded())))
    }
  }
}
