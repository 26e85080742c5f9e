import CellGrid
import Foundation

/// The dots of braille patterns that a line touches: two by four in a cell.
struct DotMap {
  /// The cells that can be drawn on, counted from the origin of the path.
  let area: CellRect
  private(set) var masks: [UInt8]
  /// The size of a dot's share of the cell, in points.
  private let pitch: CGSize
  /// Where the frame ends, in dots: what lies on its far edges is drawn inside.
  private let end: CGPoint

  /// - Parameter frame: The cells of the whole frame.
  init(cell: CGSize, area: CellRect, frame: CellSize) {
    self.area = area
    masks = Array(repeating: 0, count: max(0, area.width * area.height))
    pitch = Self.pitch(of: cell)
    end = CGPoint(x: 2 * CGFloat(frame.width), y: 4 * CGFloat(frame.height))
  }

  static func pitch(of cell: CGSize) -> CGSize {
    CGSize(width: cell.width / 2, height: cell.height / 4)
  }

  subscript(x: Int, y: Int) -> UInt8 { masks[(y - area.y) * area.width + x - area.x] }

  private static let bits: [UInt8] = [0x01, 0x08, 0x02, 0x10, 0x04, 0x20, 0x40, 0x80]

  /// Sets a dot, counted from the origin of the path.
  private mutating func set(_ u: Int, _ v: Int) {
    let (x, y) = (u >> 1, v >> 2)
    guard x >= area.x, y >= area.y, x < area.maxX, y < area.maxY else { return }
    masks[(y - area.y) * area.width + x - area.x] |= Self.bits[(v & 3) * 2 + (u & 1)]
  }

  private func inDots(_ point: CGPoint) -> CGPoint {
    func held(_ value: CGFloat, _ end: CGFloat) -> CGFloat {
      abs(value - end) < 1e-6 ? end - 0.5 : value
    }
    return CGPoint(
      x: held(point.x / pitch.width, end.x), y: held(point.y / pitch.height, end.y))
  }

  /// Sets the dot at a point.
  mutating func add(_ point: CGPoint) {
    guard point.isDrawable else { return }
    let dot = inDots(point)
    set(Int(dot.x.rounded(.down)), Int(dot.y.rounded(.down)))
  }

  /// Sets the dots of a thin line: along its longer side one in each column or row of dots.
  mutating func addLine(from start: CGPoint, to end: CGPoint) {
    let (a, b) = (inDots(start), inDots(end))
    let isLevel = abs(b.x - a.x) >= abs(b.y - a.y)
    let (from, to) = isLevel ? (a.x, b.x) : (a.y, b.y)
    let (low, high) = (min(from, to), max(from, to))
    // A line that ends at the start of a dot does not touch it.
    var last = high.rounded(.down)
    if last == high, last > low { last -= 1 }
    let limits = isLevel ? (2 * area.x, 2 * area.maxX) : (4 * area.y, 4 * area.maxY)
    let first = max(low.rounded(.down), CGFloat(limits.0))
    last = min(last, CGFloat(limits.1 - 1))
    guard first <= last else { return }
    for step in Int(first)...Int(last) {
      let middle = max(low, min(high, CGFloat(step) + 0.5))
      let t = from == to ? 0 : (middle - from) / (to - from)
      let across = isLevel ? a.y + (b.y - a.y) * t : a.x + (b.x - a.x) * t
      let dot = Int(max(-1e9, min(1e9, across)).rounded(.down))
      if isLevel { set(step, dot) } else { set(dot, step) }
    }
  }

  /// Sets the dots whose middle is at most `reach` points from a line.
  mutating func addLine(from start: CGPoint, to end: CGPoint, reach: CGFloat) {
    func range(_ a: CGFloat, _ b: CGFloat, _ pitch: CGFloat, _ low: Int, _ high: Int) -> Range<Int>
    {
      let first = max(CGFloat(low), ((min(a, b) - reach) / pitch).rounded(.down))
      let last = min(CGFloat(high), ((max(a, b) + reach) / pitch).rounded(.up))
      return first < last ? Int(first)..<Int(last) : 0..<0
    }
    let columns = range(start.x, end.x, pitch.width, 2 * area.x, 2 * area.maxX)
    for v in range(start.y, end.y, pitch.height, 4 * area.y, 4 * area.maxY) {
      for u in columns {
        let middle = CGPoint(
          x: (CGFloat(u) + 0.5) * pitch.width, y: (CGFloat(v) + 0.5) * pitch.height)
        if middle.distance(toLineFrom: start, to: end) <= reach + 1e-9 { set(u, v) }
      }
    }
  }
}

extension CGPoint {
  /// How far the point is from the nearest one of a line.
  fileprivate func distance(toLineFrom a: CGPoint, to b: CGPoint) -> CGFloat {
    let (dx, dy) = (b.x - a.x, b.y - a.y)
    let length = dx * dx + dy * dy
    let t = length > 0 ? ((x - a.x) * dx + (y - a.y) * dy) / length : 0
    return distance(to: a.mixed(with: b, max(0, min(1, t))))
  }
}
