import CellGrid
import Foundation
import InputEvents
import LayoutCore

/// Turns events and time into frames: the seam between the views and whatever shows them.
@MainActor
package final class FrameScheduler {
  /// The shortest time from one frame to the next.
  package static let interval = Duration.milliseconds(8)

  package let graph: Graph
  private let makeReplica: @MainActor (Graph) -> Graph
  private var lastFrame: Duration?

  /// Makes the views of a screen.
  package init<Content: View>(
    size: CellSize, metrics: LayoutMetrics = LayoutMetrics(),
    environment: EnvironmentValues = EnvironmentValues(), now: Duration = .zero,
    calendar: (() -> Date)? = nil, _ view: Content
  ) {
    graph = Graph(
      view, size: size, metrics: metrics, environment: environment, now: now, calendar: calendar)
    makeReplica = { donor in
      Graph(
        view, size: donor.size, metrics: donor.metrics, environment: environment, donor: donor)
    }
  }

  /// State may outlive the views, in a task or in what holds a binding.
  isolated deinit { graph.forgetReads() }

  /// Sends an event to the views; true if one took it.
  @discardableResult
  package func handle(_ event: InputEvent, at now: Duration) -> Bool {
    advance(to: now)
    // Events find their views by the frames on the screen, which must follow from the current state.
    graph.update()
    switch event {
    case .key(let press): return graph.focus.handle(press)
    case .mouse(let mouse):
      graph.pointer.handle(mouse)
      return true
    case .paste(let text): return graph.focus.paste(text)
    case .focus(let isFocused):
      if !isFocused { graph.pointer.cancel(.focusLost) }
      return true
    case .resize(let columns, let rows):
      graph.resize(to: CellSize(width: columns, height: rows))
      return true
    }
  }

  /// Runs the timers that are due.
  package func advance(to now: Duration) {
    graph.now = max(graph.now, now)
    graph.timers.advance(to: graph.now)
  }

  /// When `advance` or `frame` is to be called next, if nothing else happens before.
  package var nextDeadline: Duration? {
    let timer = graph.timers.nextDeadline
    guard let frame = frameDeadline else { return timer }
    return timer.map { min($0, frame) } ?? frame
  }

  /// The time before which no frame follows the last one; nil if none is needed or there was none.
  package var frameDeadline: Duration? {
    guard graph.needsFrame, let lastFrame else { return nil }
    return lastFrame + Self.interval
  }

  /// The next frame, if one is due.
  package func frame(at now: Duration) -> (surface: Surface, damage: Damage)? {
    guard graph.needsFrame else { return nil }
    if let lastFrame, now < lastFrame + Self.interval { return nil }
    lastFrame = now
    graph.now = max(graph.now, now)
    return graph.render()
  }

  /// A frame made anew from the same state, which the current one must equal.
  package func replicaFrame() -> Surface {
    let replica = makeReplica(graph)
    defer { replica.unmount() }
    replica.repeatPresentations(of: graph)
    return replica.render().surface
  }
}
