import InputEvents
import Testing

@testable import TerminalIO

struct InputTokenizerTests {
  private func tokens(_ reads: [(after: Int, text: String)]) -> String {
    var steps: [InputCase.Step] = []
    for read in reads {
      if read.after > 0 { steps.append(.idle(milliseconds: read.after)) }
      steps.append(.read(Array(read.text.utf8)))
    }
    return InputCase.outcome(of: steps)
  }

  @Test func deadlineFollowsWhatIsPending() {
    let now: Duration = .seconds(3)
    let delays: [(String, Duration?)] = [
      ("a", nil), ("\u{1B}", .milliseconds(50)), ("\u{1B}\u{1B}", .milliseconds(50)),
      ("\u{1B}[", .milliseconds(50)), ("\u{1B}O", .milliseconds(50)),
      ("\u{1B}]", .milliseconds(50)), ("\u{1B}P", .milliseconds(50)),
      ("\u{1B}[1", .seconds(1)), ("\u{1B}]1", .seconds(1)), ("\u{1B}[M", .seconds(1)),
      ("\u{1B}[200~", .seconds(1)), ("\u{1B}]1;x\u{1B}", .milliseconds(50)), ("\u{1B}[A", nil),
    ]
    for (text, delay) in delays {
      var tokenizer = InputTokenizer()
      _ = tokenizer.push(text.utf8, at: now)
      #expect(tokenizer.deadline == delay.map { now + $0 }, "\(text.debugDescription)")
    }
  }

  @Test func timeBeforeTheDeadlineDecidesNothing() {
    var tokenizer = InputTokenizer()
    _ = tokenizer.push([0x1B], at: .zero)
    #expect(tokenizer.advance(to: .milliseconds(49)) == [])
    #expect(tokenizer.advance(to: .milliseconds(50)) == [.escape])
    #expect(tokenizer.advance(to: .seconds(9)) == [])
  }

  @Test(arguments: ["[<35;20;5m", "[<35;20;5M"])
  func reportTornAfterEscapeIsJoined(_ rest: String) {
    #expect(tokens([(0, "\u{1B}"), (60, rest)]) == "key:escape move@19,4")
  }

  @Test func reportTornAnywhereIsOneEvent() {
    let report = "\u{1B}[<0;10;5M"
    for offset in 1..<report.count {
      let outcome = tokens([
        (0, String(report.prefix(offset))), (50, String(report.dropFirst(offset))),
      ])
      let keys = [1: "key:escape ", 2: "key:alt+[ "]
      #expect(outcome == keys[offset, default: ""] + "press:L@9,4", "torn at \(offset)")
    }
  }

  @Test(arguments: [1, 2, 3, 6])
  func answerTornWithALongPauseTypesNothing(_ offset: Int) {
    let answer = "\u{1B}[?61;4c"
    let outcome = tokens([
      (0, String(answer.prefix(offset))), (300, String(answer.dropFirst(offset))),
    ])
    #expect(outcome.hasSuffix("da:?61;4"))
    #expect(!outcome.contains("text:"))
  }

  @Test func restIsJoinedByteByByte() {
    let reads = [(0, "\u{1B}")] + "[?61;4c".enumerated().map { ($0 == 0 ? 60 : 10, String($1)) }
    #expect(tokens(reads) == "key:escape da:?61;4")
  }

  @Test func textAfterEscapeIsTyped() {
    #expect(tokens([(0, "\u{1B}"), (60, "[x")]) == "key:escape text:[x")
    #expect(tokens([(0, "\u{1B}"), (60, "["), (60, "<")]) == "key:escape text:[<")
    #expect(tokens([(0, "\u{1B}"), (60, "ab[I")]) == "key:escape text:ab[I")
  }

  @Test func escapeBeforeAReportIsAKeyOfItsOwn() {
    #expect(tokens([(0, "\u{1B}\u{1B}[<0;3;4M")]) == "key:escape press:L@2,3")
    #expect(tokens([(0, "\u{1B}\u{1B}\u{1B}[A")]) == "key:escape LEGACY:1b1b5b41")
    #expect(tokens([(0, "\u{1B}\u{1B}x")]) == "key:escape key:alt+x")
    #expect(tokens([(0, "\u{1B}\u{1B}[1"), (1000, "y")]) == "key:escape text:y")
  }

  @Test func newSequenceEndsATornOne() {
    #expect(tokens([(0, "\u{1B}[<0;1\u{1B}[<0;3;4M")]) == "press:L@2,3")
    #expect(tokens([(0, "\u{1B}]11;rgb\u{1B}[A")]) == "LEGACY:1b5b41")
    #expect(tokens([(0, "\u{1B}[M!\u{1B}[A")]) == "LEGACY:1b5b41")
    #expect(tokens([(0, "\u{1B}[<0;1\u{3}")]) == "LEGACY:03")
    #expect(tokens([(0, "\u{1B}]11;rgb\u{3}")]) == "LEGACY:03")
  }

  @Test func loneEscapeEndsAString() {
    #expect(tokens([(0, "\u{1B}]4;1;rgb\u{1B}"), (60, "x")]) == "osc:4;1;rgb text:x")
    #expect(tokens([(0, "\u{1B}]4;1;rgb\u{1B}\u{1B}[A")]) == "osc:4;1;rgb LEGACY:1b5b41")
  }

  @Test func burstOfReportsIsAllEvents() {
    let burst = String(repeating: "\u{1B}[<35;20;5M", count: 200)
    var tokenizer = InputTokenizer()
    let result = tokenizer.push(burst.utf8, at: .zero)
    #expect(result == Array(repeating: .mouse(MouseEvent(.move, x: 19, y: 4)), count: 200))
  }

  @Test(arguments: [
    "\u{1B}[<99999999999999999999;1;1M", "\u{1B}[<256;1;1M", "\u{1B}[<288;1;1M", "\u{1B}[<192;1;1M",
    "\u{1B}[<;1;1M", "\u{1B}[<0;1;1;1M", "\u{1B}[<0:1;1;1M", "\u{1B}[27;5~", "\u{1B}[27;5;1114112~",
    "\u{1B}[1;0A", "\u{1B}[1;99999A", "\u{1B}[~", "\u{1B}[ 1A",
  ])
  func malformedSequencesVanish(_ text: String) {
    #expect(tokens([(0, text + "x")]) == "text:x")
  }

  @Test func endlessSequencesAreBoundedAndVanish() {
    let digits = String(repeating: "1;", count: 100_000)
    #expect(tokens([(0, "\u{1B}[\(digits)Ax")]) == "text:x")
    #expect(tokens([(0, "\u{1B}]52;\(digits)\u{7}x")]) == "text:x")
    var tokenizer = InputTokenizer()
    _ = tokenizer.push("\u{1B}]\(digits)".utf8, at: .zero)
    #expect(tokenizer.buffer.count <= 1 << 16)
  }
}
