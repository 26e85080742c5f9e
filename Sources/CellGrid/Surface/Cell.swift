/// One position of the grid: a glyph or a part of one, and a style, in 8 bytes.
///
/// A glyph wider than one cell is a head and one or more tails. A tail repeats the glyph and style
/// of its head, so that a change of either shows in every cell of it.
@usableFromInline package struct Cell: Hashable, Sendable {
  /// What part of a glyph a cell holds.
  @usableFromInline package enum Role: Hashable, Sendable {
    case empty
    case single
    case head
    case tail
  }

  /// The code of the glyph, 0 if the cell is clear.
  @usableFromInline package let code: UInt32
  /// The style in the low 24 bits; above them 0 if clear, a head's width, or 128 + a tail's offset.
  @usableFromInline let styleAndPart: UInt32

  /// A cell that was never written: see-through in a layer, blank on the base.
  @inlinable package static var clear: Cell { Cell(code: 0, style: .plain, part: 0) }

  @usableFromInline init(code: UInt32, style: StyleID, part: UInt32) {
    self.code = code
    styleAndPart = style.rawValue & 0xFF_FFFF | part << 24
  }

  /// Makes the first cell of `glyph`, or its only one.
  @inlinable init(_ glyph: Glyph, style: StyleID) {
    self.init(code: glyph.code, style: style, part: UInt32(glyph.width) & 0x7F)
  }

  /// Makes the cell of `glyph` that is `offset` cells after its head.
  init(_ glyph: Glyph, style: StyleID, offset: Int) {
    let part = offset == 0 ? UInt32(glyph.width) & 0x7F : 0x80 | UInt32(offset & 0x7F)
    self.init(code: glyph.code, style: style, part: part)
  }

  @inlinable package static func blank(_ style: StyleID) -> Cell { Cell(.blank, style: style) }

  @inlinable package static func == (left: Cell, right: Cell) -> Bool {
    left.code == right.code && left.styleAndPart == right.styleAndPart
  }

  @inlinable package static func != (left: Cell, right: Cell) -> Bool { !(left == right) }

  @inlinable package var isClear: Bool { styleAndPart == 0 && code == 0 }

  /// Whether nothing is drawn but the background and lines.
  @inlinable package var isBlank: Bool { isClear || code == 0x20 && styleAndPart >> 24 == 1 }

  @inlinable package var styleID: StyleID { StyleID(rawValue: styleAndPart & 0xFF_FFFF) }

  package var style: CellStyle { styleID.style }

  @inlinable package var role: Role {
    switch styleAndPart >> 24 {
    case 0: .empty
    case 1: .single
    case ..<0x80: .head
    default: .tail
    }
  }

  @inlinable package var isTail: Bool { styleAndPart >> 31 != 0 }

  /// Whether the glyph takes several cells.
  @inlinable var isPartOfWideGlyph: Bool { styleAndPart >> 24 > 1 }

  /// How many cells before this one its head is; 0 unless it is a tail.
  @inlinable package var tailOffset: Int { isTail ? Int(styleAndPart >> 24 & 0x7F) : 0 }

  /// The cells that the glyph takes, as its head tells; 1 for a clear cell and for a tail.
  @inlinable package var width: Int { isTail ? 1 : max(1, Int(styleAndPart >> 24)) }

  /// The glyph of a head or a single cell; a blank for a clear cell and for a tail.
  @inlinable package var glyph: Glyph {
    let part = styleAndPart >> 24
    return part == 0 || isTail ? .blank : Glyph(code: code, width: UInt8(part))
  }

  /// The same part of the same glyph in another style.
  func restyled(_ style: StyleID) -> Cell {
    Cell(code: code, style: style, part: styleAndPart >> 24)
  }
}
