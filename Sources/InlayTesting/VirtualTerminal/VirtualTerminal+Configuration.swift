import CellGrid

extension VirtualTerminal {
  /// The points in which terminals differ.
  package struct Configuration: Sendable {
    /// How scalars become glyphs.
    package enum Joining: Sendable {
      /// A cluster is one glyph, as in terminals that segment text.
      case clusters
      /// Each scalar that has a width of its own is a glyph; the others join the one before.
      case scalars
    }

    package var joining = Joining.clusters
    /// Whether U+FE0F makes a narrow character take two cells.
    package var variationWidens = true
    /// The cells that a pictograph beyond the basic plane takes.
    package var pictographWidth = 2
    /// Whether the left half of a glyph stays when its right half is overwritten.
    package var keepsOldHalf = false
    /// Whether a wide glyph at the margin goes to the next row even if wrapping is off.
    package var wrapsWideAlways = false

    package init(
      joining: Joining = .clusters, variationWidens: Bool = true, pictographWidth: Int = 2,
      keepsOldHalf: Bool = false, wrapsWideAlways: Bool = false
    ) {
      self.joining = joining
      self.variationWidens = variationWidens
      self.pictographWidth = pictographWidth
      self.keepsOldHalf = keepsOldHalf
      self.wrapsWideAlways = wrapsWideAlways
    }

    func width(of scalar: Unicode.Scalar) -> Int {
      let width = CellWidth.of(scalar)
      return width == 2 && (0x1F000...0x1FAFF).contains(scalar.value) ? pictographWidth : width
    }

    func width(of cluster: Character) -> Int {
      let scalars = cluster.unicodeScalars
      guard let first = scalars.first, scalars.count > 1 else {
        return scalars.first.map(width(of:)) ?? 0
      }
      if !variationWidens, scalars.dropFirst().first == "\u{FE0F}" { return width(of: first) }
      let width = CellWidth.of(cluster)
      return (0x1F000...0x1FAFF).contains(first.value) ? min(width, pictographWidth) : width
    }
  }
}
