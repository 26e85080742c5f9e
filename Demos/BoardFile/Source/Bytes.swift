/// The ASCII bytes Markdown's block structure is made of.
extension UInt8 {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20

  var isSpaceOrTab: Bool { self == .space || self == .tab }
  var isDigit: Bool { (0x30...0x39).contains(self) }
  var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
  var lowercased: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
}

extension ArraySlice<UInt8> {
  /// The slice without the spaces and tabs at both ends.
  var trimmed: ArraySlice<UInt8> {
    var slice = self
    while let first = slice.first, first.isSpaceOrTab { slice.removeFirst() }
    while let last = slice.last, last.isSpaceOrTab { slice.removeLast() }
    return slice
  }

  /// Whether the slice holds nothing but spaces and tabs.
  var isBlank: Bool { allSatisfy(\.isSpaceOrTab) }

  func starts(with text: StaticString) -> Bool {
    text.withUTF8Buffer { starts(with: $0) }
  }

  func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { suffix($0.count).elementsEqual($0) }
  }

  /// Whether `text` occurs in the slice, letters of either case being equal.
  ///
  /// - Parameter text: Lowercase ASCII.
  func contains(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard count >= text.count else { return false }
      return (startIndex...(endIndex - text.count)).contains { start in
        text.indices.allSatisfy { self[start + $0].lowercased == text[$0] }
      }
    }
  }
}
