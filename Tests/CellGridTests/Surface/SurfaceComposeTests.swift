import CellGrid
import Testing

@Suite struct SurfaceComposeTests {
  private func surface(_ text: String, width: Int = 8) -> Surface {
    let surface = Surface(size: CellSize(width: width, height: 1))
    surface.write(Glyph.glyphs(of: text), x: 0, y: 0, ink: Ink(), clip: surface.bounds)
    return surface
  }

  private func layer(width: Int, _ parts: (Int, String)...) -> Surface {
    let layer = Surface(size: CellSize(width: width, height: 1))
    for (x, text) in parts {
      layer.write(Glyph.glyphs(of: text), x: x, y: 0, ink: Ink(), clip: layer.bounds)
    }
    return layer
  }

  @Test func clearCellsLetShowWhatIsBeneath() {
    let base = surface("abcdefgh")
    let layer = layer(width: 4, (0, "X"), (2, " Y"))
    base.draw(layer, at: CellPoint(x: 2, y: 0), clip: base.bounds)
    #expect(base.rows() == ["abXd Ygh"])
  }

  @Test func halvesCoveredByTheLayerAreBlanked() {
    let base = surface("日本語中")
    base.draw(layer(width: 4, (0, "abcd")), at: CellPoint(x: 1, y: 0), clip: base.bounds)
    #expect(base.rows() == [" abcd 中"])
  }

  @Test func glyphsOfTheLayerCutByTheClipAreBlanks() {
    let base = surface("........")
    let layer = layer(width: 8, (0, "日本語中"))
    base.draw(layer, at: .zero, clip: CellRect(x: 1, y: 0, width: 4, height: 1))
    #expect(base.rows() == [". 本 ..."])
    let shifted = surface("........")
    shifted.draw(layer, at: CellPoint(x: -3, y: 0), clip: shifted.bounds)
    #expect(shifted.rows() == [" 語中..."])
    let single = surface("........")
    single.draw(layer, at: .zero, clip: CellRect(x: 1, y: 0, width: 1, height: 1))
    #expect(single.rows() == [". ......"])
  }

  @Test func layersOutsideChangeNothing() {
    let base = surface("abc")
    let before = base.copy()
    for x in [Int.min, -4, 8, Int.max] {
      base.draw(layer(width: 4, (0, "wxyz")), at: CellPoint(x: x, y: 0), clip: base.bounds)
      base.draw(layer(width: 4, (0, "wxyz")), at: CellPoint(x: 0, y: x), clip: base.bounds)
    }
    #expect(base == before)
  }

  @Test func copyIsExactAndTakesWholeGlyphs() {
    let source = surface("a日b", width: 8)
    let target = surface("a日b", width: 8)
    target.copy(from: source, rect: CellRect(x: 2, y: 0, width: 6, height: 1))
    #expect(target == source)
    let other = surface("........")
    other.copy(from: source, rect: CellRect(x: 2, y: 0, width: 6, height: 1))
    // The head outside comes along; clear cells are copied as such.
    #expect(other.rows() == [".日b"])
    #expect(other[4, 0].isClear)
  }

  @Test func equalityComparesSizesAndCells() {
    #expect(surface("ab") == surface("ab"))
    #expect(surface("ab") != surface("ab "))
    #expect(surface("ab", width: 2) != surface("ab", width: 3))
  }
}
