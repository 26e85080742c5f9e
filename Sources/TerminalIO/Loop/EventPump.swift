/// What became ready while the loop slept.
package struct Readiness: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The terminal has input.
  package static let input = Readiness(rawValue: 1)
  /// The terminal takes output.
  package static let output = Readiness(rawValue: 2)
  /// A signal was noted.
  package static let signals = Readiness(rawValue: 4)
  /// The main queue has jobs.
  package static let mainQueue = Readiness(rawValue: 8)
  /// The terminal is gone.
  package static let hangUp = Readiness(rawValue: 16)
}

/// The one place where the program sleeps. Each platform has its own.
@MainActor
package protocol EventPump: AnyObject {
  /// Sleeps until something is ready, and at most for `timeout` if there is one.
  func wait(forOutput: Bool, timeout: Duration?) -> Readiness

  /// Runs the jobs of the main queue, those of the main actor among them.
  func serveMainQueue()
}
