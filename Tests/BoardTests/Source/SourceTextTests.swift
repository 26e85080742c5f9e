import Testing

@testable import BoardFile

struct SourceTextTests {
  private func lines(_ text: String) -> [String] {
    let source = SourceText(bytes: Array(text.utf8))
    return source.lines.map { String(decoding: source.bytes[$0.start..<$0.end], as: UTF8.self) }
  }

  @Test(
    arguments: [
      ("", []),
      ("a", ["a"]),
      ("\n", ["\n"]),
      ("a\nb\n", ["a\n", "b\n"]),
      ("a\r\n\r\nb", ["a\r\n", "\r\n", "b"]),
      ("a\rb\n\rc", ["a\r", "b\n", "\r", "c"]),
      ("\u{FEFF}a\n", ["a\n"]),
      ("\u{FEFF}", []),
    ] as [(String, [String])])
  func cutsLinesBehindTheirEndings(text: String, expected: [String]) {
    #expect(lines(text) == expected)
  }

  @Test(arguments: [
    ("", "\n"), ("a", "\n"), ("a\nb\r\nc\r\n", "\r\n"), ("a\nb\r\n", "\n"), ("a\r\nb\n", "\r\n"),
    ("a\rb\rc\n", "\r"),
  ])
  func theMostFrequentEndingDominates(text: String, ending: String) {
    #expect(SourceText(bytes: Array(text.utf8)).dominantEnding == Array(ending.utf8))
  }

  @Test(arguments: [
    // A closed end: whole lines change places.
    ("a\nb\r\nc\n", [2, 0, 1], "c\na\nb\r\n"),
    // An open end stays open; the line that leaves it gets the dominant ending.
    ("a\r\nb\r\nc", [2, 0, 1], "c\r\na\r\nb"),
    ("a\nb", [1, 0], "b\na"),
    // An empty line cannot do without its ending.
    ("a\n\nb", [0, 2, 1], "a\nb\n\n"),
    // White space can.
    ("a\n \nb", [0, 2, 1], "a\nb\n "),
    ("\u{FEFF}a\nb\n", [1, 0], "\u{FEFF}b\na\n"),
    ("a\n\nb", [0, 1, 2], "a\n\nb"),
  ])
  func reordersLines(text: String, order: [Int], expected: String) {
    let source = SourceText(bytes: Array(text.utf8))
    #expect(
      String(decoding: source.bytes(of: order.map(LineDraft.kept)), as: UTF8.self) == expected)
  }

  @Test func anOpenEndIsRememberedBehindAnEmptyLine() {
    let source = SourceText(bytes: Array("a\nb\n\n".utf8), keepsOpenEnd: true)
    #expect(source.bytes(of: [0, 1, 2].map(LineDraft.kept)) == Array("a\nb\n\n".utf8))
    #expect(source.bytes(of: [0, 2, 1].map(LineDraft.kept)) == Array("a\n\nb".utf8))
  }
}
