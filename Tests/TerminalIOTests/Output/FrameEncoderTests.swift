import CellGrid
import InlayTesting
import TerminalIO
import Testing

@Suite struct FrameEncoderTests {
  private func surface(_ rows: String..., width: Int = 20) -> Surface {
    let surface = Surface(size: CellSize(width: width, height: rows.count))
    for (y, row) in rows.enumerated() {
      surface.write(Glyph.glyphs(of: row), x: 0, y: y, ink: Ink(), clip: surface.bounds)
    }
    return surface
  }

  private func span(_ x: Int, _ width: Int, y: Int = 0) -> CellRect {
    CellRect(x: x, y: y, width: width, height: 1)
  }

  /// The bytes of a frame with ESC as "^", without the bounds of synchronized output.
  private func frame(
    from previous: Surface?, to next: Surface, damage: Damage? = nil,
    encoder: FrameEncoder = FrameEncoder(colorDepth: .trueColor)
  ) -> String {
    var encoder = encoder
    var bytes: [UInt8] = []
    encoder.encode(next, previous: previous, damage: damage, into: &bytes)
    let text = String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
    guard !text.isEmpty else { return text }
    #expect(text.hasPrefix("^[?2026h"))
    #expect(text.hasSuffix("^[?2026l"))
    return String(text.dropFirst(8).dropLast(8))
  }

  @Test func nothingChangedIsNoByte() {
    #expect(frame(from: surface("abc"), to: surface("abc")) == "")
    #expect(frame(from: surface("abc"), to: surface("abc   ")) == "")
    let red = surface("abc   ")
    red.apply(Ink(foreground: .ansi(1)), in: span(3, 3), clip: red.bounds)
    #expect(frame(from: surface("abc"), to: red) == "")
  }

  @Test func oneCellIsAMoveAndAByte() {
    #expect(frame(from: surface("", "abc"), to: surface("", "axc")) == "^[2;2Hx")
    #expect(frame(from: surface("abc"), to: surface("xbc")) == "^[Hx")
    #expect(frame(from: surface("abc"), to: surface("abx")) == "^[1;3Hx")
  }

  @Test func unknownScreenIsClearedOnce() {
    #expect(frame(from: nil, to: surface("", " ab")) == "^[?25l^[m^[2J^[2;2Hab")
    #expect(frame(from: surface("a", "b"), to: surface("x")) == "^[?25l^[m^[2J^[Hx")
  }

  @Test func shortGapsAreWrittenAgain() {
    #expect(frame(from: surface("abcdef"), to: surface("xbcdyf")) == "^[Hxbcdy")
    #expect(frame(from: surface("abcdefgh"), to: surface("xbcdefgy")) == "^[Hx^[6Cy")
    // Written again only in the same pen.
    let next = surface("xbcdyf")
    let old = surface("abcdef")
    for surface in [old, next] {
      surface.apply(Ink(attributes: .bold), in: span(2, 1), clip: surface.bounds)
    }
    #expect(frame(from: old, to: next) == "^[Hx^[3Cy")
  }

  @Test func nextRowIsReachedByLineFeed() {
    #expect(frame(from: surface("a", "b"), to: surface("x", "y")) == "^[Hx\r\ny")
    #expect(frame(from: surface("a", " b"), to: surface("x", " y")) == "^[Hx^[2dy")
    #expect(frame(from: surface("a", "  b"), to: surface("x", "  y")) == "^[Hx^[2;3Hy")
  }

  @Test func cursorIsUnknownAfterTheLastColumn() {
    let old = surface("abcd", "abcd", width: 4)
    #expect(frame(from: old, to: surface("abcx", "ybcd", width: 4)) == "^[1;4Hx^[2Hy")
    #expect(frame(from: old, to: surface("ab日", "ybcd", width: 4)) == "^[1;3H日^[2Hy")
  }

  @Test func blankEndsAreErased() {
    #expect(frame(from: surface("abcdef"), to: surface("ab")) == "^[1;3H^[K")
    #expect(frame(from: surface("abcde"), to: surface("ab")) == "^[1;3H   ")
    let blue = surface("ab      ", width: 8)
    blue.apply(Ink(background: .ansi(4)), in: span(2, 6), clip: blue.bounds)
    #expect(frame(from: surface("abcdefgh", width: 8), to: blue) == "^[1;3H^[44m      ^[m")
    #expect(frame(from: blue, to: surface("ab", width: 8)) == "^[1;3H^[K")
  }

