import InputEvents

/// A clock that stands still until a test moves it.
package final class VirtualClock: FrameClock {
  package private(set) var now = Duration.zero

  package init() {}

  package func advance(by duration: Duration) { now += max(duration, .zero) }
}
