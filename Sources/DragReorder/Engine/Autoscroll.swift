import Foundation

/// The scrolling of one axis of a scroll view while the pointer of a drag is near its edge.
///
/// Time is in seconds on any clock that does not run backwards, lengths are in cells.
package struct Autoscroll: Hashable, Sendable {
  /// How long the pointer stays at an edge before anything scrolls, in seconds.
  package static let delay = 0.3

  /// Towards the start or the end of the content.
  package enum Direction: Int, Hashable, Sendable {
    case backward = -1
    case forward = 1
  }

  /// A run of steps that is under way or about to begin.
  struct Engagement: Hashable, Sendable {
    var direction: Direction
    var rate: Double
    /// When the first step would be due if the rate had always been this.
    var start: Double
    var done: Int
  }

  private var last: Int?
  private var armed: Set<Direction> = []
  private var engagement: Engagement?

  /// Creates the state for a drag that has just begun at a cell of the axis.
  package init(at cell: Int? = nil) { last = cell }

  /// When the next step is due; `nil` while no timer has to run.
  package var nextStep: Double? {
    engagement.map { $0.start + Double($0.done + 1) / $0.rate }
  }

  /// The number of cells at each edge of a viewport in which the pointer scrolls.
  package static func zone(of extent: Int) -> Int { min(max(extent / 4, 1), 3) }

  /// The speed at a depth from the edge, in cells per second.
  static func rate(atDepth depth: Int) -> Double { depth <= 0 ? 16 : depth == 1 ? 8 : 4 }

  /// Follows the pointer to a cell, at a time.
  ///
  /// Only a motion towards an edge allows scrolling there, and leaving the zone of the edge stops it.
  ///
  /// - Parameters:
  ///   - viewport: The first cell of the viewport and the number of its cells.
  ///   - canScroll: Whether the content can move in a direction.
  package mutating func motion(
    to cell: Int, viewport: (start: Int, extent: Int), at time: Double,
    canScroll: (Direction) -> Bool
  ) {
    if let last, cell != last { armed.insert(cell > last ? .forward : .backward) }
    last = cell
    let zone = Self.zone(of: viewport.extent)
    let depths: [(Direction, Int)] = [
      (.backward, cell - viewport.start),
      (.forward, viewport.start + viewport.extent - 1 - cell),
    ]
    let reached = depths.filter { $0.1 < zone && armed.contains($0.0) && canScroll($0.0) }
    guard let (direction, depth) = reached.min(by: { $0.1 < $1.1 }) else {
      engagement = nil
      return
    }
    let rate = Self.rate(atDepth: depth)
    guard let current = engagement, current.direction == direction else {
      engagement = Engagement(
        direction: direction, rate: rate, start: time + Self.delay, done: 0)
      return
    }
    guard current.rate != rate else { return }
    let start = max(time, current.start)
    engagement = Engagement(direction: direction, rate: rate, start: start, done: 0)
  }

  /// Takes the step that is due at a time, if one is.
  ///
  /// The caller scrolls by one cell in the direction, evaluates the pointer again and asks for the next
  /// one. If the content cannot move any further it calls `stop()`.
  package mutating func step(at time: Double) -> Direction? {
    guard var current = engagement, let due = nextStep, due <= time + 1e-9 else { return nil }
    current.done += 1
    engagement = current
    return current.direction
  }

  /// Stops scrolling until the pointer moves again.
  package mutating func stop() { engagement = nil }
}
