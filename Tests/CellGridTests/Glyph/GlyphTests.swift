import Testing

@testable import CellGrid

@Suite struct GlyphTests {
  private func text(_ glyphs: [Glyph]) -> String { glyphs.map(\.string).joined() }

  @Test func asciiIsOneGlyphPerByte() {
    let glyphs = Glyph.glyphs(of: "To do!")
    #expect(glyphs.map(\.code) == [0x54, 0x6F, 0x20, 0x64, 0x6F, 0x21])
    #expect(glyphs.allSatisfy { $0.width == 1 })
    #expect(Glyph.glyphs(of: "") == [])
    #expect(Glyph.glyphs(of: "a to do".dropFirst(2)) == Glyph.glyphs(of: "to do"))
    #expect(Glyph.glyphs(of: "a 日本".dropFirst(2)).map(\.width) == [2, 2])
  }

  @Test func clustersStayWhole() {
    let glyphs = Glyph.glyphs(of: "e\u{301}👨‍👩‍👧🇩🇪日")
    #expect(glyphs.map(\.width) == [1, 2, 2, 2])
    #expect(glyphs.map(\.string) == ["e\u{301}", "👨‍👩‍👧", "🇩🇪", "日"])
    #expect(glyphs[0].code >= Glyph.firstCluster)
    #expect(glyphs[3].code == 0x65E5)
    #expect(Glyph.glyphs(of: "👨‍👩‍👧") == [glyphs[1]])
  }

  @Test(arguments: [
    ("root\u{1B}]0;x\u{7}", "root]0;x"), ("a\u{9B}31mb", "a31mb"), ("\u{202E}abc\u{2069}", "abc"),
    ("a\nb\r\nc\td", "abcd"), ("\u{301}a", "a"), ("\u{200B}\u{FEFF}x\u{2060}", "x"),
    ("a\u{2028}b\u{2029}c", "abc"), ("\u{E0061}", ""), ("\u{7F}\u{0}\u{85}", ""),
    ("\u{61C}a\u{200F}", "a"),
  ])
  func whatCannotBeDrawnIsDropped(input: String, expected: String) {
    #expect(text(Glyph.glyphs(of: input)) == expected)
  }

  /// Every scalar, alone, before and after a letter: no control comes through, nor does it trap.
  @Test func noControlIsEverInAGlyph() {
    var forbidden = Set<UInt32>(0..<0x20).union(0x7F..<0xA0)
    forbidden.formUnion([0x2028, 0x2029, 0x61C, 0x200E, 0x200F])
    forbidden.formUnion(0x202A...0x202E)
    forbidden.formUnion(0x2066...0x2069)
    for code in forbidden {
      guard let scalar = Unicode.Scalar(code) else { continue }
      for input in ["\(scalar)", "a\(scalar)", "\(scalar)e\u{301}", "👩\u{200D}\(scalar)"] {
        let drawn = text(Glyph.glyphs(of: input))
        #expect(!drawn.unicodeScalars.contains(scalar), "U+\(String(code, radix: 16))")
      }
    }
  }

  @Test func longClustersAreCut() {
    let glyphs = Glyph.glyphs(of: "a" + String(repeating: "\u{301}", count: 10_000) + "b")
    #expect(glyphs.count == 2)
    #expect(glyphs[0].string.unicodeScalars.count == ClusterTable.longestCluster)
    #expect(glyphs[0].width == 1)
  }

  @Test func fullTableGivesReplacementOfTheSameWidth() throws {
    let table = ClusterTable(capacity: 2)
    let first = try #require(table.glyph(of: "e\u{301}".unicodeScalars))
    let second = try #require(table.glyph(of: "🇩🇪".unicodeScalars))
    #expect(table.text(of: first.code) == "e\u{301}")
    #expect(table.text(of: second.code) == "🇩🇪")
    #expect(table.glyph(of: "🇫🇷".unicodeScalars) == Glyph(code: 0xFFFD, width: 2))
    #expect(table.glyph(of: "o\u{301}".unicodeScalars) == Glyph(code: 0xFFFD, width: 1))
    #expect(table.glyph(of: "e\u{301}".unicodeScalars) == first)
  }

  @Test func everyScalarAloneHasAWidthOfAtMostTwo() {
    for code in UInt32(0)..<0x11_0000 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let width = CellWidth.of(scalar)
      guard (0...2).contains(width) else {
        Issue.record("U+\(String(code, radix: 16)) takes \(width)")
        return
      }
    }
  }
}