  @Test func stylesAreMergedAndEndPlain() {
    let next = surface("abc")
    next.apply(
      Ink(foreground: .rgb(1, 2, 3), background: .ansi(9), attributes: .bold), in: span(0, 1),
      clip: next.bounds)
    next.apply(Ink(background: .ansi(9), attributes: .bold), in: span(1, 1), clip: next.bounds)
    #expect(
      frame(from: surface(""), to: next) == "^[H^[1;38;2;1;2;3;101ma^[39mb^[mc")
  }

  @Test func disputedClustersAreFramedByPositions() {
    #expect(frame(from: surface("   ab"), to: surface(" ♥️ab")) == "^[1;2H  ^[1;2H♥️")
    #expect(
      frame(from: surface("     x"), to: surface(" ♥️♠️")) == "^[1;2H  ^[1;2H♥️^[1;4H  ^[1;4H♠️^[1;6H ")
  }

  @Test func columnsAfterAWideDrawnClusterAreRepainted() {
    let text = "👍🏽"
    #expect(
      frame(from: surface("__abcd"), to: surface(text + "abcd")) == "^[H  ^[H\(text)^[1;3Hab")
  }

  @Test func whatIsDrawnOfASurfaceIsWhatATerminalShows() {
    let family = "👨‍👩‍👧"
    let surface = surface(family + "  " + family, "abc" + family, "ab" + family, width: 6)
    let terminal = VirtualTerminal(width: 6, height: 3)
    var encoder = FrameEncoder(colorDepth: .trueColor)
    var bytes: [UInt8] = []
    encoder.encode(surface, previous: nil, into: &bytes)
    terminal.write(bytes)
    let drawn = FrameEncoder.drawn(surface)
    #expect(terminal.screen.firstDifference(from: drawn) == nil)
    // Only in the last row, where more would scroll, it is less than the surface has.
    #expect(drawn[4, 0].glyph.string == family)
    #expect(drawn[3, 1].glyph.string == family)
    #expect(drawn[2, 2].glyph.string == "👨")
    #expect(surface[2, 2].glyph.string == family)
  }

  /// Some terminals put in the next row what does not fit; below the last one that would scroll.
  @Test func clustersAtTheMarginNeitherScrollNorSpill() {
    let family = "👨‍👩‍👧‍👦"
    let next = surface("abcdef" + family, "abcdefgh", "abcdef" + family, width: 8)
    let terminal = VirtualTerminal(
      size: next.size, configuration: .init(joining: .scalars, wrapsWideAlways: true))
    terminal.write("\u{1B}[?7l")
    var encoder = FrameEncoder(colorDepth: .trueColor)
    var bytes: [UInt8] = []
    encoder.encode(next, previous: nil, into: &bytes)
    terminal.write(bytes)
    #expect(terminal.rows[0].unicodeScalars.starts(with: "abcdef👨".unicodeScalars))
    #expect(terminal.rows[1] == "abcdefgh")
    #expect(terminal.rows[2] == "abcdef👨")
  }

  @Test func wideGlyphsAreWrittenWhole() {
    #expect(frame(from: surface("日本"), to: surface("日木")) == "^[1;3H木")
    // CC over AABB.
    let next = surface("日本")
    next.write(Glyph.glyphs(of: "語"), x: 1, y: 0, ink: Ink(), clip: next.bounds)
    #expect(frame(from: surface("日本"), to: next) == "^[H 語 ")
    let styled = surface("日本")
    styled.apply(Ink(attributes: .inverse), in: span(2, 1), clip: styled.bounds)
    #expect(frame(from: surface("日本"), to: styled) == "^[1;3H^[7m本^[m")
  }

  @Test func damageLimitsTheSearch() {
    let next = surface("xbcdex")
    #expect(frame(from: surface("abcdef"), to: next, damage: Damage()) == "")
    #expect(frame(from: surface("abcdef"), to: next, damage: Damage(span(4, 9))) == "^[1;6Hx")
  }

  @Test(arguments: [
    (ColorDepth.trueColor, "^[H^[38;2;255;0;0mx^[m"), (.indexed256, "^[H^[38;5;196mx^[m"),
    (.ansi16, "^[H^[91mx^[m"), (.none, "^[Hx"),
  ])
  func colorsAreBroughtDown(depth: ColorDepth, expected: String) {
    let next = surface("x")
    next.apply(Ink(foreground: .rgb(255, 0, 0)), in: span(0, 1), clip: next.bounds)
    #expect(
      frame(from: surface(""), to: next, encoder: FrameEncoder(colorDepth: depth)) == expected)
  }

  @Test func linksAreOpenedAndClosed() {
    let number = LinkTable.number(of: "https://example.com/a")
    let next = surface("ab")
    next.apply(Ink(link: number), in: span(0, 1), clip: next.bounds)
    let sent = frame(from: surface(""), to: next)
    #expect(sent == "^[H^]8;id=\(number);https://example.com/a^\\a^]8;;^\\b")
    let silent = FrameEncoder(colorDepth: .trueColor, drawsLinks: false)
    #expect(frame(from: surface(""), to: next, encoder: silent) == "^[Hab")
  }

  @Test func caretIsShownMovedAndHidden() {
    var encoder = FrameEncoder(colorDepth: .trueColor)
    var previous: Surface?
    func encode(_ next: Surface, _ caret: CellPoint?) -> String {
      var bytes: [UInt8] = []
      encoder.encode(next, previous: previous, caret: caret, into: &bytes)
      previous = next
      return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "^")
    }
    #expect(
      encode(surface("a"), CellPoint(x: 1, y: 0))
        == "^[?2026h^[?25l^[m^[2J^[Ha^[?25h^[?2026l")
    #expect(encode(surface("a"), CellPoint(x: 1, y: 0)) == "")
    #expect(encode(surface("a"), CellPoint(x: 0, y: 0)) == "^[H")
    #expect(
      encode(surface("b"), CellPoint(x: 0, y: 0))
        == "^[?2026h^[?25l^[Hb\r^[?25h^[?2026l")
    #expect(encode(surface("b"), CellPoint(x: 99, y: 0)) == "^[?25l")
    #expect(encode(surface("b"), nil) == "")
    #expect(encode(surface("c"), nil) == "^[?2026h^[Hc^[?2026l")
    #expect(encode(surface("c"), CellPoint(x: 2, y: 0)) == "^[1;3H^[?25h")
  }

  @Test func framesAreAppended() {
    var encoder = FrameEncoder(colorDepth: .trueColor)
    var bytes = Array("before".utf8)
    encoder.encode(surface("a"), previous: surface("a"), into: &bytes)
    #expect(bytes == Array("before".utf8))
    encoder.encode(surface("b"), previous: surface("a"), into: &bytes)
    #expect(bytes == Array("before\u{1B}[?2026h\u{1B}[Hb\u{1B}[?2026l".utf8))
  }
}
