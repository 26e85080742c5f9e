import CellGrid

extension TextLine {
  /// The glyphs that fit into some columns together with an ellipsis for what was cut.
  func truncated(to columns: Int, mode: Text.TruncationMode) -> TextLine {
    guard let first = pieces.first, let last = pieces.last else { return self }
    let room = columns - 1
    let head: TextLine
    let tail: TextLine
    switch mode {
    case .tail: (head, tail) = (prefix(columns: room), TextLine())
    case .head: (head, tail) = (TextLine(), suffix(columns: room))
    case .middle:
      head = prefix(columns: (room + 1) / 2)
      tail = suffix(columns: room - head.width)
    }
    // The ellipsis looks like what it follows, or at the start like what follows it.
    let neighbor =
      mode == .head ? tail.pieces.first?.run ?? last.run : head.pieces.last?.run ?? first.run
    var result = head
    result.append(Self.ellipsis, run: neighbor)
    result.append(tail)
    return result
  }

  private static let ellipsis = Glyph("…")!

  private func prefix(columns: Int) -> TextLine {
    var used = 0
    var end = 0
    while end < glyphs.count, used + Int(glyphs[end].width) <= columns {
      used += Int(glyphs[end].width)
      end += 1
    }
    return self[0..<end]
  }

  private func suffix(columns: Int) -> TextLine {
    var used = 0
    var start = glyphs.count
    while start > 0, used + Int(glyphs[start - 1].width) <= columns {
      start -= 1
      used += Int(glyphs[start].width)
    }
    return self[start..<glyphs.count]
  }
}
