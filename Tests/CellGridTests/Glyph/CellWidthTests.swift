import CaseFiles
import CellGrid
import Testing

@Suite struct CellWidthTests {
  struct Row: CustomTestStringConvertible {
    let id: String
    let text: String
    let width: Int
    var testDescription: String { "row \(id)" }

    static func all() throws -> [Row] {
      try CaseFiles.lines(of: "width.tsv").compactMap { line in
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count > 4, let width = Int(fields[4]) else { return nil }
        var text = ""
        for name in fields[2].split(separator: " ") {
          guard let code = UInt32(name.dropFirst(2), radix: 16), let scalar = Unicode.Scalar(code)
          else { return nil }
          text.unicodeScalars.append(scalar)
        }
        return Row(id: String(fields[0]), text: text, width: width)
      }
    }
  }

  @Test func everyRowOfTheCasesHolds() throws {
    let rows = try Row.all()
    #expect(rows.count >= 200)
    for row in rows {
      #expect(CellWidth.of(row.text) == row.width, "\(row.testDescription)")
      let glyphs = Glyph.glyphs(of: row.text)
      #expect(glyphs.reduce(0) { $0 + Int($1.width) } == row.width, "\(row.testDescription)")
    }
  }

  @Test(arguments: ["\u{7}", "\u{7F}", "\u{85}", "\u{9B}", "\r\n", "\t", "\u{2028}", "\u{200E}"])
  func controlsTakeNoCell(text: String) {
    #expect(CellWidth.of(Character(text)) == 0)
  }

  /// The ranges of the fast paths must say what the table says.
  @Test func shortcutsAgreeWithProperties() throws {
    for code in Array(0xA0...0x2FF) + Array(0x2500...0x25FC) {
      let scalar = try #require(Unicode.Scalar(code))
      #expect(CellWidth.of(scalar) == 1)
    }
    for code in [0x4E00, 0x9FFF, 0xAC00, 0xD7A3] {
      #expect(CellWidth.of(try #require(Unicode.Scalar(code))) == 2)
    }
    #expect(CellWidth.of("\u{25FD}" as Unicode.Scalar) == 2)
    #expect(CellWidth.of("\u{2FFFE}" as Unicode.Scalar) == 1)
  }
}
