import CellGrid
import Foundation

/// The text of one style in a row, in words that each begin on the grid.
struct WordRun {
  private struct Word {
    var text: String
    let column: Int
    var columns: Int
    /// Whether a font may draw it wider or narrower than its cells, so that it is centered in them.
    let isSymbol: Bool
  }

  private let y: Int
  private var words: [Word] = []

  init(y: Int) { self.y = y }

  mutating func add(_ glyph: Glyph, column: Int) {
    // Letters and signs of Latin, Greek and Cyrillic are as wide as a cell in every monospaced font.
    let isSymbol = glyph.width > 1 || glyph.code >= 0x530 && !(0x2010...0x2026).contains(glyph.code)
    if !isSymbol, let last = words.last, !last.isSymbol, last.column + last.columns == column {
      words[words.count - 1].text += glyph.string
      words[words.count - 1].columns += 1
    } else {
      words.append(
        Word(text: glyph.string, column: column, columns: Int(glyph.width), isSymbol: isSymbol))
    }
  }

  func elements(_ attributes: CellAttributes) -> String {
    guard !words.isEmpty else { return "" }
    let font =
      (attributes.contains(.bold) ? " font-weight=\"bold\"" : "")
      + (attributes.contains(.italic) ? " font-style=\"italic\"" : "")
    let baseline = Double(y * CellPixels.height) + CellPixels.baseline
    return words.map { word in
      let x = word.column * CellPixels.width
      let width = word.columns * CellPixels.width
      let place =
        word.isSymbol
        ? "x=\"\(Double(x) + Double(width) / 2)\" text-anchor=\"middle\""
        : "x=\"\(x)\" textLength=\"\(width)\" lengthAdjust=\"spacingAndGlyphs\""
      return "<text \(place) y=\"\(baseline)\"\(font)>\(word.text.escapedForXML)</text>"
    }.joined()
  }
}

extension String {
  /// The text with the characters that mean something in XML written in another way.
  var escapedForXML: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
