/// A line of text that is being edited: its characters, the insertion point and the selection.
///
/// It knows nothing of views: keys go in, a changed line comes out. Positions count characters.
struct TextEditing: Equatable {
  private(set) var characters: [Character]
  /// The insertion point: before the character at this position.
  private(set) var cursor: Int
  /// The other end of the selection; nil if nothing is selected.
  private(set) var anchor: Int?

  init(_ text: String) {
    characters = Array(text)
    cursor = characters.count
  }

  var text: String { String(characters) }

  /// The selected positions; nil if there are none.
  var selection: Range<Int>? {
    guard let anchor, anchor != cursor else { return nil }
    return min(anchor, cursor)..<max(anchor, cursor)
  }

  /// Takes over a text that was changed elsewhere, keeping the insertion point where it can be.
  mutating func adopt(_ text: String) {
    if text == self.text { return }
    characters = Array(text)
    cursor = min(cursor, characters.count)
    anchor = nil
  }

  // MARK: Changing the text

  /// Types text in place of the selection. Line ends and tabs become spaces, other controls are dropped.
  mutating func insert(_ text: String) {
    replace(selection ?? cursor..<cursor, with: Self.singleLine(text))
  }

  private static func singleLine(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\n" || scalar == "\r" || scalar == "\t" {
        result += " "
      } else if scalar.properties.generalCategory != .control {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Deletes the selection, or what is between the insertion point and a position.
  mutating func delete(to position: Int) {
    let position = limited(position)
    replace(selection ?? min(position, cursor)..<max(position, cursor), with: "")
  }

  /// Replaces characters and goes behind the new ones.
  ///
  /// What stands side by side then may be other characters than before: a combining mark joins the letter
  /// before it, as do two halves of a flag.
  private mutating func replace(_ range: Range<Int>, with text: String) {
    let head = String(characters[..<range.lowerBound]) + text
    characters = Array(head + String(characters[range.upperBound...]))
    cursor = min(head.count, characters.count)
    anchor = nil
  }

  // MARK: Moving the insertion point

  /// Puts the insertion point before a character, as a click does.
  mutating func place(_ position: Int, selecting: Bool = false) {
    anchor = selecting ? anchor ?? cursor : nil
    cursor = limited(position)
  }

  /// Selects some characters; the insertion point is behind them.
  mutating func select(_ range: Range<Int>) {
    anchor = limited(range.lowerBound)
    cursor = limited(range.upperBound)
  }

  /// Selects the word at a position, or what is between two words.
  mutating func selectWord(at position: Int) {
    guard !characters.isEmpty else { return }
    let position = min(max(0, position), characters.count - 1)
    let isWord = characters[position].isPartOfWord
    var start = position
    while start > 0, characters[start - 1].isPartOfWord == isWord { start -= 1 }
    var end = position
    while end < characters.count, characters[end].isPartOfWord == isWord { end += 1 }
    select(start..<end)
  }

  private func limited(_ position: Int) -> Int { min(max(0, position), characters.count) }

  /// The beginning of the word before the insertion point.
  var wordStart: Int {
    var position = cursor
    while position > 0, !characters[position - 1].isPartOfWord { position -= 1 }
    while position > 0, characters[position - 1].isPartOfWord { position -= 1 }
    return position
  }

  /// The end of the word behind the insertion point.
  var wordEnd: Int {
    var position = cursor
    while position < characters.count, !characters[position].isPartOfWord { position += 1 }
    while position < characters.count, characters[position].isPartOfWord { position += 1 }
    return position
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
