import CellGrid
import Testing

@Suite struct SurfaceRepeatTests {
  private static let backdrop = ["日本語日本", "abcdefghij", "x日y日z日 "]

  private func surface() -> Surface {
    let surface = Surface(size: CellSize(width: 10, height: 3))
    for (y, row) in Self.backdrop.enumerated() {
      surface.write(
        Glyph.glyphs(of: row), x: 0, y: y, ink: Ink(foreground: .ansi(1), background: .ansi(4)),
        clip: surface.bounds)
    }
    return surface
  }

  /// Repeating a narrow glyph is the same as writing it side by side in each row.
  @Test(arguments: [
    CellRect(x: 1, y: 0, width: 5, height: 3), CellRect(x: -2, y: 1, width: 4, height: 9),
    CellRect(x: 8, y: -1, width: 5, height: 3), CellRect(x: 3, y: 1, width: 1, height: 1),
  ])
  func isTheSameAsWriting(rect: CellRect) throws {
    let glyph = try #require(Glyph("─"))
    let ink = Ink(foreground: .ansi(2), attributes: .dim, opacity: 200)
    let clip = CellRect(x: 0, y: 0, width: 9, height: 3)
    let repeated = surface()
    repeated.writeRepeated(glyph, in: rect, ink: ink, clip: clip)
    let written = surface()
    for y in rect.y..<rect.maxY {
      written.write(
        [Glyph](repeating: glyph, count: rect.width), x: rect.x, y: y, ink: ink, clip: clip)
    }
    for y in 0..<3 {
      for x in 0..<10 { #expect(repeated[x, y] == written[x, y], "column \(x), row \(y)") }
    }
  }

  @Test func wideGlyphsStayInTheRectangle() throws {
    let surface = Surface(size: CellSize(width: 6, height: 1))
    surface.writeRepeated(
      try #require(Glyph("日")), in: CellRect(x: 1, y: 0, width: 3, height: 1), ink: Ink(),
      clip: surface.bounds)
    #expect(surface.rows() == [" 日"])
    #expect(surface[3, 0].role == .single)
    #expect(surface[4, 0].isClear)
  }
}
