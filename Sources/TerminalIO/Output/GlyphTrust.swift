import CellGrid

/// Which glyphs take the same number of cells in every terminal.
///
/// The trusted ones can be written one after the other. After any other the cursor may be anywhere,
/// and the glyph may have covered more cells or fewer than it should.
enum GlyphTrust {
  /// Whether every terminal draws the glyph in `width` cells.
  static func isTrusted(code: UInt32, width: Int) -> Bool {
    if code < 0x7F { return code >= 0x20 && width == 1 }
    if code >= Glyph.firstCluster { return width == 1 && isTrustedCluster(code) }
    return contains(code) && code != 0xAD && Unicode.Scalar(code).map(CellWidth.of) == width
  }

  /// The most combining marks on a letter that all terminals keep.
  private static let mostMarks = 4

  /// A Latin, Greek or Cyrillic letter, or an ASCII sign, under a few combining marks.
  private static func isTrustedCluster(_ code: UInt32) -> Bool {
    let scalars = Glyph.string(of: code).unicodeScalars
    guard let base = scalars.first?.value, isLetter(base) else { return false }
    let marks = scalars.dropFirst()
    return marks.count <= mostMarks && marks.allSatisfy { (0x300...0x34E).contains($0.value) }
  }

  private static func isLetter(_ code: UInt32) -> Bool {
    switch code {
    case 0x20...0x7E, 0xC0...0x24F, 0x370...0x482, 0x48A...0x52F, 0x1E00...0x1FFF: true
    default: false
    }
  }

  /// How many columns after the glyph's own a terminal may overwrite when it draws the glyph.
  ///
  /// A terminal that does not know a cluster draws its scalars side by side, and one that does not
  /// know a scalar's width may take two columns for it.
  static func spill(code: UInt32, width: Int) -> Int {
    var widest = 0
    for scalar in Glyph.string(of: code).unicodeScalars {
      widest += mayTakeCells(scalar) ? max(1, CellWidth.of(scalar)) : 0
    }
    return max(0, max(2, widest) - width)
  }

  /// What is drawn of a glyph at the end of the last row: a cluster that some terminals would go on with in
  /// the next one, and so scroll, is no more there than its first scalar.
  ///
  /// - Parameter rest: The columns from the glyph's first one to the end of the row.
  static func codeOnLastRow(_ code: UInt32, width: Int, rest: Int) -> UInt32 {
    guard code >= Glyph.firstCluster, !isTrusted(code: code, width: width),
      width + spill(code: code, width: width) > rest
    else { return code }
    return Glyph.string(of: code).unicodeScalars.first?.value ?? 0x20
  }

  private static func mayTakeCells(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: false
    default: true
    }
  }

  private static func contains(_ code: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].lowerBound <= code { low = middle + 1 } else { high = middle }
    }
    return low > 0 && ranges[low - 1].contains(code)
  }

  private static let ranges: [ClosedRange<UInt32>] = [
    0xA0...0x2FF,  // Latin, phonetic
    0x370...0x377, 0x37A...0x37F, 0x384...0x38A, 0x38C...0x38C, 0x38E...0x3A1, 0x3A3...0x482,
    0x48A...0x52F,  // Greek, Cyrillic
    0x1E00...0x1F15,  // Latin and Greek with marks
    0x2000...0x200A, 0x2010...0x2027, 0x202F...0x205F,  // spaces, dashes, quotation marks
    0x2070...0x2071, 0x2074...0x208E, 0x2090...0x209C, 0x20A0...0x20BF,  // small digits, currency
    0x2100...0x218B, 0x2190...0x2319, 0x231C...0x2328, 0x232B...0x23E8,  // letters, arrows, signs
    0x2400...0x2426, 0x2440...0x244A, 0x2460...0x25FC,  // enclosed, boxes, blocks, shapes
    0x25FF...0x2613, 0x2616...0x262F, 0x2638...0x2647, 0x2654...0x267E, 0x2680...0x2689,
    0x2690...0x2692, 0x2694...0x26A0, 0x26A2...0x26A9, 0x26AC...0x26BC, 0x26BF...0x26C3,
    0x26C6...0x26CD, 0x26CF...0x26D3, 0x26D5...0x26E9, 0x26EB...0x26F1, 0x26F6...0x26F9,
    0x26FB...0x26FC, 0x26FE...0x2704, 0x2706...0x2709, 0x270C...0x2727, 0x2729...0x274B,
    0x274F...0x2752, 0x2758...0x2794, 0x2798...0x27AF, 0x27B1...0x27BE,  // signs that are narrow
    0x27C0...0x2B1A, 0x2B1D...0x2B4F,  // mathematics, arrows, braille
    0x2E80...0x2E99, 0x2E9B...0x2EF3, 0x2F00...0x2FD5, 0x3000...0x3029,  // radicals, signs
    0x3041...0x3096, 0x309B...0x30FF, 0x3105...0x312D, 0x3131...0x3163,  // kana, letters
    0x3165...0x318E, 0x3200...0x321E, 0x3220...0x3247, 0x3250...0x3296, 0x3298...0x3298,
    0x329A...0x4DB5, 0x4E00...0x9FEF,  // enclosed, ideographs
    0xA000...0xA48C, 0xAC00...0xD7A3, 0xF900...0xFA6D,  // Yi, Hangul
    0xFF01...0xFF60, 0xFFE0...0xFFE6,  // full width
    0x1F0A0...0x1F0AE, 0x1F0B1...0x1F0BF, 0x1F0C1...0x1F0CE, 0x1F0D1...0x1F0F5,  // playing cards
    0x1FB00...0x1FB92, 0x1FB94...0x1FBCA, 0x20000...0x2A6D6,  // sextants, ideographs
  ]
}
