#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Surface {
  /// Whether two surfaces have the same size and the same cells, bit by bit.
  package static func == (left: Surface, right: Surface) -> Bool {
    left.size == right.size
      && memcmp(
        left.cells, right.cells, left.width * left.height * MemoryLayout<Cell>.stride) == 0
  }

  package static func != (left: Surface, right: Surface) -> Bool { !(left == right) }

  /// The text of each row, without the blanks at its end.
  package func rows() -> [String] {
    (0..<height).map { y in
      var text = ""
      let row = row(y)
      for x in 0..<width where !row[x].isTail { text += row[x].glyph.string }
      return String(
        text[..<(text.lastIndex { $0 != " " }.map(text.index(after:)) ?? text.startIndex)])
    }
  }

  /// The rows joined by line feeds.
  package var text: String { rows().joined(separator: "\n") }
}
