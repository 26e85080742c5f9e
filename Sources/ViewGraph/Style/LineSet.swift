import CellGrid

/// The characters that borders and dividers are drawn with.
public struct LineSet: Hashable, Sendable {
  let glyphs: LineGlyphs
  var horizontal: Glyph { glyphs.horizontal }
  var vertical: Glyph { glyphs.vertical }

  /// Makes a set from six characters of one cell each, in the order ─ │ ┌ ┐ └ ┘.
  ///
  /// Characters that are missing or wider are replaced by those of `light`.
  public init(_ characters: String) {
    var glyphs = Self.glyphs(of: "─│┌┐└┘")
    for (index, character) in characters.prefix(6).enumerated() {
      if let glyph = Glyph(character), glyph.width == 1 { glyphs[index] = glyph }
    }
    self.init(glyphs)
  }

  /// Makes a set from six scalars of one cell each.
  private init(scalars: String) { self.init(Self.glyphs(of: scalars)) }

  private static func glyphs(of scalars: String) -> [Glyph] {
    scalars.unicodeScalars.map { Glyph(code: $0.value, width: 1) }
  }

  private init(_ glyphs: [Glyph]) {
    self.glyphs = LineGlyphs(
      horizontal: glyphs[0], vertical: glyphs[1], topLeft: glyphs[2], topRight: glyphs[3],
      bottomLeft: glyphs[4], bottomRight: glyphs[5])
  }

  /// Thin lines.
  public static let light = LineSet(scalars: "─│┌┐└┘")
  /// Thin lines with round corners.
  public static let rounded = LineSet(scalars: "─│╭╮╰╯")
  /// Thick lines.
  public static let heavy = LineSet(scalars: "━┃┏┓┗┛")
  /// Two lines.
  public static let double = LineSet(scalars: "═║╔╗╚╝")
  /// Dashes with round corners.
  public static let dashed = LineSet(scalars: "╌╎╭╮╰╯")
  /// Thick lines in place of thin ones.
  var emphasized: LineSet { [.light, .rounded, .dashed].contains(self) ? .heavy : self }

  /// Minus, bar and plus, for terminals without line drawing.
  public static let ascii = LineSet(scalars: "-|++++")
}
