import CellGrid
import Testing

@testable import ViewGraph

struct MosaicTests {
  private func cell(_ glyph: String, _ ink: Ink) -> Cell {
    let surface = Surface(size: CellSize(width: 1, height: 1))
    surface.put(Glyph(Character(glyph))!, x: 0, y: 0, ink: ink, clip: surface.bounds)
    return surface[0, 0]
  }

  private let red = Dye.solid(.ansi(1))
  private let blue = Dye.solid(.ansi(4))

  @Test func glyphsAreOrderedByTheirQuarters() {
    #expect(Mosaic.glyphs.count == 16)
    #expect(Mosaic.glyphs[3].string == "▀")
    #expect(Mosaic.glyphs[5].string == "▌")
    #expect(Mosaic.glyphs[10].string == "▐")
    #expect(Mosaic.glyphs[12].string == "▄")
    #expect(Mosaic.glyphs[6].string == "▞")
    #expect(Mosaic.glyphs[15].string == "█")
  }

  @Test func aCellIsReadBack() {
    let upper = Mosaic(cell("▀", Ink(foreground: .ansi(1), background: .ansi(4))))
    #expect(upper.dyes == [red, red, blue, blue])
    let text = Mosaic(cell("x", Ink(foreground: .ansi(1), background: .ansi(4))))
    #expect(text.dyes == [blue, blue, blue, blue])
    #expect(Mosaic(.clear).dyes == Array(repeating: .terminalBackground, count: 4))
    let inverse = Mosaic(
      cell("▌", Ink(foreground: .ansi(1), background: .ansi(4), attributes: .inverse)))
    #expect(inverse.dyes == [blue, red, blue, red])
  }

  private func drawing(
    over cell: Cell, _ dye: Dye, _ mask: UInt8, opacity: UInt8 = 255
  ) -> (String, Ink) {
    var mosaic = Mosaic(cell)
    mosaic.lay(dye, opacity: opacity, on: mask)
    let (glyph, ink) = mosaic.drawing(keeping: mask)
    return (glyph.string, ink)
  }

  @Test func oneColorOverTheBackground() {
    let (glyph, ink) = drawing(over: .clear, red, 3)
    #expect(glyph == "▀")
    #expect(ink == Ink(foreground: .ansi(1), background: .default))
  }

  @Test func twoColorsShareACell() {
    let beneath = cell("▀", Ink(foreground: .ansi(1)))
    let (glyph, ink) = drawing(over: beneath, blue, 12)
    #expect(glyph == "▄")
    #expect(ink == Ink(foreground: .ansi(4), background: .ansi(1)))
  }

  @Test func oneColorInTwoPartsFillsTheCell() {
    let beneath = cell("▀", Ink(foreground: .ansi(1)))
    let (glyph, ink) = drawing(over: beneath, red, 12)
    #expect(glyph == " ")
    #expect(ink == Ink(background: .ansi(1)))
  }

  @Test func ofThreeColorsTheRarestIsDropped() {
    // Blue on the right of red at the top left: the background at the bottom left has one quarter, as red
    // has, and red comes first.
    let beneath = cell("▀", Ink(foreground: .ansi(1)))
    let (glyph, ink) = drawing(over: beneath, blue, 10)
    #expect(glyph == "▐")
    #expect(ink == Ink(foreground: .ansi(4), background: .ansi(1)))
  }

  @Test func theColorOfTextStaysInTheForeground() {
    // Red at the top of a cell that is full of the default foreground, which no background can be.
    let beneath = cell("█", Ink(foreground: .default))
    let (glyph, ink) = drawing(over: beneath, red, 3)
    #expect(glyph == "▄")
    #expect(ink == Ink(foreground: .default, background: .ansi(1)))
  }

  @Test func theTerminalsBackgroundStaysInTheBackground() {
    let beneath = cell(" ", Ink(background: .ansi(1)))
    let (glyph, ink) = drawing(over: beneath, .terminalBackground, 1)
    #expect(glyph == "▟")
    #expect(ink == Ink(foreground: .ansi(1), background: .default))
  }

  @Test func dimTextFillsACellAsText() {
    let (glyph, ink) = drawing(over: .clear, .text(.default, isDim: true), 15)
    #expect(glyph == "█")
    #expect(ink == Ink(foreground: .default, attributes: .dim))
  }

  @Test func seeThroughColorsMixWithEachQuarter() {
    let beneath = cell("▀", Ink(foreground: .rgb(200, 0, 0), background: .rgb(0, 0, 200)))
    // 51 of 255 is a fifth: 160 of 200, and 51 of 255 added.
    let (glyph, ink) = drawing(over: beneath, .solid(.rgb(0, 255, 0)), 15, opacity: 51)
    #expect(glyph == "▀")
    #expect(ink == Ink(foreground: .rgb(160, 51, 0), background: .rgb(0, 51, 160)))
  }
}
