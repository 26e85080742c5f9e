import CellGrid
import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct ColorTests {
  @Test func aColorFillsItsFrame() {
    let screen = TestScreen.corner(5, 3) { Color.red.frame(width: 3, height: 2) }
    for y in 0..<3 {
      for x in 0..<5 {
        #expect(screen.style(x, y).background == (x < 3 && y < 2 ? .ansi(1) : .default))
      }
    }
  }

  @Test func aColorTakesWhatItIsOffered() {
    let graph = Graph(
      Color.red.probe("offered").frame(width: 7, height: 3), size: .init(width: 20, height: 20))
    graph.update()
    #expect(graph.probes["offered"] == [6, 8, 7, 3])
    let ideal = Graph(Color.red.probe("ideal").fixedSize(), size: .init(width: 20, height: 20))
    ideal.update()
    #expect(ideal.probes["ideal"] == [5, 5, 10, 10])
  }

  @Test func componentsAndPalettesBecomeInks() {
    #expect(Color(red: 1, green: 0.5, blue: 0).foregroundInk == Ink(foreground: .rgb(255, 128, 0)))
    #expect(Color(white: 2).foregroundInk == Ink(foreground: .rgb(255, 255, 255)))
    #expect(
      Color(red: -1, green: .nan, blue: .infinity).foregroundInk.foreground == .rgb(0, 0, 255))
    #expect(Color.indexed(200).backgroundInk == Ink(background: .indexed(200)))
    #expect(Color.ansi(99).backgroundInk == Ink(background: .ansi(15)))
    #expect(Color.primary.foregroundInk == Ink(foreground: .default))
    #expect(Color.secondary.foregroundInk == Ink(foreground: .default, attributes: .dim))
    #expect(Color.clear.backgroundInk == nil)
  }

  @Test func opacitiesMultiply() {
    #expect(Color.red.opacity(0.5).opacity(0.5).foregroundInk.opacity == 64)
    #expect(Color.red.opacity(7).foregroundInk.opacity == 255)
    #expect(Color.red.opacity(-1).foregroundInk.opacity == 0)
    #expect(Color.red.opacity(.nan).foregroundInk.opacity == 0)
    #expect(Color(white: 1, opacity: .nan).foregroundInk.opacity == 0)
  }

  @Test func aTransparentColorMixesWithWhatIsBeneath() {
    let screen = TestScreen.corner(2, 1) {
      Color(white: 1).opacity(0.5).frame(width: 1, height: 1)
    }
    // The default background counts as black: half of white is 128.
    #expect(screen.style(0, 0).background == .rgb(128, 128, 128))
  }

  @Test func clearChangesNothing() {
    let screen = TestScreen.corner(3, 1) {
      Text("abc").background(.clear).overlay { Color.clear }.background(.red)
    }
    #expect(screen.lines == ["abc"])
    #expect(screen.style(0, 0).background == .ansi(1))
  }

  @Test func stylesAreFoundByName() {
    let screen = TestScreen.corner(3, 4) {
      Text("a").foregroundStyle(AnyShapeStyle(.red))
      Text("b").background(AnyShapeStyle(.green))
      VStack { Text("c") }.foregroundStyle(.tertiary)
      Text("d").foregroundStyle(Color.primary.opacity(0.5))
    }
    #expect(screen.style(0, 0).foreground == .ansi(1))
    #expect(screen.style(0, 1).background == .ansi(2))
    #expect(screen.style(0, 2).attributes == .dim)
    // Half of the default foreground, which counts as 229, over black.
    #expect(screen.style(0, 3).foreground == .rgb(115, 115, 115))
  }
}
