import InputEvents

/// The system's clock for timers, which no change of the date moves.
package final class MonotonicClock: FrameClock {
  private let start = ContinuousClock.now

  package init() {}

  package var now: Duration { ContinuousClock.now - start }
}
