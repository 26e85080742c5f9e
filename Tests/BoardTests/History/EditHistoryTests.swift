import DemoCommand
import Testing

@testable import BoardFile

/// Undo and redo of texts, also while another program changes them.
struct EditHistoryTests {
  private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

  @Test(
    arguments: [
      ("", "a\n"), ("a\n", ""), ("a\nb\n", "a\nc\nb\n"), ("a\na\n", "a\na\na\n"), ("a", "b"),
      ("a\r\nb\r\n", "a\r\nx\r\nb\r\n"), ("ab\n", "ac\n"), ("a\nb", "a\nb\n"),
    ] as [(String, String)])
  func anEditLeadsFromOneTextToTheOther(old: String, new: String) {
    let edit = TextEdit(from: bytes(old), to: bytes(new))
    #expect(edit.applied(to: bytes(old)) == bytes(new))
    #expect(edit.inverse.applied(to: bytes(new)) == bytes(old))
  }

  @Test func anEditIsOfWholeLines() {
    let edit = TextEdit(from: bytes("one\ntwo\nthree\n"), to: bytes("one\ntwa\nthree\n"))
    #expect(edit.start == 4)
    #expect(edit.removed == bytes("two\n"))
    #expect(edit.inserted == bytes("twa\n"))
  }

  /// Both orders lead to the same text.
  @Test func editsOfOtherLinesMoveOverEachOther() throws {
    let base = bytes("a\nb\nc\nd\n")
    let first = TextEdit(from: base, to: bytes("a1\na2\nb\nc\nd\n"))
    let last = TextEdit(from: base, to: bytes("a\nb\nc\n"))
    let merged = bytes("a1\na2\nb\nc\n")
    #expect(try #require(last.moved(over: first)).applied(to: first.applied(to: base)) == merged)
    #expect(try #require(first.moved(over: last)).applied(to: last.applied(to: base)) == merged)
    let touching = TextEdit(from: base, to: bytes("a\nx\nc\nd\n"))
    #expect(touching.moved(over: TextEdit(from: base, to: bytes("a\nb\nx\nd\n"))) == nil)
  }

  /// A text under random edits, some of them by another program at its end.
  @Test(arguments: 0..<20)
  func whatIsUndoneLeavesTheOtherProgramsLines(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var history = EditHistory()
    let start = (0..<12).map { "line \($0)" }
    var lines = start
    var added: [String] = []
    func text() -> [UInt8] { bytes((lines + ["fixed", "end"] + added).joined(separator: "\n")) }
    var edits = 0
    for step in 0..<30 {
      let before = text()
      if Int.random(in: 0..<3, using: &random) == 0 {
        added.append("other \(step)")
        history.follow(from: before, to: text())
      } else {
        let index = Int.random(in: 0..<lines.count, using: &random)
        if Bool.random(using: &random) || lines.count < 3 {
          lines.insert("new \(step)", at: index)
        } else {
          lines.remove(at: index)
        }
        history.record("\(step)", from: before, to: text())
        edits += 1
      }
    }
    let end = text()
    var current = end
    for direction in [EditDirection.back, .forth] {
      for _ in 0..<edits {
        current = try history.next(direction).edit.applied(to: current)
        history.advance(direction)
      }
      if direction == .back { lines = start }
      #expect(current == (direction == .back ? text() : end))
      #expect(throws: direction == .back ? BoardError.noEarlier : .noLater) {
        try history.next(direction)
      }
    }
  }

  @Test func aChangeOfTheSameLinesCostsTheEditAndThoseBehindIt() throws {
    var history = EditHistory()
    history.record("first", from: bytes("a\nb\nc\n"), to: bytes("A\nb\nc\n"))
    history.record("second", from: bytes("A\nb\nc\n"), to: bytes("A\nb\nC\n"))
    history.follow(from: bytes("A\nb\nC\n"), to: bytes("AA\nb\nC\n"))
    #expect(try history.next(.back).title == "second")
    history.advance(.back)
    #expect(throws: BoardError.undoConflicts) { try history.next(.back) }
    #expect(try history.next(.forth).title == "second")
  }

  @Test func anEditEndsWhatCouldBeDoneAgain() throws {
    var history = EditHistory()
    history.record("first", from: bytes("a\n"), to: bytes("b\n"))
    history.advance(.back)
    history.record("second", from: bytes("a\n"), to: bytes("c\n"))
    #expect(throws: BoardError.noLater) { try history.next(.forth) }
  }

  @Test func onlySoManyEditsAreKept() throws {
    var history = EditHistory()
    for number in 0...EditHistory.limit {
      history.record("\(number)", from: bytes("\(number)\n"), to: bytes("\(number + 1)\n"))
    }
    for _ in 0..<EditHistory.limit {
      _ = try history.next(.back)
      history.advance(.back)
    }
    #expect(throws: BoardError.noEarlier) { try history.next(.back) }
  }
}
