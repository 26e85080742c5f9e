import InputEvents

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

  /// Types text in place of the selection. Line ends become spaces, other controls are dropped.
  mutating func insert(_ text: String) {
    deleteSelection()
    // Joined with what is before, a combining mark may become one character with it.
    let head = String(characters[..<cursor]) + Self.singleLine(text)
    let tail = characters[cursor...]
    characters = Array(head)
    cursor = characters.count
    characters += tail
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

  /// Puts the insertion point before a character, as a click does.
  mutating func place(_ position: Int, selecting: Bool = false) {
    anchor = selecting ? anchor ?? cursor : nil
    cursor = min(max(0, position), characters.count)
  }

  /// Applies a key; false if it is none that edits.
  mutating func handle(_ press: KeyPress) -> Bool {
    let modifiers = press.modifiers.subtracting([.capsLock, .numericPad])
    let byWord = !modifiers.isDisjoint(with: [.control, .option])
    let selecting = modifiers.contains(.shift)
    switch press.key {
    case .leftArrow: moveLeft(byWord: byWord, selecting: selecting)
    case .rightArrow: moveRight(byWord: byWord, selecting: selecting)
    case .home: place(0, selecting: selecting)
    case .end: place(characters.count, selecting: selecting)
    case .delete: delete(to: byWord ? wordStart : cursor - 1)
    case .deleteForward: delete(to: byWord ? wordEnd : cursor + 1)
    default:
      if modifiers == .control { return handleControl(press.key) }
      guard modifiers.isDisjoint(with: [.control, .option, .command]), !press.characters.isEmpty
      else { return false }
      insert(press.characters)
    }
    return true
  }

  /// The keys of line editors since Emacs.
  private mutating func handleControl(_ key: KeyEquivalent) -> Bool {
    switch key {
    case "a": place(0)
    case "e": place(characters.count)
    case "b": moveLeft(byWord: false, selecting: false)
    case "f": moveRight(byWord: false, selecting: false)
    case "h": delete(to: cursor - 1)
    case "d": delete(to: cursor + 1)
    case "w": delete(to: wordStart)
    case "u": delete(to: 0)
    case "k": delete(to: characters.count)
    default: return false
    }
    return true
  }

  private mutating func moveLeft(byWord: Bool, selecting: Bool) {
    if !selecting, let selection { return place(selection.lowerBound) }
    place(byWord ? wordStart : cursor - 1, selecting: selecting)
  }

  private mutating func moveRight(byWord: Bool, selecting: Bool) {
    if !selecting, let selection { return place(selection.upperBound) }
    place(byWord ? wordEnd : cursor + 1, selecting: selecting)
  }

  /// Deletes the selection, or what is between the insertion point and a position.
  private mutating func delete(to position: Int) {
    if deleteSelection() { return }
    let position = min(max(0, position), characters.count)
    let range = min(position, cursor)..<max(position, cursor)
    characters.removeSubrange(range)
    cursor = range.lowerBound
  }

  @discardableResult
  private mutating func deleteSelection() -> Bool {
    defer { anchor = nil }
    guard let selection else { return false }
    characters.removeSubrange(selection)
    cursor = selection.lowerBound
    return true
  }

  private var wordStart: Int {
    var position = cursor
    while position > 0, !characters[position - 1].isPartOfWord { position -= 1 }
    while position > 0, characters[position - 1].isPartOfWord { position -= 1 }
    return position
  }

  private var wordEnd: Int {
    var position = cursor
    while position < characters.count, !characters[position].isPartOfWord { position += 1 }
    while position < characters.count, characters[position].isPartOfWord { position += 1 }
    return position
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
