/// Reads one line from the left, counting tabs as the columns up to the next multiple of four.
///
/// A tab may be consumed in part: the column then runs ahead of the byte offset, and the next
/// measurement of the indentation starts from there.
struct LineCursor {
  private let bytes: [UInt8]
  private let end: Int
  /// The byte that is read next.
  private(set) var offset: Int
  /// The column of that byte, from the line's start.
  private(set) var column = 0

  init(bytes: [UInt8], line: SourceText.Line) {
    self.bytes = bytes
    offset = line.start
    end = line.contentEnd
  }

  var isAtEnd: Bool { offset >= end }
  var isBlank: Bool { textOffset == end }
  /// The rest of the line.
  var rest: ArraySlice<UInt8> { bytes[offset..<end] }
  /// The rest of the line from its first byte that is no white space.
  var text: ArraySlice<UInt8> { bytes[textOffset..<end] }

  private var textOffset: Int {
    var index = offset
    while index < end, bytes[index].isSpaceOrTab { index += 1 }
    return index
  }

  /// The columns of white space before `text`.
  var indent: Int {
    var index = offset
    var reached = column
    while index < end, bytes[index].isSpaceOrTab {
      reached += bytes[index] == .tab ? 4 - reached % 4 : 1
      index += 1
    }
    return reached - column
  }

  /// Moves right by columns of white space, which may end inside a tab.
  mutating func skip(columns: Int) {
    var left = columns
    while left > 0, offset < end {
      guard bytes[offset] == .tab else {
        offset += 1
        column += 1
        left -= 1
        continue
      }
      let width = 4 - column % 4
      if width <= left { offset += 1 }
      column += min(width, left)
      left -= width
    }
  }

  /// Moves behind the white space.
  mutating func skipIndent() {
    skip(columns: indent)
  }

  /// Moves right by bytes that are no tabs.
  mutating func skip(bytes count: Int) {
    offset += count
    column += count
  }
}
