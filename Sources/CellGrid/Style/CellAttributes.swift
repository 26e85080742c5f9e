/// The ways in which a cell's glyph can be emphasized.
package struct CellAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let bold = CellAttributes(rawValue: 1 << 0)
  package static let dim = CellAttributes(rawValue: 1 << 1)
  package static let italic = CellAttributes(rawValue: 1 << 2)
  package static let underline = CellAttributes(rawValue: 1 << 3)
  package static let blink = CellAttributes(rawValue: 1 << 4)
  package static let inverse = CellAttributes(rawValue: 1 << 5)
  package static let hidden = CellAttributes(rawValue: 1 << 6)
  package static let strikethrough = CellAttributes(rawValue: 1 << 7)
  package static let doubleUnderline = CellAttributes(rawValue: 1 << 8)
  package static let curlyUnderline = CellAttributes(rawValue: 1 << 9)
  package static let dottedUnderline = CellAttributes(rawValue: 1 << 10)
  package static let dashedUnderline = CellAttributes(rawValue: 1 << 11)

  /// Every attribute there is.
  package static let all = CellAttributes(rawValue: (1 << 12) - 1)

  /// Every kind of underline.
  package static let underlines: CellAttributes = [
    .underline, .doubleUnderline, .curlyUnderline, .dottedUnderline, .dashedUnderline,
  ]
}
