import Foundation
import InlayTesting
import Testing

@testable import ViewGraph

@MainActor
struct TextLineTests {
  private func lines(
    _ text: String, width: CGFloat, height: CGFloat? = nil, limit: Int? = nil,
    mode: Text.TruncationMode = .tail
  ) -> [String] {
    TestScreen.corner(40, 12) {
      Text(text).lineLimit(limit).truncationMode(mode)
        .frame(width: width, height: height, alignment: .topLeading)
    }.lines
  }

  @Test(arguments: [
    (7, ["hello", "world", "foo"]), (9, ["hello", "world foo"]), (10, ["hello", "world foo"]),
    (11, ["hello world", "foo"]), (14, ["hello world", "foo"]), (15, ["hello world foo"]),
  ])
  func breaksBetweenWords(_ width: Int, _ expected: [String]) {
    #expect(lines("hello world foo", width: CGFloat(width)) == expected)
  }

  @Test func breaksLongWords() {
    #expect(lines("abcdefgh", width: 3) == ["abc", "def", "gh"])
    #expect(lines("ab cdefgh", width: 4) == ["ab", "cdef", "gh"])
    #expect(lines("abc", width: 1) == ["a", "b", "c"])
  }

  @Test func keepsHardLineEnds() {
    #expect(lines("a\n\nb c", width: 3) == ["a", "", "b c"])
    #expect(lines("a\r\nb\u{2028}c", width: 3) == ["a", "b", "c"])
  }

  @Test func aLineEndAtTheEndIsALine() {
    let screen = TestScreen.corner(5, 3) {
      Text("a\n")
      Text("b")
    }
    #expect(screen.lines == ["a", "", "b"])
  }

  @Test func dropsTheBlankAtABreak() {
    #expect(lines("ab cd", width: 2) == ["ab", "cd"])
    #expect(lines("ab    cd", width: 3) == ["ab", "cd"])
    #expect(lines("a  b", width: 9) == ["a  b"])
  }

  @Test func cutsTheEnd() {
    #expect(lines("one two three", width: 5, height: 1) == ["one …"])
    #expect(lines("one two three", width: 5, height: 2) == ["one", "two …"])
    #expect(lines("one two three", width: 5, limit: 1) == ["one …"])
    #expect(lines("one two three", width: 5, height: 1, limit: 2) == ["one …"])
    #expect(lines("abc", width: 1, height: 1) == ["…"])
  }

  @Test func cutsTheStartOrTheMiddle() {
    #expect(lines("one two three", width: 5, height: 1, mode: .head) == ["…hree"])
    #expect(lines("one two three", width: 5, height: 1, mode: .middle) == ["on…ee"])
    #expect(lines("one two three", width: 6, height: 1, mode: .middle) == ["one…ee"])
  }

  @Test func cutsNothingThatFits() {
    for mode in [Text.TruncationMode.head, .middle, .tail] {
      #expect(lines("one two", width: 7, height: 1, mode: mode) == ["one two"])
    }
  }

  @Test func limitsLinesWithoutAWidth() {
    // The widest line has 3 columns: 2 of them are kept beside the ellipsis.
    let screen = TestScreen.corner(10, 3) { Text("ab\ncde\nf").lineLimit(1).fixedSize() }
    #expect(screen.lines == ["ab…"])
    let empty = TestScreen.corner(10, 3) { Text("\n\n").lineLimit(1).fixedSize() }
    #expect(empty.lines == ["…"])
  }

  @Test func aLimitBelowOneIsOne() {
    #expect(lines("one two", width: 3, limit: 0) == ["on…"])
    #expect(lines("one two", width: 3, limit: -5) == ["on…"])
  }

  @Test func wideCharactersTakeTwoColumns() {
    #expect(lines("日本語テキスト", width: 5) == ["日本", "語テ", "キス", "ト"])
    #expect(lines("日本語テキスト", width: 5, height: 1) == ["日本…"])
    #expect(lines("日本語テキスト", width: 6, height: 1, mode: .middle) == ["日… ト"])
    #expect(lines("a日b", width: 4) == ["a日b"])
    #expect(lines("a日b", width: 3) == ["a日", "b"])
    #expect(lines("a日b", width: 2) == ["a", "日", "b"])
  }

  @Test func clustersStayTogether() {
    #expect(lines("e\u{301}e\u{301}e\u{301}", width: 2) == ["e\u{301}e\u{301}", "e\u{301}"])
    #expect(lines("🙂🙂🙂", width: 4) == ["🙂🙂", "🙂"])
  }

  @Test func tabsReachTheNextStop() {
    #expect(lines("a\tb", width: 20) == ["a       b"])
    #expect(lines("12345678\tb", width: 20) == ["12345678        b"])
    #expect(lines("a\n\tb", width: 20) == ["a", "        b"])
  }

  @Test func controlsAreNotDrawn() {
    #expect(lines("a\u{1B}[31mb\u{7}\u{0}c\u{7F}\u{9B}", width: 20) == ["a[31mbc"])
  }

  @Test func linesStandToEachOtherAsAsked() {
    func aligned(_ alignment: TextAlignment) -> [String] {
      TestScreen.corner(10, 3) { Text("abcd\nab\nabc").multilineTextAlignment(alignment) }.lines
    }
    #expect(aligned(.leading) == ["abcd", "ab", "abc"])
    #expect(aligned(.center) == ["abcd", " ab", "abc"])
    #expect(aligned(.trailing) == ["abcd", "  ab", " abc"])
  }

  @Test func newTextIsMeasuredAnew() {
    let stepper = Stepper()
    let texts = ["a", "longer", "日本", "x\ny", ""]
    let screen = stepper.screen(12, 2) { step in
      HStack(alignment: .top) {
        Text(texts[step])
        Text("|")
      }
    }
    let expected = [["a |"], ["longer |"], ["日本 |"], ["x |", "y"], [" |"]]
    for step in [0, 1, 2, 3, 4, 0] {
      stepper.step = step
      screen.draw()
      #expect(screen.lines == expected[step])
    }
  }
}
