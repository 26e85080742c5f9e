import CellGrid
import Testing

@testable import ViewGraph

/// Surfaces above the views, drawn by what each frame says has changed.
@MainActor
struct LayerTests {
  private let graph = Graph(Text("日本語"), size: CellSize(width: 6, height: 1))
  /// What somebody sees who copies no other cells than the changed ones.
  private let shown = Surface(size: CellSize(width: 6, height: 1))

  private func draw() -> [String] {
    let frame = graph.render()
    for rect in frame.damage.rects { shown.copy(from: frame.surface, rect: rect) }
    return frame.surface.rows()
  }

  private func letter(_ text: String) -> Surface {
    let surface = Surface(size: CellSize(width: 1, height: 1))
    surface.write(Glyph.glyphs(of: text), x: 0, y: 0, ink: Ink(), clip: surface.bounds)
    return surface
  }

  private func expectFrame(_ row: String) {
    #expect(draw() == [row])
    #expect(shown.rows() == [row])
  }

  @Test func theViewsAreAsBeforeOnceALayerIsGone() {
    expectFrame("日本語")
    let layer = graph.addLayer(letter("x"), at: CellPoint(x: 3, y: 0))
    expectFrame("日 x語")
    layer.move(to: CellPoint(x: 4, y: 0))
    expectFrame("日本x")
    graph.removeLayer(layer)
    expectFrame("日本語")
  }

  @Test func oneOfSeveralLayersGoesAlone() {
    expectFrame("日本語")
    let first = graph.addLayer(letter("x"), at: CellPoint(x: 0, y: 0))
    _ = graph.addLayer(letter("y"), at: CellPoint(x: 5, y: 0))
    expectFrame("x 本 y")
    graph.removeLayer(first)
    expectFrame("日本 y")
  }

  @Test func aLayerThatComesAndGoesBetweenFramesLeavesNothing() {
    expectFrame("日本語")
    graph.removeLayer(graph.addLayer(letter("x"), at: CellPoint(x: 2, y: 0)))
    expectFrame("日本語")
  }

  @Test func aLayerStaysWhenTheSizeChanges() {
    let layer = graph.addLayer(letter("x"), at: CellPoint(x: 2, y: 0))
    expectFrame("日x 語")
    graph.resize(to: CellSize(width: 8, height: 1))
    shown.resize(to: CellSize(width: 8, height: 1))
    expectFrame("  x本語")
    graph.removeLayer(layer)
    expectFrame(" 日本語")
  }
}
