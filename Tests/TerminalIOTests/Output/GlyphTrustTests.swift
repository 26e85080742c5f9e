import CaseFiles
import CellGrid
import Testing

@testable import TerminalIO

@Suite struct GlyphTrustTests {
  private func isTrusted(_ glyph: Glyph) -> Bool {
    GlyphTrust.isTrusted(code: glyph.code, width: Int(glyph.width))
  }

  /// What terminals disagree on in the cases must take the safe path.
  @Test func disputedRowsOfTheCasesAreNotTrusted() throws {
    var disputed = 0
    for line in try CaseFiles.lines(of: "width.tsv") {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 5, fields[5] == "no" else { continue }
      let scalars = fields[2].split(separator: " ").compactMap {
        UInt32($0.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
      }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars)
      let glyphs = Glyph.glyphs(of: String(text))
      // Without what is dropped, such as a word joiner, the rest may well be trusted.
      guard glyphs.map(\.string).joined() == String(text) else { continue }
      disputed += 1
      #expect(!glyphs.allSatisfy(isTrusted), "row \(fields[0])")
    }
    #expect(disputed > 80)
  }

  @Test(arguments: [
    "To do", "ÄÖüß", "Ελλάδα", "Привет", "e\u{301}", "─│╭╮╰╯", "█▌░", "⣿", "漢字かなカナ", "한글", "ＡＢ",
    "♠♥♦♣", "🂡🂠", "…—“”•→", "🬀", "\u{3000}",
  ])
  func agreedTextIsTrusted(text: String) {
    for glyph in Glyph.glyphs(of: text) { #expect(isTrusted(glyph), "\(glyph.string)") }
  }

  @Test(arguments: ["😀", "♥️", "🇩🇪", "👨‍👩‍👧", "कि", "\u{AD}", "⚡", "ｶﾞ", "\u{1160}\u{11A8}", "a\u{1F3FD}"])
  func disputedTextIsNotTrusted(text: String) {
    #expect(!Glyph.glyphs(of: text).contains(where: isTrusted))
  }

  @Test func manyMarksAreNotTrusted() throws {
    let few = try #require(Glyph(Character("a\u{301}\u{302}\u{303}\u{304}")))
    #expect(isTrusted(few))
    let many = try #require(Glyph(Character("a\u{301}\u{302}\u{303}\u{304}\u{305}")))
    #expect(!isTrusted(many))
  }

  @Test func replacementOfAnotherWidthIsNotTrusted() {
    #expect(!GlyphTrust.isTrusted(code: 0xFFFD, width: 2))
    #expect(!GlyphTrust.isTrusted(code: 0x61, width: 2))
  }

  @Test func spillIsTheSumOfTheScalars() throws {
    func spill(_ character: Character) throws -> Int {
      let glyph = try #require(Glyph(character))
      return GlyphTrust.spill(code: glyph.code, width: Int(glyph.width))
    }
    #expect(try spill("👍🏽") == 2)
    #expect(try spill("👨‍👩‍👧‍👦") == 6)
    #expect(try spill("♥️") == 0)
    #expect(try spill("😀") == 0)
    #expect(try spill("א") == 1)
  }
}
