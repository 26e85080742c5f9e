/// How many cells text takes.
///
/// Clusters are Swift's `Character`s. The width of one is the sum of its scalars' widths, but
/// - an emoji followed by U+FE0F takes 2 cells, and so does an emoji followed by a skin tone;
/// - pictographs joined by U+200D take as many as the widest of them.
///
/// U+FE0E does not narrow anything, and East Asian ambiguous characters take 1 cell.
package enum CellWidth {
  /// The number of cells that `character` takes; 0 if it cannot be drawn on its own.
  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex { return of(first) }
    return of(cluster: scalars)
  }

  /// The number of cells that `text` takes, drawable or not characters alike.
  package static func of(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + of($1) }
  }

  static func of(cluster scalars: some Collection<Unicode.Scalar>) -> Int {
    guard let first = scalars.first, first.properties.generalCategory != .control else { return 0 }
    // Each part is what stands between two joiners.
    let parts = scalars.split(separator: zeroWidthJoiner, omittingEmptySubsequences: true)
    var width = 0
    for (index, part) in parts.enumerated() {
      let own = of(part: part)
      // After a joiner a letter continues a conjunct, anything else a picture.
      let joinsPicture = index > 0 && part.first.map { !$0.properties.isAlphabetic } == true
      width = joinsPicture ? max(width, own) : width + own
    }
    return width
  }

  private static func of(part: some Collection<Unicode.Scalar>) -> Int {
    guard let first = part.first else { return 0 }
    if let second = part.dropFirst().first, !isRegionalIndicator(first) {
      if second == emojiPresentation, first.properties.isEmoji { return 2 }
      if second.properties.isEmojiModifier,
        first.properties.isEmojiModifierBase || first.properties.isEmojiPresentation
      {
        return 2
      }
    }
    return part.reduce(0) { $0 + of($1) }
  }

  private static let zeroWidthJoiner: Unicode.Scalar = "\u{200D}"
  private static let emojiPresentation: Unicode.Scalar = "\u{FE0F}"

  private static func isRegionalIndicator(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F1E6...0x1F1FF).contains(scalar.value)
  }
}
