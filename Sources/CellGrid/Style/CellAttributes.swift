/// The ways in which a cell's glyph can be emphasized.
@usableFromInline package struct CellAttributes: OptionSet, Hashable, Sendable {
  @usableFromInline package let rawValue: UInt16

  @inlinable package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  @inlinable package static var bold: CellAttributes { CellAttributes(rawValue: 1 << 0) }
  @inlinable package static var dim: CellAttributes { CellAttributes(rawValue: 1 << 1) }
  @inlinable package static var italic: CellAttributes { CellAttributes(rawValue: 1 << 2) }
  @inlinable package static var underline: CellAttributes { CellAttributes(rawValue: 1 << 3) }
  @inlinable package static var blink: CellAttributes { CellAttributes(rawValue: 1 << 4) }
  @inlinable package static var inverse: CellAttributes { CellAttributes(rawValue: 1 << 5) }
  @inlinable package static var hidden: CellAttributes { CellAttributes(rawValue: 1 << 6) }
  @inlinable package static var strikethrough: CellAttributes { CellAttributes(rawValue: 1 << 7) }
  @inlinable package static var doubleUnderline: CellAttributes { CellAttributes(rawValue: 1 << 8) }
  @inlinable package static var curlyUnderline: CellAttributes { CellAttributes(rawValue: 1 << 9) }
  @inlinable package static var dottedUnderline: CellAttributes {
    CellAttributes(rawValue: 1 << 10)
  }
  @inlinable package static var dashedUnderline: CellAttributes {
    CellAttributes(rawValue: 1 << 11)
  }

  /// Every attribute there is.
  @inlinable package static var all: CellAttributes { CellAttributes(rawValue: (1 << 12) - 1) }

  /// Every kind of underline.
  @inlinable package static var underlines: CellAttributes {
    CellAttributes(rawValue: 1 << 3 | 15 << 8)
  }

  /// What shows even where there is no glyph.
  @inlinable package static var shownOnBlanks: CellAttributes {
    CellAttributes(rawValue: underlines.rawValue | inverse.rawValue | strikethrough.rawValue)
  }

  // Concrete, so that no call through the protocol is left where whole rows are gone through.
  @inlinable package func isDisjoint(with other: CellAttributes) -> Bool {
    rawValue & other.rawValue == 0
  }

  @inlinable package func contains(_ member: CellAttributes) -> Bool {
    rawValue & member.rawValue == member.rawValue
  }

  @inlinable package mutating func subtract(_ other: CellAttributes) {
    self = CellAttributes(rawValue: rawValue & ~other.rawValue)
  }

  @inlinable package mutating func formUnion(_ other: CellAttributes) {
    self = CellAttributes(rawValue: rawValue | other.rawValue)
  }

  @inlinable package mutating func formIntersection(_ other: CellAttributes) {
    self = CellAttributes(rawValue: rawValue & other.rawValue)
  }

  @inlinable package func union(_ other: CellAttributes) -> CellAttributes {
    CellAttributes(rawValue: rawValue | other.rawValue)
  }

  @inlinable package func intersection(_ other: CellAttributes) -> CellAttributes {
    CellAttributes(rawValue: rawValue & other.rawValue)
  }

  @inlinable package func subtracting(_ other: CellAttributes) -> CellAttributes {
    CellAttributes(rawValue: rawValue & ~other.rawValue)
  }

  @inlinable package var isEmpty: Bool { rawValue == 0 }

  @inlinable package static func == (left: CellAttributes, right: CellAttributes) -> Bool {
    left.rawValue == right.rawValue
  }

  @inlinable package init() { self.init(rawValue: 0) }

  @inlinable package init(arrayLiteral elements: CellAttributes...) {
    var bits: UInt16 = 0
    for element in elements { bits |= element.rawValue }
    self.init(rawValue: bits)
  }
}
