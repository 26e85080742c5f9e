import Testing

@testable import ViewGraph

/// The extent of a text is that of its lines.
struct TextExtentTests {
  private static let words = ["a", "to", "word", " ", "  ", "日本", "\n", "longer", "é", "\t"]

  @Test(arguments: 0..<60) func isThatOfTheLines(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let string = (0..<Int.random(in: 0...9, using: &random))
      .map { _ in Self.words.randomElement(using: &random)! }.joined()
    let paragraphs = TextParagraphs([TextRun(string: string), TextRun(string: "end")])
    for width in [nil, 1, 2, 3, 5, 8, 13, 40] as [Int?] {
      for limit in [1, 2, 3, 7, .max] {
        let lines = paragraphs.lines(width: width).limited(to: limit, width: width, mode: .tail)
        let extent = paragraphs.extent(width: width, limit: limit)
        #expect(extent.count == lines.count, "\(string.debugDescription) at \(width as Any)")
        #expect(extent.columns == lines.width, "\(string.debugDescription) at \(width as Any)")
      }
    }
  }

  @Test func countsTheEllipsisOfWhatIsCut() {
    let paragraphs = TextParagraphs([TextRun(string: "one two three")])
    // "one" and "two…", which takes the place of the last two lines.
    let extent = paragraphs.extent(width: 5, limit: 2)
    #expect(extent.count == 2)
    #expect(extent.columns == 5)
  }
}
