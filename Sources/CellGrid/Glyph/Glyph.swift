/// A cluster of characters that is drawn as one, and the cells it takes.
///
/// A cluster of one scalar is that scalar; any other is an index of an interned cluster. No glyph
/// holds a control, so none can reach the terminal by way of text.
@usableFromInline package struct Glyph: Hashable, Sendable {
  /// The scalar, or `Glyph.firstCluster` and more for an interned cluster.
  @usableFromInline package let code: UInt32
  /// The number of cells, 1 or more.
  @usableFromInline package let width: UInt8

  /// The first code that is no scalar.
  @inlinable package static var firstCluster: UInt32 { 0x11_0000 }

  /// The code of what stands for a cluster that there is no room for.
  static let replacementCode: UInt32 = 0xFFFD

  /// A space.
  @inlinable package static var blank: Glyph { Glyph(code: 0x20, width: 1) }

  /// Makes a glyph from its code; the code must be a scalar or come from another glyph.
  @inlinable package init(code: UInt32, width: UInt8) {
    self.code = code
    self.width = width
  }

  /// The glyph of `character`, or `nil` if nothing of it can be drawn.
  package init?(_ character: Character) {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      let width = CellWidth.of(first)
      guard width > 0 else { return nil }
      self.init(code: first.value, width: UInt8(width))
      return
    }
    guard let glyph = ClusterTable.shared.glyph(of: scalars) else { return nil }
    self = glyph
  }

  @inlinable package static func == (left: Glyph, right: Glyph) -> Bool {
    left.code == right.code && left.width == right.width
  }

  /// The text of the cluster.
  package var string: String { Self.string(of: code) }

  /// The text of the cluster with a code.
  @usableFromInline package static func string(of code: UInt32) -> String {
    if let scalar = Unicode.Scalar(code) { return String(Character(scalar)) }
    return ClusterTable.shared.text(of: code)
  }
}

extension Sequence<Glyph> {
  /// The columns that the glyphs take up next to each other.
  @inlinable package var columns: Int {
    var columns = 0
    for glyph in self { columns += Int(glyph.width) }
    return columns
  }
}
