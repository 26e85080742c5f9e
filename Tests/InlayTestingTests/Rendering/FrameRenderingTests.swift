import Foundation
import Inlay
import InlayTesting
import Testing

@MainActor
struct FrameRenderingTests {
  private let screen = TestScreen(14, 4) {
    VStack(alignment: .leading, spacing: 0) {
      Text("Ship <it>").bold().foregroundStyle(.red)
      Text("日本 & ✓").background(Color.blue)
      Text("no color").inverse()
    }
  }

  private var svg: String { screen.frame().svg(.dark) }

  @Test func text() {
    #expect(screen.frame().text == screen.text)
    #expect(screen.frame().columns == 14 && screen.frame().rows == 4)
  }

  @Test func aFrameStaysAsItWas() {
    let frame = screen.frame()
    let before = frame.text
    screen.resize(5, 2)
    #expect(frame.text == before && frame.columns == 14)
    #expect(screen.frame(from: .rendered).columns == 5)
  }

  @Test func fewerColors() {
    let screen = TestScreen(3, 1) { Text("abc").foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
    #expect(screen.frame().svg().contains("fill=\"#ff0000\""))
    #expect(screen.frame().shown(in: .ansi16).svg().contains("class=\"c9\""))
    #expect(!screen.frame().shown(in: .none).svg().contains("<g class=\"c"))
  }

  @Test func ansiLines() {
    #expect(
      screen.frame().ansi() == """
          \u{1B}[1;31mShip <it>\u{1B}[m
          \u{1B}[44m日本 & ✓\u{1B}[m
          \u{1B}[7mno color\u{1B}[m


        """)
    #expect(screen.frame().ansi(.none).contains("  日本 & ✓\n"))
  }

  @Test func svgHasItsTextAndItsGrid() {
    #expect(svg.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"150\" height=\"100\""))
    #expect(svg.contains(">Ship</text>") && svg.contains(">&lt;it&gt;</text>"))
    #expect(svg.contains("font-weight=\"bold\""))
    // A wide character is centered in its two cells, which begin at the third one.
    #expect(svg.contains("<text x=\"27.0\" text-anchor=\"middle\""))
    #expect(svg.contains("<rect class=\"c4\" x=\"18\" y=\"19\" width=\"72\" height=\"19\"/>"))
    // Inverse: the background in the color of text.
    #expect(svg.contains("<rect class=\"t\" x=\"18\" y=\"38\" width=\"72\" height=\"19\"/>"))
  }

  @Test func svgIsWellFormed() throws {
    for theme in [PictureTheme.dark, .light, .automatic] {
      let text = screen.frame().svg(theme, title: "A & B")
      var open: [Substring] = []
      for tag in text.split(separator: "<").map({ $0.prefix { $0 != ">" } }) {
        let name = tag.drop { $0 == "/" }.prefix { $0.isLetter }
        if tag.hasPrefix("/") {
          #expect(open.popLast() == name)
        } else if !tag.hasSuffix("/") {
          open.append(name)
        }
      }
      #expect(open.isEmpty)
      #expect(text.contains("<title>A &amp; B</title>"))
    }
  }

  @Test func linesAreShapesThatMeet() {
    let screen = TestScreen(6, 3) { Text("ab").border(.double) }
    let svg = screen.frame().svg(.light)
    #expect(!svg.contains("═") && !svg.contains("║"))
    // The outer line along the top, in one piece from corner to corner.
    #expect(svg.contains("<rect x=\"11\" y=\"7\" width=\"32\" height=\"1\"/>"))
  }

  @Test(.enabled(if: ScreenFrame.canMakePNG)) func png() throws {
    let data = try screen.frame().png(scale: 1)
    #expect(data.prefix(8) == Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    // The size stands big-endian in the header.
    #expect(data[16..<24] == Data([0, 0, 0, 150, 0, 0, 0, 100]))
  }
}
