/// The cells that may have changed since the last frame, as a few rectangles.
///
/// It says where to look for changes, never that there are any. Past 12 rectangles it keeps their
/// union alone.
package struct Damage: Hashable, Sendable {
  /// The most rectangles that are kept apart.
  package static let mostRects = 12

  /// The damaged rectangles; none is empty, and they may overlap.
  package private(set) var rects: [CellRect] = []

  package init() {}

  package init(_ rect: CellRect) {
    add(rect)
  }

  package var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle that holds all damage; `.zero` if there is none.
  package var bounds: CellRect { rects.reduce(.zero) { $0.union($1) } }

  package mutating func add(_ rect: CellRect) {
    guard !rect.isEmpty, !rects.contains(where: { $0.contains(rect) }) else { return }
    rects.removeAll { rect.contains($0) }
    rects.append(rect)
    if rects.count > Self.mostRects { rects = [bounds] }
  }

  package mutating func add(_ other: Damage) {
    for rect in other.rects { add(rect) }
  }

  package func contains(x: Int, y: Int) -> Bool {
    rects.contains { $0.contains(x: x, y: y) }
  }

  /// The damaged columns of row `y` within `0..<width`: apart from each other, in rising order.
  package func columns(ofRow y: Int, width: Int) -> [Range<Int>] {
    var spans: [Range<Int>] = []
    for rect in rects where y >= rect.y && y < rect.maxY {
      let start = max(0, rect.x)
      let end = min(width, rect.maxX)
      if start < end { spans.append(start..<end) }
    }
    return spans.count < 2 ? spans : Self.merged(spans)
  }

  private static func merged(_ spans: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, span.lowerBound <= last.upperBound {
        result[result.count - 1] = last.lowerBound..<max(last.upperBound, span.upperBound)
      } else {
        result.append(span)
      }
    }
    return result
  }
}
