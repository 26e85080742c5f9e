extension CellWidth {
  /// The number of cells that `scalar` adds to its cluster.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let code = scalar.value
    if code < 0x300 { return (0x20...0x7E).contains(code) || code >= 0xA0 ? 1 : 0 }
    if isDoubled(code) { return 2 }
    if isPlain(code) { return 1 }
    if isTrailingJamo(code) { return 0 }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .nonspacingMark, .enclosingMark: return 0
    case .format: return isPrependedSign(code) ? 1 : 0
    default:
      // The wide fillers are ignorable too, but they hold the place of a letter.
      if isWide(code) { return 2 }
      return scalar.properties.isDefaultIgnorableCodePoint ? 0 : 1
    }
  }

  /// Ideographs and syllables, which are the bulk of wide text.
  private static func isDoubled(_ code: UInt32) -> Bool {
    (0x4E00...0x9FFF).contains(code) || (0xAC00...0xD7A3).contains(code)
  }

  /// Lines, blocks and shapes before the first wide one among them, the bulk of drawn controls.
  private static func isPlain(_ code: UInt32) -> Bool { (0x2500...0x25FC).contains(code) }

  /// Vowels and trailing consonants, which are drawn within the leading consonant's cells.
  private static func isTrailingJamo(_ code: UInt32) -> Bool {
    (0x1160...0x11FF).contains(code) || (0xD7B0...0xD7FB).contains(code)
  }

  /// Format characters that enclose or precede digits and are visible.
  private static func isPrependedSign(_ code: UInt32) -> Bool {
    switch code {
    case 0x0600...0x0605, 0x06DD, 0x070F, 0x0890...0x0891, 0x08E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  private static func isWide(_ code: UInt32) -> Bool {
    var low = 0
    var high = EastAsianWidth.firsts.count
    while low < high {
      let middle = (low + high) / 2
      if EastAsianWidth.firsts[middle] <= code { low = middle + 1 } else { high = middle }
    }
    return low > 0 && code <= EastAsianWidth.lasts[low - 1]
  }
}
