/// Decodes UTF-8 that comes byte by byte; what is invalid becomes U+FFFD.
struct ScalarDecoder {
  private var value: UInt32 = 0
  private var missing = 0
  private var least: UInt32 = 0

  mutating func decode(_ byte: UInt8, _ take: (Unicode.Scalar) -> Void) {
    if missing > 0 {
      if byte & 0xC0 == 0x80 {
        value = value << 6 | UInt32(byte & 0x3F)
        missing -= 1
        if missing == 0 {
          take(value < least ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}")
        }
        return
      }
      missing = 0
      take("\u{FFFD}")
    }
    switch byte {
    case 0..<0x80: take(Unicode.Scalar(byte))
    case 0xC2..<0xE0: begin(byte & 0x1F, missing: 1, least: 0x80)
    case 0xE0..<0xF0: begin(byte & 0x0F, missing: 2, least: 0x800)
    case 0xF0..<0xF5: begin(byte & 0x07, missing: 3, least: 0x1_0000)
    default: take("\u{FFFD}")
    }
  }

  private mutating func begin(_ bits: UInt8, missing: Int, least: UInt32) {
    value = UInt32(bits)
    self.missing = missing
    self.least = least
  }
}
