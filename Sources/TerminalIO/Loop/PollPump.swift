#if os(Linux)
  import CMainQueue
  import Dispatch
  import Glibc

  /// Sleeps in `poll` on the terminal, the signals and the main queue.
  ///
  /// The main queue only takes turns with this loop if the program's main function is synchronous: an
  /// asynchronous one already runs the queue.
  package final class PollPump: EventPump {
    private let terminal: Int32
    private let signals: Int32
    private let mainQueue: Int32

    package init(terminal: Int32, signals: Int32) {
      self.terminal = terminal
      self.signals = signals
      mainQueue = _dispatch_get_main_queue_handle_4CF()
    }

    package func wait(forOutput: Bool, timeout: Duration?) -> Readiness {
      let interest = Int16(POLLIN) | (forOutput ? Int16(POLLOUT) : 0)
      var entries = [
        pollfd(fd: terminal, events: interest, revents: 0),
        pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
        pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&entries, nfds_t(entries.count), timeout?.pollMilliseconds ?? -1) > 0 else {
        return []
      }
      var result: Readiness = []
      let events = entries[0].revents
      if events & Int16(POLLIN) != 0 { result.insert(.input) }
      if events & Int16(POLLOUT) != 0 { result.insert(.output) }
      if events & Int16(POLLHUP | POLLERR | POLLNVAL) != 0 { result.insert(.hangUp) }
      if entries[1].revents != 0 { result.insert(.signals) }
      if entries[2].revents != 0 { result.insert(.mainQueue) }
      return result
    }

    package func serveMainQueue() {
      var count: UInt64 = 0
      _ = read(mainQueue, &count, MemoryLayout<UInt64>.size)
      _dispatch_main_queue_callback_4CF(nil)
    }
  }
#endif

extension Duration {
  /// Whole milliseconds for `poll`, rounded up so that a sleep never ends before its deadline.
  var pollMilliseconds: Int32 {
    guard self > .zero else { return 0 }
    guard self < .seconds(1_000_000) else { return 1_000_000_000 }
    let (seconds, attoseconds) = components
    let milliseconds = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    return Int32(seconds * 1000 + milliseconds)
  }
}
