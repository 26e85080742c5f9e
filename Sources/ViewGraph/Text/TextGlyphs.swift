import CellGrid

/// Some of the glyphs of a text, side by side.
struct TextLine: Hashable {
  /// Indices of glyphs.
  var range: Range<Int>
  /// How many columns they take.
  var width: Int
}

/// The glyphs of a text in one row, and where the runs and the lines that the text itself asks for end.
struct TextGlyphs: Hashable {
  static let tabWidth = 8
  private(set) var glyphs: [Glyph] = []
  /// The index after the last glyph of each run.
  private(set) var runEnds: [Int] = []
  /// The lines where nothing limits their width.
  private(set) var paragraphs: [TextLine] = []
  /// The columns of the widest paragraph.
  private(set) var width = 0

  init(_ runs: [Text.Run]) {
    runEnds.reserveCapacity(runs.count)
    var start = 0
    for run in runs {
      append(run.string, lineStart: &start)
      runEnds.append(glyphs.count)
    }
    endParagraph(at: &start)
  }

  /// Makes one line of glyphs, each with the number of its run; the numbers never fall.
  init(_ glyphs: [Glyph], runs: [Int]) {
    self.glyphs = glyphs
    for (index, run) in runs.enumerated() {
      while runEnds.count <= run { runEnds.append(index) }
      runEnds[run] = index + 1
    }
    var start = 0
    endParagraph(at: &start)
  }

  private mutating func append(_ string: String, lineStart: inout Int) {
    if !Self.mayBreak(string) {
      glyphs += Glyph.glyphs(of: string)
      return
    }
    var rest = Substring(string)
    while true {
      let end = rest.firstIndex { $0.isNewline || $0 == "\t" } ?? rest.endIndex
      glyphs += Glyph.glyphs(of: rest[..<end])
      guard end < rest.endIndex else { return }
      if rest[end] == "\t" {
        // Tabs reach to the next multiple of eight columns.
        let column = columns(of: lineStart..<glyphs.count)
        glyphs += repeatElement(.blank, count: Self.tabWidth - column % Self.tabWidth)
      } else {
        endParagraph(at: &lineStart)
      }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// Whether there may be an end of a line or a tab: a quick look that spares one at each character.
  private static func mayBreak(_ string: String) -> Bool {
    string.utf8.contains { $0 < 0x20 || $0 >= 0x7F }
  }

  private mutating func endParagraph(at start: inout Int) {
    let line = line(start..<glyphs.count)
    paragraphs.append(line)
    width = max(width, line.width)
    start = glyphs.count
  }

  private func line(_ range: Range<Int>) -> TextLine {
    TextLine(range: range, width: columns(of: range))
  }

  private func columns(of range: Range<Int>) -> Int {
    var columns = 0
    for index in range { columns += Int(glyphs[index].width) }
    return columns
  }

  /// The run of a glyph.
  func run(of index: Int) -> Int {
    var run = 0
    while runEnds[run] <= index { run += 1 }
    return run
  }
}

extension TextGlyphs {
  /// The lines at a width in columns, without limit to their number.
  ///
  /// Breaking is greedy: a word goes to the next line if it does not fit, the space before it is dropped, and
  /// a word that is longer than a line is broken.
  func lines(width: Int) -> [TextLine] {
    if width >= self.width { return paragraphs }
    var lines: [TextLine] = []
    for paragraph in paragraphs { appendBroken(paragraph, max(1, width), to: &lines) }
    return lines
  }

  private func appendBroken(_ paragraph: TextLine, _ width: Int, to lines: inout [TextLine]) {
    if paragraph.width <= width { return lines.append(paragraph) }
    let last = paragraph.range.upperBound
    var start = paragraph.range.lowerBound
    while start < last {
      var end = start
      var used = 0
      var afterBlank = start
      while end < last, used + Int(glyphs[end].width) <= width {
        if glyphs[end] == .blank { afterBlank = end + 1 }
        used += Int(glyphs[end].width)
        end += 1
      }
      if end == last { return lines.append(TextLine(range: start..<end, width: used)) }
      let words = trimmed(start..<afterBlank)
      if glyphs[end] == .blank {
        lines.append(line(trimmed(start..<end)))
        start = end
        while start < last, glyphs[start] == .blank { start += 1 }
      } else if !words.isEmpty {
        lines.append(line(words))
        start = afterBlank
      } else {
        // A glyph that is wider than the line has a line of its own, which clips it.
        end = max(end, start + 1)
        lines.append(line(start..<end))
        start = end
      }
    }
  }

  /// The range without the blanks at its end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1] == .blank { end -= 1 }
    return range.lowerBound..<end
  }
}
