/// The changes that can be undone and done again.
///
/// Each is kept as an edit of the text that is there when its turn comes. When another program changes
/// the file, the edits move over that change; one that touches it is lost, and all that lie behind it.
struct EditHistory: Sendable {
  /// A change, and what to call it.
  struct Entry: Sendable {
    let title: String
    let edit: TextEdit
  }

  /// One direction: the last entry is the next one to be made.
  private struct Stack: Sendable {
    var entries: [Entry] = []
    /// Whether another program's change has cost an entry.
    var hasLostEntries = false

    mutating func move(over change: TextEdit) {
      var change = change
      for index in entries.indices.reversed() {
        let entry = entries[index]
        guard let edit = entry.edit.moved(over: change), let next = change.moved(over: entry.edit)
        else {
          entries.removeSubrange(...index)
          hasLostEntries = true
          return
        }
        entries[index] = Entry(title: entry.title, edit: edit)
        change = next
      }
    }
  }

  /// The number of changes that are kept.
  static let limit = 200

  private var earlier = Stack()
  private var later = Stack()

  /// Notes a change that was made.
  mutating func record(_ title: String, from old: [UInt8], to new: [UInt8]) {
    if old == new { return }
    earlier.entries.append(Entry(title: title, edit: TextEdit(from: old, to: new).inverse))
    if earlier.entries.count > Self.limit { earlier.entries.removeFirst() }
    earlier.hasLostEntries = false
    later = Stack()
  }

  /// Follows a change that another program made.
  mutating func follow(from old: [UInt8], to new: [UInt8]) {
    if old == new { return }
    let change = TextEdit(from: old, to: new)
    earlier.move(over: change)
    later.move(over: change)
  }

  func next(_ direction: EditDirection) throws(BoardError) -> Entry {
    let stack = direction == .back ? earlier : later
    if let entry = stack.entries.last { return entry }
    if stack.hasLostEntries { throw .undoConflicts }
    throw direction == .back ? .noEarlier : .noLater
  }

  /// Notes that the next change of a direction was made.
  mutating func advance(_ direction: EditDirection) {
    switch direction {
    case .back: Self.shift(from: &earlier, to: &later)
    case .forth: Self.shift(from: &later, to: &earlier)
    }
  }

  private static func shift(from source: inout Stack, to target: inout Stack) {
    guard let entry = source.entries.popLast() else { return }
    target.entries.append(Entry(title: entry.title, edit: entry.edit.inverse))
  }
}

/// Undo or redo.
package enum EditDirection: Sendable {
  case back, forth
}
