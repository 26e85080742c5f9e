import CellGrid
import Inlay
import TerminalIO

/// A view with everything between it and the bytes for a terminal.
@MainActor
package final class Stage {
  package let scheduler: FrameScheduler
  private var encoder = FrameEncoder(colorDepth: .trueColor)
  private var shown: Surface?
  private var now = Duration.zero
  /// What the last frame came to: the bytes for a terminal.
  package private(set) var output: [UInt8] = []
  package private(set) var changedCells = 0
  /// Whether changed cells are counted, which takes time.
  package var countsCells = false

  package init<Content: View>(columns: Int, rows: Int, _ view: Content) {
    // A step is over with its frame; animations would go on.
    var environment = EnvironmentValues()
    environment.accessibilityReduceMotion = true
    scheduler = FrameScheduler(
      size: CellSize(width: columns, height: rows), environment: environment, view)
  }

  package var graph: Graph { scheduler.graph }

  /// Brings the frame up to date and encodes what has changed.
  package func draw() {
    now += FrameScheduler.interval
    scheduler.advance(to: now)
    output.removeAll(keepingCapacity: true)
    changedCells = 0
    guard let frame = scheduler.frame(at: now) else { return }
    if countsCells { changedCells = cellsChanged(in: frame.surface) }
    encoder.encode(frame.surface, previous: shown, damage: frame.damage, into: &output)
    if let shown {
      for rect in frame.damage.rects { shown.copy(from: frame.surface, rect: rect) }
    } else {
      shown = frame.surface.copy()
    }
  }

  package func send(_ kind: MouseEvent.Kind, x: Int, y: Int) {
    scheduler.handle(.mouse(MouseEvent(kind, x: x, y: y)), at: now)
    draw()
  }

  /// Presses a key and draws.
  package func press(_ key: KeyEquivalent) {
    scheduler.handle(.key(KeyPress(key)), at: now)
    draw()
  }

  /// The cells of the last frame.
  package var surface: Surface { shown! }

  private func cellsChanged(in surface: Surface) -> Int {
    guard let shown else { return surface.width * surface.height }
    return (0..<surface.height).reduce(0) { sum, row in
      sum
        + surface.changedSpans(ofRow: row, from: shown, in: 0..<surface.width)
        .reduce(0) { $0 + $1.count }
    }
  }
}
