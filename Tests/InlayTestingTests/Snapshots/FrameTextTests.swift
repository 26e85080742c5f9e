import CellGrid
import Inlay
import Testing

@testable import InlayTesting

@MainActor
struct FrameTextTests {
  private func surface(_ seed: UInt64, _ width: Int, _ height: Int) -> Surface {
    var random = SplitMix(seed)
    let surface = Surface(size: CellSize(width: width, height: height))
    let characters = Array("ab XY日本🙂─│é.…")
    for y in 0..<height {
      var x = 0
      while x < width {
        guard let glyph = Glyph(characters[random.next(characters.count)]),
          x + Int(glyph.width) <= width
        else { break }
        let style = CellStyle(
          foreground: random.next(3) == 0 ? .ansi(UInt8(random.next(16))) : .default,
          background: random.next(4) == 0 ? .rgb(UInt8(random.next(256)), 0, 9) : .default,
          attributes: random.next(3) == 0
            ? CellAttributes(rawValue: 1 << UInt16(random.next(12))) : [])
        surface.put(glyph, x: x, y: y, ink: Ink(style), clip: surface.bounds)
        x += Int(glyph.width)
      }
    }
    return surface
  }

  @Test(arguments: 0..<60)
  func comesBackAsItWas(seed: Int) throws {
    let surface = surface(UInt64(seed), 1 + seed % 23, seed % 7)
    let text = FrameText(surface).description
    let read = try FrameText(parsing: text)
    #expect(CellDifferences(of: surface, from: read.surface).isEmpty)
    #expect(read.description == text)
  }

  @Test func letters() {
    let screen = TestScreen(9, 2) {
      VStack(alignment: .leading, spacing: 0) {
        Text("To").bold() + Text(" do").foregroundStyle(.red)
        Text("日本")
      }
    }
    #expect(
      FrameText(screen.surface).description == """
        9x2

          To do
          日本

        ..aa.bb


        a  bold
        b  red

        """)
  }

  @Test func keepsTheLettersOfALegend() {
    let screen = TestScreen(5, 1) { Text("a").bold() + Text("b").foregroundStyle(.red) }
    let text = FrameText(
      screen.surface, keeping: ["a": CellStyle(foreground: .ansi(1)), "b": .plain, "c": .plain])
    #expect(text.description.contains("\n.da\n"))
    #expect(
      text.legend == ["a": CellStyle(foreground: .ansi(1)), "d": CellStyle(attributes: .bold)])
  }

  /// A gradient has more styles than there are letters.
  @Test func moreStylesThanLetters() throws {
    let surface = Surface(size: CellSize(width: 120, height: 12))
    for y in 0..<12 {
      for x in 0..<120 {
        let style = CellStyle(background: .rgb(UInt8(x), UInt8(y), 0))
        surface.put(.blank, x: x, y: y, ink: Ink(style), clip: surface.bounds)
      }
    }
    let read = try FrameText(parsing: FrameText(surface).description)
    #expect(read.legend.count == 1440)
    #expect(CellDifferences(of: surface, from: read.surface).isEmpty)
  }

  @Test(
    arguments: [
      ("", "line 1 is not the size of the frame and its rows"),
      ("3\n", "line 1 is not the size of the frame and its rows"),
      ("3x2\n\na\n", "line 1 is not the size of the frame and its rows"),
      ("1x1\n\na\n\na\n\na bold\n", "line 7 is not a letter and the words of a style"),
      ("1x1\n\na\n\na\n\na  shiny\n", "line 7 is not a letter and the words of a style"),
    ] as [(String, String)])
  func brokenFiles(_ file: String, _ problem: String) {
    #expect { try FrameText(parsing: file) } throws: { "\($0)" == problem }
  }
}

/// A small generator of random numbers that gives the same ones everywhere.
struct SplitMix {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next(_ limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((value ^ (value >> 31)) % UInt64(limit))
  }
}
