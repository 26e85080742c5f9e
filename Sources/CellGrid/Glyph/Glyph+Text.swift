extension Glyph {
  /// The glyphs of `text`, in order, without what cannot be drawn.
  ///
  /// Line ends and tabs are dropped with all other controls: laying out lines is the caller's.
  package static func glyphs(of text: String) -> [Glyph] {
    if let ascii = text.utf8.withContiguousStorageIfAvailable(asciiGlyphs(of:)), let ascii {
      return ascii
    }
    return text.compactMap { Glyph($0) }
  }

  /// The glyphs of `text`, in order, without what cannot be drawn.
  package static func glyphs(of text: Substring) -> [Glyph] {
    if let ascii = text.utf8.withContiguousStorageIfAvailable(asciiGlyphs(of:)), let ascii {
      return ascii
    }
    return text.compactMap { Glyph($0) }
  }

  /// The glyphs of printable ASCII, or `nil` if there is any other byte.
  private static func asciiGlyphs(of bytes: UnsafeBufferPointer<UInt8>) -> [Glyph]? {
    for byte in bytes where byte < 0x20 || byte > 0x7E { return nil }
    return bytes.map { Glyph(code: UInt32($0), width: 1) }
  }
}
