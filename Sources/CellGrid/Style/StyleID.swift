/// The number of an interned `CellStyle`; 24 bits are used, and 0 is the plain style.
@usableFromInline package struct StyleID: Hashable, Sendable {
  @usableFromInline package let rawValue: UInt32

  @inlinable package static var plain: StyleID { StyleID(rawValue: 0) }

  @usableFromInline init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Finds or makes the number of `style`.
  ///
  /// Once many styles exist, new ones are made with fewer colors: see `StyleTable`.
  package init(_ style: CellStyle) {
    self = style == .plain ? .plain : StyleTable.shared.intern(style)
  }

  @inlinable package static func == (left: StyleID, right: StyleID) -> Bool {
    left.rawValue == right.rawValue
  }

  @inlinable package static func != (left: StyleID, right: StyleID) -> Bool { !(left == right) }

  package var style: CellStyle { StyleTable.shared.style(of: self) }
}
