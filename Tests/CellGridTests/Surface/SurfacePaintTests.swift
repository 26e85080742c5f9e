import CellGrid
import Testing

@Suite struct SurfacePaintTests {
  private func surface(_ text: String, width: Int = 8) -> Surface {
    let surface = Surface(size: CellSize(width: width, height: 1))
    surface.write(Glyph.glyphs(of: text), x: 0, y: 0, ink: Ink(), clip: surface.bounds)
    return surface
  }

  private func span(_ x: Int, _ width: Int) -> CellRect {
    CellRect(x: x, y: 0, width: width, height: 1)
  }

  @Test func fillDropsAttributesAndKeepsColors() {
    let surface = surface("abc")
    surface.apply(
      Ink(foreground: .ansi(1), background: .ansi(2), attributes: .bold, link: 2),
      in: span(0, 3), clip: surface.bounds)
    surface.fill(span(1, 1), ink: Ink(), clip: surface.bounds)
    #expect(surface.rows() == ["a c"])
    #expect(surface[1, 0].style == CellStyle(foreground: .ansi(1), background: .ansi(2)))
  }

  @Test func fillBlanksHalvesOutsideOfIt() {
    let surface = surface("日本語")
    surface.fill(span(1, 4), ink: Ink(background: .ansi(4)), clip: surface.bounds)
    #expect(surface.rows() == [""])
    #expect((0..<6).map { surface[$0, 0].role } == Array(repeating: .single, count: 6))
    #expect(surface[0, 0].style == .plain)
    #expect(surface[1, 0].style.background == .ansi(4))
  }

  @Test func fillWithAWideGlyphTilesFromItsOwnEdge() throws {
    let surface = surface("........")
    let glyph = try #require(Glyph("日"))
    surface.fill(span(1, 5), glyph: glyph, ink: Ink(), clip: span(2, 6))
    #expect(surface.rows() == [".. 日 .."])
    let huge = CellRect(x: Int.min, y: Int.min, width: Int.max, height: Int.max)
    surface.fill(huge, glyph: glyph, ink: Ink(), clip: huge)
    #expect(surface.rows() == [".. 日 .."])
  }

  @Test func applyKeepsGlyphsAndWholeStyles() {
    let surface = surface("a日b")
    surface.apply(Ink(attributes: .inverse), in: span(2, 6), clip: surface.bounds)
    #expect(surface.rows() == ["a日b"])
    // The head is outside, so the glyph keeps its style.
    #expect((0..<5).map { surface[$0, 0].style.attributes } == [[], [], [], .inverse, .inverse])
    surface.apply(Ink(attributes: .bold), in: span(1, 1), clip: surface.bounds)
    #expect(surface[1, 0].style.attributes == .bold)
    #expect(surface[2, 0].style.attributes == .bold)
    #expect(surface[2, 0].role == .tail)
  }

  @Test func applyLeavesClearCellsClearIfNothingShows() {
    let surface = Surface(size: CellSize(width: 2, height: 1))
    surface.apply(Ink(foreground: .ansi(1), attributes: .bold), in: span(0, 2), clip: span(0, 2))
    #expect(surface[0, 0].isClear)
    surface.apply(Ink(background: .ansi(1)), in: span(0, 1), clip: span(0, 2))
    #expect(surface[0, 0].glyph == .blank)
    #expect(surface[0, 0].style.background == .ansi(1))
    #expect(surface[1, 0].isClear)
  }

  @Test func clearBlanksHalves() {
    let surface = surface("日本")
    surface.clear(span(1, 2))
    #expect((0..<4).map { surface[$0, 0].role } == [.single, .empty, .empty, .single])
    surface.clear()
    #expect((0..<8).allSatisfy { surface[$0, 0].isClear })
  }

  @Test func resizeKeepsWhatIsInBoth() {
    let surface = surface("ab日本", width: 6)
    surface.resize(to: CellSize(width: 5, height: 2))
    #expect(surface.rows() == ["ab日", ""])
    #expect(surface[4, 0].role == .single)
    #expect(surface[0, 1].isClear)
    surface.resize(to: CellSize(width: 8, height: 1))
    #expect(surface.rows() == ["ab日"])
    surface.resize(to: .zero)
    #expect(surface.rows() == [])
  }

  @Test func sizesAreHeldInBounds() {
    #expect(Surface(size: CellSize(width: -3, height: 4)).size == CellSize(width: 0, height: 4))
    let huge = Surface(size: CellSize(width: 4, height: Int.max)).size
    #expect(huge == CellSize(width: 4, height: Surface.longestSide))
    #expect(Surface(size: CellSize(width: Int.max, height: 0)).width == Surface.longestSide)
  }
}
