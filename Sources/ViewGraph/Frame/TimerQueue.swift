/// Actions that wait for a time.
@MainActor
package final class TimerQueue {
  /// Identifies a waiting action, to cancel it.
  package struct Token: Hashable {
    fileprivate let number: Int
  }

  private struct Entry {
    let token: Token
    let deadline: Duration
    let action: () -> Void
  }

  /// The time of the event or frame that is being handled.
  package internal(set) var now: Duration {
    didSet { clock?.set(now) }
  }
  /// The clock of tasks, once one has asked for it.
  weak var clock: ViewClock?
  /// Whether a task that has slept on the clock has been woken and has not gone on yet.
  package var hasWakingTasks: Bool { clock?.hasWakingTasks ?? false }
  private var entries: [Entry] = []
  private var lastNumber = 0

  init(now: Duration) { self.now = now }

  /// The time of the first action; nil if none waits.
  package var nextDeadline: Duration? { entries.first?.deadline }

  /// Runs an action once, at a time of the frame clock.
  @discardableResult
  package func schedule(at deadline: Duration, _ action: @escaping () -> Void) -> Token {
    lastNumber += 1
    let entry = Entry(token: Token(number: lastNumber), deadline: deadline, action: action)
    let index = entries.firstIndex { $0.deadline > deadline } ?? entries.count
    entries.insert(entry, at: index)
    return entry.token
  }

  package func cancel(_ token: Token) { entries.removeAll { $0.token == token } }

  /// Runs what is due, in the order of the deadlines.
  package func advance(to now: Duration) {
    while let first = entries.first, first.deadline <= now {
      entries.removeFirst()
      first.action()
    }
  }
}
