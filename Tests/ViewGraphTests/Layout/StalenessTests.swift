import Foundation
import InlayTesting
import LayoutCore
import Testing

@testable import ViewGraph

/// A change of size goes no further than it matters. Every frame is compared with a fresh one.
@MainActor
struct StalenessTests {
  @MainActor
  private final class Words {
    var set: (String) -> Void = { _ in }
  }

  private struct ChangingText: View {
    let words: Words
    @State private var word: String

    init(_ word: String, _ words: Words) {
      _word = State(initialValue: word)
      self.words = words
    }

    var body: some View {
      words.set = { [$word] in $word.wrappedValue = $0 }
      return Text(word)
    }
  }

  private func work(_ screen: TestScreen, _ change: () -> Void) -> Graph.Counters {
    let before = screen.graph.counters
    change()
    screen.draw()
    var work = screen.graph.counters
    work.measures -= before.measures
    work.placements -= before.placements
    return work
  }

  @Test func textOfTheSameSizeIsMeasuredAlone() {
    let words = Words()
    let screen = TestScreen.corner(20, 30) {
      ChangingText("abc", words)
      ForEach(0..<20) { Text("row \($0)") }
    }
    let work = work(screen) { words.set("xyz") }
    #expect(screen.rows[0] == "xyz")
    // The text answers the few proposals again that it was asked before, and nobody else does.
    #expect(work.measures <= SizeCache.capacity)
    #expect(work.placements == 1)
  }

  @Test func longerTextMovesWhatFollows() {
    let words = Words()
    let screen = TestScreen.corner(20, 6) {
      HStack(spacing: 0) {
        ChangingText("ab", words)
        Text("|")
      }
      Text("below")
    }
    words.set("abcd")
    screen.draw()
    #expect(screen.lines == ["abcd|", "below"])
    words.set("a\nb")
    screen.draw()
    #expect(screen.lines == ["a|", "b", "below"])
  }

  @Test func fixedFrameKeepsTheChangeInside() {
    let words = Words()
    let screen = TestScreen.corner(20, 20) {
      ChangingText("ab", words).frame(width: 8, height: 1, alignment: .trailing)
      ForEach(0..<10) { Text("row \($0)") }
    }
    #expect(screen.rows[0] == "      ab")
    let work = work(screen) { words.set("abcd") }
    #expect(screen.rows[0] == "    abcd")
    #expect(work.measures <= 2 * SizeCache.capacity)
  }

  @Test func baselinesFollowAlthoughNoSizeChanges() {
    let words = Words()
    let screen = TestScreen.corner(20, 8) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        ChangingText("a", words).frame(width: 2, height: 5)
        Text("x")
      }
    }
    // One line in the middle of five rows.
    #expect(screen.rows[2] == "a x")
    words.set("a\nb\nc")
    screen.draw()
    #expect(screen.rows[3] == "c x")
  }

  @Test func manyChangesStayRight() {
    let words = Words()
    let screen = TestScreen.corner(24, 12) {
      HStack(spacing: 1) {
        VStack { ChangingText("a", words).border() }
        VStack(alignment: .trailing) {
          Text("some words that may have to be broken")
          Text("end")
        }
        .frame(maxWidth: .infinity)
      }
      Text("below")
    }
    for length in [3, 9, 1, 20, 2, 40, 7, 7, 12, 5, 30, 4] {
      words.set(String(repeating: "ab ", count: length))
      screen.draw()
      #expect(screen.text.contains("below"))
    }
  }
}
