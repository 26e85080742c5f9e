/// The numbers of styles used lately, so that most are found without the table's lock.
final class StyleMemo {
  private static let capacity = 64

  @exclusivity(unchecked) private var entries = [(style: CellStyle, id: StyleID)](
    repeating: (.plain, .plain), count: capacity)

  func id(of style: CellStyle) -> StyleID {
    let slot = style.scatteredBits & (Self.capacity - 1)
    let entry = entries[slot]
    if entry.style == style { return entry.id }
    let id = StyleID(style)
    entries[slot] = (style, id)
    return id
  }
}

extension CellStyle {
  /// Bits that differ for most pairs of styles in use at one time.
  fileprivate var scatteredBits: Int {
    var bits = UInt64(foreground.rawBits) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ UInt64(background.rawBits)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ UInt64(attributes.rawValue) << 16 ^ UInt64(link)) &* 0x94D0_49BB_1331_11EB
    bits ^= UInt64(underlineColor.rawBits) << 7
    return Int(truncatingIfNeeded: bits >> 40)
  }
}
