import CellGrid
import Testing

@Suite struct SurfaceWriteTests {
  private func surface(_ rows: String...) -> Surface {
    let surface = Surface(size: CellSize(width: 8, height: rows.count))
    for (y, row) in rows.enumerated() {
      surface.write(Glyph.glyphs(of: row), x: 0, y: y, ink: Ink(), clip: surface.bounds)
    }
    return surface
  }

  private func write(_ text: String, x: Int, on surface: Surface, clip: CellRect? = nil) {
    surface.write(
      Glyph.glyphs(of: text), x: x, y: 0, ink: Ink(), clip: clip ?? surface.bounds)
  }

  @Test func wideGlyphOverTwoHalvesBlanksTheOtherHalves() {
    let surface = surface("日本")
    write("語", x: 1, on: surface)
    #expect(surface.rows() == [" 語"])
    #expect(surface[0, 0].role == .single)
    #expect(surface[3, 0].role == .single)
  }

  @Test func narrowGlyphOverEitherHalfBlanksTheOther() {
    for x in 0..<2 {
      let surface = surface("日本")
      write("a", x: x, on: surface)
      #expect(surface.rows() == [x == 0 ? "a 本" : " a本"])
    }
  }

  @Test func otherHalfIsBlankedOutsideTheClipInItsOwnStyle() {
    let surface = surface("        ")
    surface.write(
      Glyph.glyphs(of: "日"), x: 2, y: 0, ink: Ink(background: .ansi(3)), clip: surface.bounds)
    write("a", x: 3, on: surface, clip: CellRect(x: 3, y: 0, width: 2, height: 1))
    #expect(surface[2, 0].glyph == .blank)
    #expect(surface[2, 0].style.background == .ansi(3))
    #expect(surface.rows() == ["   a"])
  }

  @Test func headCutByClipOrEdgeIsBlank() {
    let cutLeft = surface("abcdefgh")
    write("日", x: 1, on: cutLeft, clip: CellRect(x: 2, y: 0, width: 6, height: 1))
    #expect(cutLeft.rows() == ["ab defgh"])
    let cutRight = surface("abcdefgh")
    write("x日", x: 6, on: cutRight)
    #expect(cutRight.rows() == ["abcdefx"])
    #expect(cutRight[7, 0].role == .single)
    let outside = surface("abcdefgh")
    write("日", x: -1, on: outside)
    #expect(outside.rows() == [" bcdefgh"])
  }

  @Test func writingOutsideChangesNothing() {
    let surface = surface("abc")
    let before = surface.copy()
    write("xyz", x: 8, on: surface)
    write("xyz", x: -3, on: surface)
    write("xyz", x: Int.max, on: surface)
    write("xyz", x: Int.min, on: surface)
    surface.put(.blank, x: 0, y: 1, ink: Ink(), clip: surface.bounds)
    surface.put(.blank, x: 0, y: 0, ink: Ink(), clip: .zero)
    surface.put(.blank, x: 0, y: 0, ink: Ink(opacity: 0), clip: surface.bounds)
    #expect(surface == before)
  }

  @Test func onlyTheBackgroundBeneathSurvives() {
    let surface = surface("abc")
    surface.apply(
      Ink(foreground: .ansi(1), background: .ansi(2), attributes: .bold, link: 4),
      in: surface.bounds, clip: surface.bounds)
    surface.put(
      Glyph("x")!, x: 0, y: 0, ink: Ink(attributes: .italic), clip: surface.bounds)
    #expect(surface[0, 0].style == CellStyle(background: .ansi(2), attributes: .italic))
    surface.put(Glyph("x")!, x: 1, y: 0, ink: Ink(background: .ansi(5)), clip: surface.bounds)
    #expect(surface[1, 0].style == CellStyle(background: .ansi(5)))
  }

  @Test func threeCellClusterIsWhole() {
    let text = "ष्ट्र"
    let surface = surface("abcdef")
    write(text, x: 1, on: surface)
    #expect((1..<4).map { surface[$0, 0].role } == [.head, .tail, .tail])
    write("x", x: 2, on: surface)
    #expect(surface.rows() == ["a x ef"])
  }
}
