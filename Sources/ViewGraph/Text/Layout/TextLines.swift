import CellGrid

/// A part of a line that belongs to one run of a text.
struct TextPiece: Hashable {
  var run: Int
  /// How many glyphs it has.
  var count: Int
}

/// Glyphs side by side, in pieces that each have an ink of their own.
struct TextLine: Hashable {
  private(set) var glyphs: [Glyph] = []
  private(set) var pieces: [TextPiece] = []
  private(set) var width = 0

  init() {}

  mutating func append(_ glyphs: some RandomAccessCollection<Glyph>, run: Int) {
    if glyphs.isEmpty { return }
    self.glyphs.append(contentsOf: glyphs)
    width += glyphs.columns
    if let last = pieces.last, last.run == run {
      pieces[pieces.count - 1].count += glyphs.count
    } else {
      pieces.append(TextPiece(run: run, count: glyphs.count))
    }
  }

  mutating func append(_ glyph: Glyph, run: Int) {
    append(CollectionOfOne(glyph), run: run)
  }

  mutating func append(_ line: TextLine) {
    var start = 0
    for piece in line.pieces {
      append(line.glyphs[start..<start + piece.count], run: piece.run)
      start += piece.count
    }
  }

  /// A part of the line.
  subscript(range: Range<Int>) -> TextLine {
    if range == glyphs.indices { return self }
    var result = TextLine()
    var start = 0
    for piece in pieces {
      let part = (start..<start + piece.count).clamped(to: range)
      result.append(glyphs[part], run: piece.run)
      start += piece.count
    }
    return result
  }
}

/// The lines of a text, and how many columns the widest of them takes.
struct TextLines: Hashable {
  private(set) var lines: [TextLine]
  private(set) var width: Int

  init(_ lines: [TextLine]) {
    self.lines = lines
    width = lines.reduce(0) { max($0, $1.width) }
  }

  var count: Int { lines.count }

  /// The first lines, where the last of them stands for all that are left out.
  ///
  /// - Parameters:
  ///   - limit: The most lines, at least one.
  ///   - width: The columns of a line; nil takes those of the widest line.
  func limited(to limit: Int, width: Int?, mode: Text.TruncationMode) -> TextLines {
    guard count > limit else { return self }
    var rest = TextLine()
    for (index, line) in lines[(limit - 1)...].enumerated() {
      if index > 0 {
        rest.append(.blank, run: rest.pieces.last?.run ?? line.pieces.first?.run ?? 0)
      }
      rest.append(line)
    }
    return TextLines(
      lines[..<(limit - 1)] + [rest.truncated(to: width ?? self.width, mode: mode)])
  }
}

/// The glyphs of a text, cut into the lines that the text itself asks for.
///
/// Breaking is greedy: a word goes to the next line if it does not fit, the space before it is dropped, and
/// a word that is longer than a line is broken.
struct TextParagraphs: Hashable {
  static let tabWidth = 8
  /// The lines where nothing limits their width.
  private(set) var unbroken: TextLines

  init(_ runs: [TextRun]) {
    var paragraphs = [TextLine()]
    for (index, run) in runs.enumerated() { Self.append(run.string, run: index, to: &paragraphs) }
    unbroken = TextLines(paragraphs)
  }

  private static func append(_ string: String, run: Int, to paragraphs: inout [TextLine]) {
    if !mayBreak(string) {
      return paragraphs[paragraphs.count - 1].append(Glyph.glyphs(of: string), run: run)
    }
    var rest = Substring(string)
    while true {
      let end = rest.firstIndex { $0.isNewline || $0 == "\t" } ?? rest.endIndex
      paragraphs[paragraphs.count - 1].append(Glyph.glyphs(of: rest[..<end]), run: run)
      guard end < rest.endIndex else { return }
      if rest[end] == "\t" {
        // Tabs reach to the next multiple of eight columns.
        let count = tabWidth - paragraphs[paragraphs.count - 1].width % tabWidth
        paragraphs[paragraphs.count - 1].append(repeatElement(.blank, count: count), run: run)
      } else {
        paragraphs.append(TextLine())
      }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// Whether there may be an end of a line or a tab: a quick look that spares one at each character.
  private static func mayBreak(_ string: String) -> Bool {
    string.utf8.contains { $0 < 0x20 || $0 >= 0x7F }
  }

  /// The lines at a width in columns, without limit to their number; nil breaks only where the text does.
  func lines(width: Int?) -> TextLines {
    guard let width, width < unbroken.width else { return unbroken }
    var lines: [TextLine] = []
    for paragraph in unbroken.lines { Self.appendBroken(paragraph, max(1, width), to: &lines) }
    return TextLines(lines)
  }

  private static func appendBroken(
    _ line: TextLine, _ width: Int, to lines: inout [TextLine]
  ) {
    _ = forEachBroken(line, width) {
      lines.append(line[$0])
      return true
    }
  }

  /// Calls `body` with the glyphs of each line that a paragraph is broken into, until it returns false.
  ///
  /// - Returns: Whether it has been called for all lines.
  static func forEachBroken(
    _ line: TextLine, _ width: Int, _ body: (Range<Int>) -> Bool
  ) -> Bool {
    let glyphs = line.glyphs
    if line.width <= width { return body(glyphs.indices) }
    var start = 0
    while start < glyphs.count {
      var end = start
      var used = 0
      var afterBlank = -1
      while end < glyphs.count, used + Int(glyphs[end].width) <= width {
        if glyphs[end] == .blank { afterBlank = end + 1 }
        used += Int(glyphs[end].width)
        end += 1
      }
      if end == glyphs.count { return body(start..<end) }
      var range = trimmed(start..<max(start, afterBlank), glyphs)
      var next = afterBlank
      if glyphs[end] == .blank {
        range = trimmed(start..<end, glyphs)
        next = end
        while next < glyphs.count, glyphs[next] == .blank { next += 1 }
      } else if range.isEmpty {
        // A glyph that is wider than the line has a line of its own, which clips it.
        next = max(end, start + 1)
        range = start..<next
      }
      guard body(range) else { return false }
      start = next
    }
    return true
  }

  /// The range without the blanks at its end.
  private static func trimmed(_ range: Range<Int>, _ glyphs: [Glyph]) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, glyphs[end - 1] == .blank { end -= 1 }
    return range.lowerBound..<end
  }
}
