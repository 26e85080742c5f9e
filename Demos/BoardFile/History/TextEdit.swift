/// A change of one stretch of whole lines of a text.
struct TextEdit: Equatable, Sendable {
  /// Where it begins in the text that it is made in, in bytes.
  var start: Int
  let removed: [UInt8]
  let inserted: [UInt8]

  private var end: Int { start + removed.count }
  private var growth: Int { inserted.count - removed.count }

  /// The shortest change of whole lines that makes one text out of another.
  init(from old: [UInt8], to new: [UInt8]) {
    let limit = min(old.count, new.count)
    var prefix = 0
    while prefix < limit, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < limit - prefix, old[old.count - suffix - 1] == new[new.count - suffix - 1] {
      suffix += 1
    }
    while prefix > 0, old[prefix - 1] != .lineFeed { prefix -= 1 }
    while suffix > 0, !Self.isLineStart(old.count - suffix, old, new.count - suffix, new) {
      suffix -= 1
    }
    start = prefix
    removed = Array(old[prefix..<old.count - suffix])
    inserted = Array(new[prefix..<new.count - suffix])
  }

  private init(start: Int, removed: [UInt8], inserted: [UInt8]) {
    self.start = start
    self.removed = removed
    self.inserted = inserted
  }

  private static func isLineStart(
    _ oldIndex: Int, _ old: [UInt8], _ newIndex: Int, _ new: [UInt8]
  ) -> Bool {
    oldIndex > 0 && newIndex > 0 && old[oldIndex - 1] == .lineFeed && new[newIndex - 1] == .lineFeed
  }

  /// What takes the change back, in the text that it leads to.
  var inverse: TextEdit { TextEdit(start: start, removed: inserted, inserted: removed) }

  func applied(to text: [UInt8]) -> [UInt8] {
    Array(text[..<start]) + inserted + Array(text[end...])
  }

  /// The same change in the text that another change of the same text leads to; nil if they touch.
  func moved(over other: TextEdit) -> TextEdit? {
    if end < other.start { return self }
    guard other.end < start else { return nil }
    return TextEdit(start: start + other.growth, removed: removed, inserted: inserted)
  }
}
