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
    var bytes: [UInt8] = []
    return (0..<height).map { y in
      bytes.removeAll(keepingCapacity: true)
      var end = 0
      let row = row(y)
      for x in 0..<width where !row[x].isTail {
        let code = row[x].glyph.code
        bytes.appendGlyph(code: code)
        if code != Glyph.blank.code { end = bytes.count }
      }
      return String(decoding: bytes[..<end], as: UTF8.self)
    }
  }

  /// The rows joined by line feeds.
  package var text: String { rows().joined(separator: "\n") }
}
