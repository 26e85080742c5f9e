import CellGrid
import Testing

@testable import InlayTesting

struct StyleWordsTests {
  @Test(
    arguments: [
      (CellStyle.plain, "plain"),
      (CellStyle(foreground: .ansi(1)), "red"),
      (CellStyle(foreground: .ansi(12), background: .ansi(0)), "bright blue on black"),
      (CellStyle(background: .rgb(0, 10, 255)), "on #000aff"),
      (CellStyle(foreground: .indexed(214)), "color 214"),
      (CellStyle(foreground: .indexed(1), attributes: [.bold, .italic]), "bold, italic, color 1"),
      (
        CellStyle(underlineColor: .ansi(3), attributes: .curlyUnderline),
        "curly underline, underlined in yellow"
      ),
      (
        CellStyle(attributes: .dim, link: LinkTable.number(of: "https://example.com/a,b")),
        "dim, link https://example.com/a,b"
      ),
    ] as [(CellStyle, String)])
  func wordsAndBack(_ style: CellStyle, _ words: String) {
    #expect(StyleWords.words(of: style) == words)
    #expect(StyleWords.style(of: words) == style)
  }

  @Test func everyAttributeAndColorComesBack() {
    var colors = (0..<16).map { TerminalColor.ansi($0) }
    colors += (0...255).map { TerminalColor.indexed($0) }
    colors += [.default, .rgb(0, 0, 0), .rgb(255, 254, 1)]
    for (index, color) in colors.enumerated() {
      let attributes = CellAttributes(rawValue: UInt16(index * 37 % (1 << 12)))
      for style in [
        CellStyle(foreground: color, attributes: attributes),
        CellStyle(background: color, attributes: attributes),
        CellStyle(foreground: color, background: colors[(index + 7) % colors.count]),
        CellStyle(underlineColor: color),
      ] {
        #expect(StyleWords.style(of: StyleWords.words(of: style)) == style)
      }
    }
  }

  @Test(arguments: ["", "red on", "pink", "#12345", "color 256", "bold,red", "red on blue on red"])
  func nonsense(_ words: String) {
    #expect(StyleWords.style(of: words) == nil)
  }
}
