import ViewGraph

/// Activates a control that a drag rests on.
@MainActor
final class SpringTimer {
  /// How long a drag has to rest on a control.
  static let delay = Duration.milliseconds(500)

  private unowned let graph: Graph
  private weak var control: (any SpringLoaded)?
  private var timer: TimerQueue.Token?

  init(_ graph: Graph) { self.graph = graph }

  /// Follows the pointer to the control under it.
  func move(over path: [LayoutNode]) {
    let new = path.lazy.compactMap { $0 as? any SpringLoaded }.first { $0.isSpringLoaded }
    if new === control { return }
    stop()
    control = new
    guard let new else { return }
    timer = graph.timers.schedule(at: graph.now + Self.delay) { [weak self, weak new] in
      self?.timer = nil
      new?.springLoad()
    }
  }

  func stop() {
    if let timer { graph.timers.cancel(timer) }
    timer = nil
    control = nil
  }
}
