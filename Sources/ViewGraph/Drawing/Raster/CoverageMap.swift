import CellGrid
import Foundation

/// Which quarters of cells a filled path covers: those of which at least a half lies inside.
///
/// Bits: 1 top left, 2 top right, 4 bottom left, 8 bottom right.
struct CoverageMap {
  static let full: UInt8 = 15

  /// The cells that were looked at, counted from the origin of the path.
  let area: CellRect
  private(set) var masks: [UInt8]

  subscript(x: Int, y: Int) -> UInt8 { masks[(y - area.y) * area.width + x - area.x] }

  /// Fills lines, which all count as closed.
  init(_ lines: [Polyline], cell: CGSize, area: CellRect, evenOdd: Bool) {
    self.area = area
    masks = Array(repeating: 0, count: area.width * area.height)
    if area.isEmpty { return }
    var edges = CoverageEdges(
      lines, quarter: CGSize(width: cell.width / 2, height: cell.height / 2))
    var row = CoverageRow(first: 2 * area.x, count: 2 * area.width)
    for quarterRow in 2 * area.y..<2 * area.maxY {
      row.clear()
      for line in 0..<Self.linesPerQuarter {
        let v = CGFloat(quarterRow) + (CGFloat(line) + 0.5) / CGFloat(Self.linesPerQuarter)
        edges.forEachSpan(at: v, evenOdd: evenOdd) { row.add($0, $1) }
      }
      let y = quarterRow >> 1
      let bits: (UInt8, UInt8) = quarterRow & 1 == 0 ? (1, 2) : (4, 8)
      for x in area.x..<area.maxX {
        let index = (y - area.y) * area.width + x - area.x
        if row.isCovered(2 * x) { masks[index] |= bits.0 }
        if row.isCovered(2 * x + 1) { masks[index] |= bits.1 }
      }
    }
  }

  /// How many lines stand for the height of a quarter.
  fileprivate static let linesPerQuarter = 4
}

/// How much of each quarter in a row of quarters is covered.
private struct CoverageRow {
  let first: Int
  private var covered: [CGFloat]

  init(first: Int, count: Int) {
    self.first = first
    covered = Array(repeating: 0, count: count)
  }

  mutating func clear() {
    for index in covered.indices { covered[index] = 0 }
  }

  /// Adds a span of one line, in quarters.
  mutating func add(_ start: CGFloat, _ end: CGFloat) {
    let low = max(0, start - CGFloat(first))
    let high = min(CGFloat(covered.count), end - CGFloat(first))
    guard low < high else { return }
    var index = Int(low)
    while index < covered.count, CGFloat(index) < high {
      covered[index] += min(high, CGFloat(index + 1)) - max(low, CGFloat(index))
      index += 1
    }
  }

  func isCovered(_ quarter: Int) -> Bool {
    covered[quarter - first] >= CGFloat(CoverageMap.linesPerQuarter) / 2 - 1e-6
  }
}

/// The sides of a filled path, walked from the top down.
private struct CoverageEdges {
  private struct Edge {
    let top: CGFloat
    let bottom: CGFloat
    let u: CGFloat
    let slope: CGFloat
    let winding: Int
  }

  private let edges: [Edge]
  private var next = 0
  private var active: [Edge] = []

  /// Takes over lines in units of a quarter of a cell.
  init(_ lines: [Polyline], quarter: CGSize) {
    var edges: [Edge] = []
    for line in lines {
      guard var previous = line.points.last else { continue }
      for point in line.points {
        defer { previous = point }
        let (a, b) = (previous, point)
        if a.y == b.y { continue }
        let (upper, lower) = a.y < b.y ? (a, b) : (b, a)
        let top = upper.y / quarter.height
        let bottom = lower.y / quarter.height
        guard bottom > top else { continue }
        edges.append(
          Edge(
            top: top, bottom: bottom, u: upper.x / quarter.width,
            slope: (lower.x - upper.x) / quarter.width / (bottom - top),
            winding: a.y < b.y ? 1 : -1))
      }
    }
    self.edges = edges.sorted { $0.top < $1.top }
  }

  /// Calls `body` with the inner spans of the line at `v`; lines must be asked for from the top down.
  mutating func forEachSpan(
    at v: CGFloat, evenOdd: Bool, _ body: (_ start: CGFloat, _ end: CGFloat) -> Void
  ) {
    active.removeAll { $0.bottom <= v }
    while next < edges.count, edges[next].top <= v {
      if edges[next].bottom > v { active.append(edges[next]) }
      next += 1
    }
    let crossings = active.map { (u: $0.u + (v - $0.top) * $0.slope, winding: $0.winding) }
      .sorted { $0.u < $1.u }
    var winding = 0
    for (index, crossing) in crossings.enumerated().dropLast() {
      winding += evenOdd ? 1 : crossing.winding
      let isInside = evenOdd ? winding % 2 != 0 : winding != 0
      if isInside { body(crossing.u, crossings[index + 1].u) }
    }
  }
}
