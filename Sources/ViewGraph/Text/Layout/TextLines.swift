import CellGrid

/// The lines that show a text.
struct TextLines: Hashable {
  /// The lines, without the one that is cut.
  private(set) var lines: [TextLine]
  /// The last line where it stands for all that are left out.
  private(set) var cut: TextGlyphs?
  /// The columns of the widest line.
  private(set) var width: Int

  init(paragraphsOf text: TextGlyphs) {
    lines = text.paragraphs
    width = text.width
  }

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - width: The columns of a line; nil breaks only where the text does.
  ///   - limit: The most lines, at least one.
  init(_ text: TextGlyphs, width: Int?, limit: Int, mode: Text.TruncationMode) {
    lines = text.lines(width: width ?? .max)
    self.width = 0
    if lines.count > limit {
      let columns = width ?? text.width
      let cut = text.cut(lines[(limit - 1)...], to: columns, mode: mode)
      lines.removeSubrange((limit - 1)...)
      self.width = cut.width
      self.cut = cut
    }
    for line in lines { self.width = max(self.width, line.width) }
  }

  var count: Int { lines.count + (cut == nil ? 0 : 1) }
}

extension TextGlyphs {
  /// One line for several: as many of their glyphs as fit together with an ellipsis.
  fileprivate func cut(
    _ lines: ArraySlice<TextLine>, to columns: Int, mode: Text.TruncationMode
  ) -> TextGlyphs {
    var rest = GlyphRow()
    for line in lines {
      if let run = rest.runs.last { rest.append(.blank, run) }
      for index in line.range { rest.append(glyphs[index], run(of: index)) }
      // No more is needed of the end than shows that something is left.
      if mode == .tail, rest.glyphs.count > columns { break }
    }
    return rest.truncated(to: columns, mode: mode)
  }
}

/// Glyphs with the numbers of their runs.
private struct GlyphRow {
  var glyphs: [Glyph] = []
  var runs: [Int] = []

<<<<<<< HEAD:Sources/ViewGraph/Text/TextLines.swift
  mutating func append(_ glyph: Glyph, _ run: Int) {
    glyphs.append(glyph)
    runs.append(run)
=======
  init(_ runs: [TextRun]) {
    var paragraphs = [TextLine()]
    for (index, run) in runs.enumerated() { Self.append(run.string, run: index, to: &paragraphs) }
    unbroken = TextLines(paragraphs)
>>>>>>> main:Sources/ViewGraph/Text/Layout/TextLines.swift
  }

  /// The glyphs that fit into some columns together with an ellipsis for what was cut.
  func truncated(to columns: Int, mode: Text.TruncationMode) -> TextGlyphs {
    guard let first = runs.first, let last = runs.last else { return TextGlyphs([], runs: []) }
    let room = columns - 1
    var head = 0..<0
    var tail = glyphs.count..<glyphs.count
    switch mode {
    case .tail: head = prefix(columns: room)
    case .head: tail = suffix(columns: room)
    case .middle:
      head = prefix(columns: (room + 1) / 2)
      tail = suffix(columns: room - self.columns(of: head))
      if tail.lowerBound < head.upperBound { tail = head.upperBound..<glyphs.count }
    }
    // The ellipsis looks like what it follows, or at the start like what follows it.
    let run: Int
    if mode == .head {
      run = tail.isEmpty ? last : runs[tail.lowerBound]
    } else {
      run = head.isEmpty ? first : runs[head.upperBound - 1]
    }
    return TextGlyphs(
      glyphs[head] + [Self.ellipsis] + glyphs[tail], runs: runs[head] + [run] + runs[tail])
  }

  private static let ellipsis = Glyph("…")!

  private func columns(of range: Range<Int>) -> Int {
    glyphs[range].reduce(0) { $0 + Int($1.width) }
  }

  private func prefix(columns: Int) -> Range<Int> {
    var used = 0
    var end = 0
    while end < glyphs.count, used + Int(glyphs[end].width) <= columns {
      used += Int(glyphs[end].width)
      end += 1
    }
    return 0..<end
  }

  private func suffix(columns: Int) -> Range<Int> {
    var used = 0
    var start = glyphs.count
    while start > 0, used + Int(glyphs[start - 1].width) <= columns {
      start -= 1
      used += Int(glyphs[start].width)
    }
    return start..<glyphs.count
  }
}
