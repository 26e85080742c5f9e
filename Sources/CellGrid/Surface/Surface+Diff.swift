#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Surface {
  /// The column spans of row `y` in which this surface differs from `previous`.
  ///
  /// Only cells in `columns` are compared. Spans are apart from each other and in rising order, and
  /// no end of one lies within a glyph of either surface. Both surfaces must have the same size.
  /// - Complexity: one comparison of memory if nothing differs.
  package func changedSpans(
    ofRow y: Int, from previous: Surface, in columns: Range<Int>
  ) -> [Range<Int>] {
    let columns = columns.clamped(to: 0..<width)
    guard previous.size == size, y >= 0, y < height, !columns.isEmpty else { return [] }
    let new = row(y)
    let old = previous.row(y)
    let bytes = columns.count * MemoryLayout<Cell>.stride
    if memcmp(new + columns.lowerBound, old + columns.lowerBound, bytes) == 0 { return [] }
    var spans: [Range<Int>] = []
    var x = columns.lowerBound
    while x < columns.upperBound {
      guard new[x] != old[x] else {
        x += 1
        continue
      }
      let start = x
      while x < columns.upperBound, new[x] != old[x] { x += 1 }
      let span = Self.wholeGlyphs(start..<x, within: width, new, old)
      if let last = spans.last, span.lowerBound <= last.upperBound {
        spans[spans.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
      } else {
        spans.append(span)
      }
      x = max(x, span.upperBound)
    }
    return spans
  }
}
