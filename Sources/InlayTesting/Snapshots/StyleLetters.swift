import CellGrid

/// The letters that stand for styles in a snapshot, a dot for a plain one.
struct StyleLetters {
  static let plain: Character = "."

  private let kept: [CellStyle: Character]
  private var taken: Set<Character>
  private var next = 0
  private var letters: [CellStyle: Character] = [:]

  /// Keeps the letters that a legend gives, so that a recorded snapshot changes only where the frame does.
  init(keeping legend: [Character: CellStyle] = [:]) {
    kept = Dictionary(legend.map { ($1, $0) }, uniquingKeysWith: min)
    taken = Set(legend.keys)
  }

  /// The letter of a style, a new one if it has none.
  mutating func letter(of style: CellStyle) -> Character {
    if style == .plain { return Self.plain }
    if let letter = letters[style] { return letter }
    let letter = kept[style] ?? newLetter()
    letters[style] = letter
    return letter
  }

  /// The styles that have letters.
  var legend: [Character: CellStyle] {
    Dictionary(uniqueKeysWithValues: letters.map { ($1, $0) })
  }

  private mutating func newLetter() -> Character {
    while true {
      let letter = Self.letter(next)
      next += 1
      if taken.insert(letter).inserted { return letter }
    }
  }

  /// Letters and digits, then letters of Latin with marks, then a private area that has more than there can
  /// be styles.
  private static let alphabet: [ClosedRange<UInt32>] = [
    0x61...0x7A, 0x41...0x5A, 0x30...0x39, 0x100...0x17F, 0x1E00...0x1EFF, 0xF_0000...0xF_FFFD,
    0x10_0000...0x10_FFFD,
  ]

  private static func letter(_ index: Int) -> Character {
    var index = index
    for range in alphabet {
      if index < range.count, let scalar = Unicode.Scalar(range.lowerBound + UInt32(index)) {
        return Character(scalar)
      }
      index -= range.count
    }
    return "?"
  }
}
