import Inlay
import InlayTesting
import Testing

@MainActor
struct AssertFrameTests {
  private let screen = TestScreen(8, 3) { Text("one\ntwo").frame(width: 8, alignment: .leading) }

  @Test func blanksAtTheEndsDoNotCount() {
    assertFrame(screen, matches: "one\ntwo")
    assertFrame(screen, matches: "one   \ntwo\n\n")
    assertFrame(screen, matches: "one\ntwo", from: .rendered)
  }

  @Test func aFailureSaysWhereAndWhatToExpect() {
    withKnownIssue {
      assertFrame(screen, matches: "one\ntow")
    } matching: {
      $0.description.contains(
        """
        row 1, from character 1
          expected  |tow|
          got       |two|
        If it is right, expect
        \"""
        one
        two
        \"""
        """)
    }
  }

  @Test func theLiteralIsOneOfSwift() {
    let screen = TestScreen(8, 1) { Text(verbatim: "a\\b") }
    withKnownIssue {
      assertFrame(screen, matches: "ab")
    } matching: {
      $0.description.contains("expect\n#\"\"\"\n  a\\b\n\"\"\"#")
    }
  }

  @Test func missingRowsAreNamed() {
    withKnownIssue {
      assertFrame(screen, matches: "one\ntwo\nthree")
    } matching: {
      $0.description.contains(
        "row 2, from character 0\n  expected  |three|\n  got       no such row")
    }
  }
}
