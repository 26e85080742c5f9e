import CellGrid

/// Draws random things into surfaces: text of all kinds, fills, styles, erasures.
struct RandomPainter {
  private static let agreed = [
    "task", "To do", "日本", "x日y", "é", "e\u{301}", "─┐", "한글!", "♠", "a b", "  ", "漢", "→…",
  ]
  private static let disputed = [
    "♥️", "👍🏽", "👨‍👩‍👧‍👦", "😀", "🇩🇪", "⚡", "1️⃣", "ष्ट्र", "🏳️‍🌈", "כ", "ｶﾞ",
  ]
  private static let words = (agreed + agreed + disputed).map { Glyph.glyphs(of: $0) }
  private static let disputedGlyphs = Set(disputed.flatMap { Glyph.glyphs(of: $0) })
  private static let links = ["https://example.com/1", "https://example.com/2"]

  static func isDisputed(_ glyph: Glyph) -> Bool { disputedGlyphs.contains(glyph) }

  /// Draws one thing and returns where the surface may have changed.
  mutating func paint(_ surface: Surface, _ random: inout SplitMix) -> CellRect {
    let rect = CellRect(
      x: random.below(surface.width + 3) - 3, y: random.below(surface.height),
      width: random.below(9), height: random.below(2) + 1)
    let ink = ink(&random)
    // Drawing over half of a glyph changes its other cells too, up to three of them.
    var changed = rect.insetBy(dx: -3, dy: 0)
    switch random.below(8) {
    case 0: surface.fill(rect, ink: ink, clip: surface.bounds)
    case 1: surface.apply(ink, in: rect, clip: surface.bounds)
    case 2: surface.clear(rect)
    case 3:
      surface.clear()
      changed = surface.bounds
    default:
      let word = Self.words[random.below(Self.words.count)]
      let width = word.reduce(0) { $0 + Int($1.width) }
      surface.write(word, x: rect.x, y: rect.y, ink: ink, clip: surface.bounds)
      changed = CellRect(x: rect.x - 3, y: rect.y, width: width + 6, height: 1)
    }
    return changed
  }

  private func ink(_ random: inout SplitMix) -> Ink {
    var ink = Ink()
    switch random.below(5) {
    case 0: ink.foreground = .rgb(UInt8(random.below(256)), 20, 200)
    case 1: ink.foreground = .ansi(UInt8(random.below(16)))
    default: break
    }
    switch random.below(4) {
    case 0: ink.background = .ansi(UInt8(random.below(16)))
    case 1: ink.background = .rgb(10, UInt8(random.below(256)), 90)
    case 2: ink.background = .default
    default: break
    }
    let attributes: [CellAttributes] = [
      .bold, .dim, .italic, .underline, .inverse, .strikethrough, .curlyUnderline,
    ]
    if random.below(2) == 0 { ink.attributes = attributes[random.below(attributes.count)] }
    if ink.attributes == .curlyUnderline { ink.underlineColor = .indexed(UInt8(random.below(256))) }
    if random.below(6) == 0 { ink.link = LinkTable.number(of: Self.links[random.below(2)]) }
    return ink
  }
}

/// A small generator, so that a failing seed can be run again.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
