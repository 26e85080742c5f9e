import CellGrid
import Testing

@Suite struct SurfaceDiffTests {
  private func surface(_ text: String) -> Surface {
    let surface = Surface(size: CellSize(width: 8, height: 1))
    surface.write(Glyph.glyphs(of: text), x: 0, y: 0, ink: Ink(), clip: surface.bounds)
    return surface
  }

  @Test(
    arguments: [
      ("abcdefgh", "abcdefgh", []), ("abcdefgh", "abXdefgh", [2..<3]),
      ("abcdefgh", "XbcdefgX", [0..<1, 7..<8]), ("日本語中", "日木語中", [2..<4]),
      ("日本語中", "日本 語x", [4..<8]), ("日本語中", "日本x", [4..<8]),
    ] as [(String, String, [Range<Int>])])
  func spansAreTheChangedGlyphs(old: String, new: String, expected: [Range<Int>]) {
    let spans = surface(new).changedSpans(ofRow: 0, from: surface(old), in: 0..<8)
    #expect(spans == expected)
  }

  @Test func damageInsideAGlyphWidensToAllOfIt() {
    let old = surface("日本語中")
    let new = surface("日木語中")
    #expect(new.changedSpans(ofRow: 0, from: old, in: 3..<5) == [2..<4])
    #expect(new.changedSpans(ofRow: 0, from: old, in: 4..<8) == [])
    #expect(new.changedSpans(ofRow: 0, from: old, in: -5..<90) == [2..<4])
    #expect(new.changedSpans(ofRow: 1, from: old, in: 0..<8) == [])
  }

  @Test func styleOfAWideGlyphChangesBothColumns() {
    let old = surface("日本")
    let new = old.copy()
    new.apply(
      Ink(background: .ansi(1)), in: CellRect(x: 2, y: 0, width: 1, height: 1), clip: new.bounds)
    #expect(new.changedSpans(ofRow: 0, from: old, in: 0..<8) == [2..<4])
  }
}
