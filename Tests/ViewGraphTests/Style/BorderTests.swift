import CellGrid
import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct BorderTests {
  @Test func aBorderLiesAroundTheView() {
    let screen = TestScreen.corner(10, 3) { Text("ab").border() }
    #expect(screen.lines == ["┌──┐", "│ab│", "└──┘"])
  }

  @Test(arguments: [
    (LineSet.light, "┌─┐│└┘"), (.rounded, "╭─╮│╰╯"), (.heavy, "┏━┓┃┗┛"), (.double, "╔═╗║╚╝"),
    (.ascii, "+-+|++"), (.dashed, "╭╌╮╎╰╯"), (LineSet("12345"), "31425┘"),
  ])
  func eachSetHasItsLines(_ lines: LineSet, _ glyphs: String) {
    let glyphs = Array(glyphs)
    let screen = TestScreen.corner(5, 3) { Text("x").border(lines) }
    #expect(
      screen.lines == [
        String([glyphs[0], glyphs[1], glyphs[2]]), String([glyphs[3], "x", glyphs[3]]),
        String([glyphs[4], glyphs[1], glyphs[5]]),
      ])
  }

  @Test func wideCharactersInASetAreReplaced() {
    let screen = TestScreen.corner(5, 3) { Text("x").border(LineSet("日*")) }
    #expect(screen.lines == ["┌─┐", "*x*", "└─┘"])
  }

  @Test func theStyleColorsTheLine() {
    let screen = TestScreen.corner(10, 3) {
      Text("a").border(.red, lines: .heavy).foregroundStyle(.green)
    }
    #expect(screen.style(0, 0).foreground == .ansi(1))
    #expect(screen.style(1, 1).foreground == .ansi(2))
    let plain = TestScreen.corner(10, 3) { Text("a").border().foregroundStyle(.green) }
    #expect(plain.style(0, 0).foreground == .ansi(2))
  }

  @Test func wideCharactersStayInside() {
    let screen = TestScreen.corner(10, 3) { Text("a🙂b中").border() }
    #expect(screen.lines == ["┌──────┐", "│a🙂b中│", "└──────┘"])
  }

  @Test func neighborsKeepTheirCells() {
    let screen = TestScreen.corner(12, 3) {
      HStack(spacing: 0) {
        Text("a").border().background(.red)
        Text("b").border().background(.blue)
        Text("c").background(.green)
      }
    }
    #expect(screen.lines == ["┌─┐┌─┐", "│a││b│c", "└─┘└─┘"])
    #expect(screen.style(2, 1).background == .ansi(1))
    #expect(screen.style(3, 1).background == .ansi(4))
    #expect(screen.style(5, 2).background == .ansi(4))
    #expect(screen.style(6, 1).background == .ansi(2))
    #expect(screen.style(6, 0).background == .default)
  }

  @Test func theLineTakesOneCellWhateverItsSizeInPoints() {
    let view = Text("ab").border()
    let screen = TestScreen(6, 3, cellSize: CGSize(width: 8, height: 16)) {
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    #expect(screen.lines == ["┌──┐", "│ab│", "└──┘"])
  }

  @Test func everySizeOfOutlineCanBeDrawn() {
    func outline(_ width: Int, _ height: Int) -> [String] {
      let surface = Surface(size: CellSize(width: 4, height: 3))
      let context = PaintContext(
        surface: surface, clip: CellRect(x: 0, y: 0, width: 4, height: 3))
      context.outline(
        CellRect(x: 0, y: 0, width: width, height: height), lines: .light, ink: Ink())
      return surface.rows().filter { !$0.isEmpty }
    }
    #expect(outline(0, 0) == [])
    #expect(outline(0, 3) == [])
    #expect(outline(-1, 2) == [])
    #expect(outline(1, 1) == ["┘"])
    #expect(outline(1, 3) == ["┐", "│", "┘"])
    #expect(outline(3, 1) == ["└─┘"])
    #expect(outline(2, 2) == ["┌┐", "└┘"])
    #expect(outline(1 << 30, 1 << 30) == ["┌───", "│", "│"])
  }
}
