extension [UInt8] {
  /// Appends the UTF-8 bytes of a glyph.
  @inlinable package mutating func appendGlyph(code: UInt32) {
    if code < 0x80 {
      append(UInt8(truncatingIfNeeded: code))
    } else if code < 0x800 {
      append(0xC0 | UInt8(truncatingIfNeeded: code >> 6))
      appendContinuation(code)
    } else if code < 0x1_0000 {
      append(0xE0 | UInt8(truncatingIfNeeded: code >> 12))
      appendContinuation(code >> 6)
      appendContinuation(code)
    } else if code < Glyph.firstCluster {
      append(0xF0 | UInt8(truncatingIfNeeded: code >> 18))
      appendContinuation(code >> 12)
      appendContinuation(code >> 6)
      appendContinuation(code)
    } else {
      append(contentsOf: Glyph.string(of: code).utf8)
    }
  }

  /// Appends a byte of UTF-8 after the first, made of the low six bits of a number.
  @inlinable mutating func appendContinuation(_ bits: UInt32) {
    append(0x80 | UInt8(truncatingIfNeeded: bits & 0x3F))
  }
}
