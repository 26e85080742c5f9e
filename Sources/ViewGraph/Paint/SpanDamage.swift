import CellGrid

/// The cells of a surface that must be painted again: one span of columns in each row.
package struct SpanDamage {
  /// The first column and the one after the last; nothing is damaged where they are the same.
  private struct Span {
    var start: Int32 = 0
    var end: Int32 = 0

    var isEmpty: Bool { start >= end }
  }

  private let width: Int32
  private var spans: [Span]
  package private(set) var isEmpty: Bool

  package init(size: CellSize, all: Bool = false) {
    width = Int32(clamping: size.width)
    spans = Array(repeating: Span(start: 0, end: all ? width : 0), count: max(0, size.height))
    isEmpty = !all || size.isEmpty
  }

  package mutating func add(_ rect: CellRect) {
    let start = Int32(clamping: max(0, rect.x))
    let end = min(width, Int32(clamping: rect.maxX))
    let first = max(0, rect.y)
    let last = min(spans.count, rect.maxY)
    guard start < end, first < last else { return }
    isEmpty = false
    for row in first..<last {
      if spans[row].isEmpty {
        spans[row] = Span(start: start, end: end)
      } else {
        spans[row].start = min(spans[row].start, start)
        spans[row].end = max(spans[row].end, end)
      }
    }
  }

  package mutating func removeAll() {
    if isEmpty { return }
    for row in spans.indices { spans[row] = Span() }
    isEmpty = true
  }

  /// The damaged rows that touch each other as one rectangle each, from the top down.
  package var bands: [CellRect] {
    if isEmpty { return [] }
    var bands: [CellRect] = []
    var row = 0
    while row < spans.count {
      guard !spans[row].isEmpty else {
        row += 1
        continue
      }
      let first = row
      var (start, end) = (spans[row].start, spans[row].end)
      while row < spans.count, !spans[row].isEmpty {
        start = min(start, spans[row].start)
        end = max(end, spans[row].end)
        row += 1
      }
      bands.append(
        CellRect(x: Int(start), y: first, width: Int(end - start), height: row - first))
    }
    return bands
  }
}
