import CellGrid

/// A glyph of a text and the run that it belongs to.
struct TextGlyph: Hashable {
  var glyph: Glyph
  var run: Int

  var width: Int { Int(glyph.width) }
}

/// One line of text after breaking.
struct TextLine: Hashable {
  var glyphs: [TextGlyph]
  var width: Int

  init(_ glyphs: [TextGlyph]) {
    self.glyphs = glyphs
    width = glyphs.reduce(0) { $0 + $1.width }
  }
}

/// The glyphs of a text, cut into the lines that the text itself asks for.
///
/// Breaking is greedy: a word goes to the next line if it does not fit, the space before it is dropped, and
/// a word that is longer than a line is broken.
struct TextParagraphs: Hashable {
  static let tabWidth = 8
  private(set) var paragraphs: [[TextGlyph]] = [[]]

  init(_ runs: [Text.Run]) {
    for (index, run) in runs.enumerated() { append(run.string, run: index) }
  }

  private mutating func append(_ string: String, run: Int) {
    var rest = Substring(string)
    while true {
      let end = rest.firstIndex { $0.isNewline || $0 == "\t" } ?? rest.endIndex
      let glyphs = Glyph.glyphs(of: rest[..<end])
      paragraphs[paragraphs.count - 1] += glyphs.map { TextGlyph(glyph: $0, run: run) }
      guard end < rest.endIndex else { return }
      if rest[end] == "\t" {
        appendTab(run: run)
      } else {
        paragraphs.append([])
      }
      rest = rest[rest.index(after: end)...]
    }
  }

  /// Tabs reach to the next multiple of eight columns.
  private mutating func appendTab(run: Int) {
    let last = paragraphs.count - 1
    let column = paragraphs[last].reduce(0) { $0 + $1.width }
    let blank = TextGlyph(glyph: .blank, run: run)
    let count = Self.tabWidth - column % Self.tabWidth
    paragraphs[last] += Array(repeating: blank, count: count)
  }

  /// The lines at a width in columns, without limit to their number; nil breaks only where the text does.
  func lines(width: Int?) -> [TextLine] {
    guard let width else { return paragraphs.map { TextLine($0) } }
    return paragraphs.flatMap { Self.broken($0, width: max(1, width)) }
  }

  private static func broken(_ glyphs: [TextGlyph], width: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var start = 0
    while start < glyphs.count {
      var end = start
      var used = 0
      var afterBlank = -1
      while end < glyphs.count, used + glyphs[end].width <= width {
        if glyphs[end].glyph == .blank { afterBlank = end + 1 }
        used += glyphs[end].width
        end += 1
      }
      if end == glyphs.count {
        lines.append(TextLine(Array(glyphs[start...])))
        return lines
      }
      if glyphs[end].glyph == .blank {
        lines.append(TextLine(trimmed(glyphs[start..<end])))
        start = skippingBlanks(glyphs, from: end)
      } else if afterBlank > start, trimmed(glyphs[start..<afterBlank]).count > 0 {
        lines.append(TextLine(trimmed(glyphs[start..<afterBlank])))
        start = afterBlank
      } else {
        // A glyph that is wider than the line has a line of its own, which clips it.
        end = max(end, start + 1)
        lines.append(TextLine(Array(glyphs[start..<end])))
        start = end
      }
    }
    return lines.isEmpty ? [TextLine([])] : lines
  }

  private static func trimmed(_ glyphs: ArraySlice<TextGlyph>) -> [TextGlyph] {
    var glyphs = glyphs
    while glyphs.last?.glyph == .blank { glyphs.removeLast() }
    return Array(glyphs)
  }

  private static func skippingBlanks(_ glyphs: [TextGlyph], from start: Int) -> Int {
    var index = start
    while index < glyphs.count, glyphs[index].glyph == .blank { index += 1 }
    return index
  }
}

extension [TextLine] {
  /// The first lines, where the last of them stands for all that are left out.
  ///
  /// - Parameters:
  ///   - limit: The most lines, at least one.
  ///   - width: The columns of a line; nil takes those of the widest line.
  func limited(to limit: Int, width: Int?, mode: Text.TruncationMode) -> [TextLine] {
    guard count > limit else { return self }
    let columns = width ?? (map(\.width).max() ?? 0)
    var rest: [TextGlyph] = []
    for (index, line) in self[(limit - 1)...].enumerated() {
      if index > 0 {
        let run = rest.last?.run ?? line.glyphs.first?.run ?? 0
        rest.append(TextGlyph(glyph: .blank, run: run))
      }
      rest += line.glyphs
    }
    return self[..<(limit - 1)] + [TextLine(rest.truncated(to: columns, mode: mode))]
  }
}

extension [TextGlyph] {
  /// The glyphs that fit into some columns together with an ellipsis for what was cut.
  func truncated(to columns: Int, mode: Text.TruncationMode) -> [TextGlyph] {
    guard let first else { return self }
    let ellipsis = Glyph("…")!
    let room = columns - 1
    func prefix(_ room: Int) -> [TextGlyph] {
      var used = 0
      return Array(
        self.prefix { glyph in
          used += glyph.width
          return used <= room
        })
    }
    func suffix(_ room: Int) -> [TextGlyph] {
      var used = 0
      var start = count
      while start > 0, used + self[start - 1].width <= room {
        start -= 1
        used += self[start].width
      }
      return Array(self[start...])
    }
    switch mode {
    case .tail:
      let kept = prefix(room)
      return kept + [TextGlyph(glyph: ellipsis, run: kept.last?.run ?? first.run)]
    case .head:
      let kept = suffix(room)
      return [TextGlyph(glyph: ellipsis, run: kept.first?.run ?? last!.run)] + kept
    case .middle:
      let head = prefix((room + 1) / 2)
      let tail = suffix(room - head.reduce(0) { $0 + $1.width })
      return head + [TextGlyph(glyph: ellipsis, run: head.last?.run ?? first.run)] + tail
    }
  }
}
