import Foundation
import InputEvents
import Testing

@testable import Controls

struct TextEditingTests {
  /// A line written with `|` for the insertion point and `[` for the other end of the selection.
  private func line(_ notation: String) -> TextEditing {
    var editing = TextEditing(notation.filter { $0 != "|" && $0 != "[" })
    let marks = Array(notation)
    let cursor = marks.firstIndex(of: "|")!
    if let anchor = marks.firstIndex(of: "[") {
      editing.place(anchor - (anchor > cursor ? 1 : 0))
      editing.place(cursor - (cursor > anchor ? 1 : 0), selecting: true)
    } else {
      editing.place(cursor)
    }
    return editing
  }

  private func notation(_ editing: TextEditing) -> String {
    var marks = editing.characters
    let anchor = editing.selection == nil ? nil : editing.anchor
    for (position, mark) in [(editing.cursor, "|"), (anchor ?? -1, "[")]
      .filter({ $0.0 >= 0 }).sorted(by: { $0.0 > $1.0 })
    {
      marks.insert(Character(mark), at: position)
    }
    return String(marks)
  }

  @Test(
    arguments: [
      ("|ab", KeyEquivalent.rightArrow, EventModifiers(), "a|b"),
      ("ab|", .rightArrow, [], "ab|"),
      ("|ab", .leftArrow, [], "|ab"),
      ("a[bc|d", .leftArrow, [], "a|bcd"),
      ("a[bc|d", .rightArrow, [], "abc|d"),
      ("a|bc[d", .rightArrow, [], "abc|d"),
      ("ab|", .leftArrow, .shift, "a|b["),
      ("a|b[", .leftArrow, .shift, "|ab["),
      ("a|b[", .rightArrow, .shift, "ab|"),
      ("ab cd|", .leftArrow, .control, "ab |cd"),
      ("ab |cd", .leftArrow, .option, "|ab cd"),
      ("|ab, cd", .rightArrow, .control, "ab|, cd"),
      ("ab|, cd", .rightArrow, .control, "ab, cd|"),
      ("ab cd|", .leftArrow, [.control, .shift], "ab |cd["),
      ("ab|c", .home, [], "|abc"),
      ("ab|c", .end, [], "abc|"),
      ("ab|c", .home, .shift, "|ab[c"),
      ("|", .delete, [], "|"),
      ("|", .deleteForward, [], "|"),
      ("ab|", .delete, [], "a|"),
      ("a|b", .deleteForward, [], "a|"),
      ("a[bc|d", .delete, [], "a|d"),
      ("a|bc[d", .deleteForward, [], "a|d"),
      ("ab cd|", .delete, .option, "ab |"),
      ("|ab cd", .deleteForward, .control, "| cd"),
      ("ab|", "a", .control, "|ab"),
      ("|ab", "e", .control, "ab|"),
      ("ab|", "b", .control, "a|b"),
      ("|ab", "f", .control, "a|b"),
      ("ab|", "h", .control, "a|"),
      ("|", "h", .control, "|"),
      ("a|b", "d", .control, "a|"),
      ("ab cd|", "w", .control, "ab |"),
      ("ab|cd", "u", .control, "|cd"),
      ("ab|cd", "k", .control, "ab|"),
      ("ab cd|", "b", .option, "ab |cd"),
      ("|ab cd", "f", .option, "ab| cd"),
      ("|ab cd", "d", .option, "| cd"),
      ("a[bc|d", "x", [], "ax|d"),
      ("ab|", "é", [], "abé|"),
      ("ab|", "X", .shift, "abX|"),
      ("ab|", " ", [], "ab |"),
    ] as [(String, KeyEquivalent, EventModifiers, String)])
  func key(start: String, key: KeyEquivalent, modifiers: EventModifiers, end: String) {
    var editing = line(start)
    let taken1 = editing.handle(KeyPress(key, modifiers: modifiers))
    #expect(taken1)
    #expect(notation(editing) == end)
  }

  @Test(arguments: [KeyEquivalent.tab, .return, .escape, .upArrow, .downArrow, .pageUp])
  func keysOfOthersAreLeftAlone(key: KeyEquivalent) {
    var editing = line("a|b")
    let taken2 = editing.handle(KeyPress(key))
    #expect(!taken2)
    let taken3 = editing.handle(KeyPress("q", modifiers: .control))
    #expect(!taken3)
    let taken4 = editing.handle(KeyPress("b", phase: .up))
    #expect(!taken4)
    #expect(notation(editing) == "a|b")
  }

  @Test func combiningMarksJoinTheLetterBefore() {
    var editing = line("ab|")
    editing.insert("\u{301}")
    #expect(editing.characters == ["a", "b\u{301}"])
    #expect(editing.cursor == 2)
    editing.delete(to: editing.cursor - 1)
    #expect(notation(editing) == "a|")
  }

  @Test func deletingBetweenHalvesJoinsThem() {
    // Two regional indicators with a letter between them are two characters, then one flag.
    var editing = TextEditing("\u{1F1ED}x\u{1F1FA}")
    #expect(editing.characters.count == 3)
    editing.place(2)
    editing.delete(to: 1)
    #expect(editing.characters == ["\u{1F1ED}\u{1F1FA}"])
    #expect(editing.cursor == 1)
  }

  @Test func pasteBecomesOneLine() {
    var editing = line("a[b|c")
    editing.insert("1\r\n2\n3\t4\u{1B}[m\u{7}")
    #expect(editing.text == "a1  2 3 4[mc")
    #expect(editing.cursor == 11)
  }

  @Test func changesFromElsewhereKeepThePlace() {
    var editing = line("ab[cd|ef")
    editing.adopt("abcdef")
    #expect(notation(editing) == "ab[cd|ef")
    editing.adopt("xyzuvw")
    #expect(notation(editing) == "xyzu|vw")
    editing.adopt("xy")
    #expect(notation(editing) == "xy|")
  }

  @Test(
    arguments: [
      ("ab cd", 0, "[ab| cd"), ("ab cd", 1, "[ab| cd"), ("ab cd", 2, "ab[ |cd"),
      ("ab cd", 4, "ab [cd|"), ("ab cd", 9, "ab [cd|"), ("", 0, "|"), ("árvíz!", 3, "[árvíz|!"),
    ] as [(String, Int, String)])
  func selectsWords(text: String, position: Int, end: String) {
    var editing = TextEditing(text)
    editing.selectWord(at: position)
    #expect(notation(editing) == end)
  }
}
