import CellGrid

/// The colors of the four quarters of a cell, of which a terminal can show two.
struct Mosaic {
  /// The glyphs by the quarters they cover: see `CoverageMap`.
  static let glyphs = Array(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█").compactMap { Glyph($0) }
  private static let masks = Dictionary(
    uniqueKeysWithValues: glyphs.enumerated().map { ($1.code, UInt8($0)) })

  /// The colors, in the order of the bits of a mask.
  private(set) var dyes: [Dye]

  /// The quarters that a cell shows. Text counts as its background.
  init(_ cell: Cell) {
    let style = cell.style
    var dyes = (
      Dye(background: style.background),
      Dye(foreground: style.foreground, isDim: style.attributes.contains(.dim))
    )
    if style.attributes.contains(.inverse) { swap(&dyes.0, &dyes.1) }
    let mask = cell.isTail || cell.isClear ? 0 : Self.masks[cell.code] ?? 0
    self.dyes = (0..<4).map { mask & 1 << $0 == 0 ? dyes.0 : dyes.1 }
  }

  /// Lays a color over the quarters of a mask.
  mutating func lay(_ dye: Dye, opacity: UInt8, on mask: UInt8) {
    for quarter in 0..<4 where mask & 1 << quarter != 0 {
      dyes[quarter] = dye.over(dyes[quarter], opacity: opacity)
    }
  }

  /// The color of the most quarters among those of a mask; nil if it is empty.
  func mainDye(of mask: UInt8 = CoverageMap.full) -> Dye? {
    let candidates = (0..<4).filter { mask & 1 << $0 != 0 }.map { dyes[$0] }
    let counts = candidates.map { dye in candidates.count { $0 == dye } }
    return counts.max().flatMap { counts.firstIndex(of: $0) }.map { candidates[$0] }
  }

  /// How the quarters are drawn: a glyph and an ink with both colors.
  ///
  /// Of more than two colors those stay that most quarters of the mask and most of the others have.
  func drawing(keeping mask: UInt8) -> (glyph: Glyph, ink: Ink) {
    let front = mainDye(of: mask) ?? dyes[0]
    let rest = (0..<4).filter { dyes[$0] != front }
    guard !rest.isEmpty else { return Self.drawing(front, on: CoverageMap.full, behind: front) }
    let outside = rest.filter { mask & 1 << $0 == 0 }
    let back = mainDye(of: Self.mask(of: outside.isEmpty ? rest : outside)) ?? dyes[rest[0]]
    let covered = (0..<4).filter { quarter in
      let isKept = mask & 1 << quarter != 0
      return dyes[quarter] == front || isKept && dyes[quarter] != back
    }
    return Self.drawing(front, on: Self.mask(of: covered), behind: back)
  }

  private static func mask(of quarters: [Int]) -> UInt8 {
    quarters.reduce(0) { $0 | 1 << UInt8($1) }
  }

  private static func drawing(
    _ front: Dye, on mask: UInt8, behind back: Dye
  ) -> (glyph: Glyph, ink: Ink) {
    if mask == CoverageMap.full {
      if front.isBackground { return (.blank, Ink(background: front.background)) }
      return (glyphs[15], front.foregroundInk)
    }
    // A color that only one side can have decides which of the two is drawn as the glyph.
    let isSwapped = !front.isForeground || !back.isBackground && front.isBackground
    var ink = (isSwapped ? back : front).foregroundInk
    ink.background = (isSwapped ? front : back).background
    return (glyphs[Int(isSwapped ? ~mask & CoverageMap.full : mask)], ink)
  }
}
