import Synchronization

/// The clock of the frames: what sleeps on it wakes with the timers of the views.
///
/// ```swift
/// @Environment(\.clock) private var clock
///
/// var body: some View {
///   Text(status).task {
///     while !Task.isCancelled {
///       try? await clock.sleep(for: .seconds(5))
///       status = check()
///     }
///   }
/// }
/// ```
///
/// In a program it follows the time; in a test it stands still until the test moves it.
public final class ViewClock: Clock, Sendable {
  /// A time on the clock.
  public struct Instant: InstantProtocol, Sendable {
    /// The time since a fixed point in the past.
    public var offset: Duration

    /// The instant after a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The duration from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one instant is before another.
    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  /// How many sleepers have been woken and do not run yet.
  private let waking = Atomic<Int>(0)
  @MainActor private weak var timers: TimerQueue?
  private let nanoseconds: Atomic<Int64>

  @MainActor init(_ timers: TimerQueue?) {
    self.timers = timers
    nanoseconds = Atomic(timers?.now.nanoseconds ?? 0)
  }

  /// Called when the time of the graph has changed.
  func set(_ now: Duration) { nanoseconds.store(now.nanoseconds, ordering: .relaxed) }

  /// The time of the event or frame that is being handled, or was last.
  public var now: Instant {
    Instant(offset: .nanoseconds(nanoseconds.load(ordering: .relaxed)))
  }

  /// Whether a task that has been woken has not gone on yet: on its way to the main actor it may pass through
  /// threads that are busy.
  package var hasWakingTasks: Bool { waking.load(ordering: .relaxed) > 0 }

  fileprivate func willWake() { waking.add(1, ordering: .relaxed) }

  /// A millisecond, which is what waiting for input is exact to.
  public var minimumResolution: Duration { .milliseconds(1) }

  /// Waits until a time has come; throws `CancellationError` when the task is cancelled or the views are gone.
  @MainActor
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    guard let timers else { throw CancellationError() }
    if deadline.offset <= timers.now { return }
    let sleeper = Sleeper(timers, self)
    // Whoever rings counts; this runs again on the main actor.
    defer { waking.subtract(1, ordering: .relaxed) }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        sleeper.sleep(until: deadline.offset, continuation)
      }
    } onCancel: {
      Task { @MainActor in sleeper.cancel() }
    }
  }

  /// Waits for a duration; throws `CancellationError` when the task is cancelled or the views are gone.
  @MainActor
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    let now = timers?.now ?? now.offset
    try await sleep(until: Instant(offset: now + duration), tolerance: tolerance)
  }
}

/// A task that waits for a timer.
@MainActor
private final class Sleeper {
  private weak var timers: TimerQueue?
  private let clock: ViewClock
  private var token: TimerQueue.Token?
  private var isCancelled = false

  init(_ timers: TimerQueue, _ clock: ViewClock) {
    self.timers = timers
    self.clock = clock
  }

  func sleep(until deadline: Duration, _ continuation: CheckedContinuation<Void, any Error>) {
    let alarm = Alarm(continuation, clock)
    // Cancelled before it slept, it wakes as the alarm goes.
    guard !isCancelled, let timers else { return }
    token = timers.schedule(at: deadline) { alarm.ring() }
  }

  func cancel() {
    isCancelled = true
    if let token { timers?.cancel(token) }
  }
}

/// Resumes a task once: when it rings, or with an error when nothing can ring it any more.
private final class Alarm {
  private var continuation: CheckedContinuation<Void, any Error>?
  private let clock: ViewClock

  init(_ continuation: CheckedContinuation<Void, any Error>, _ clock: ViewClock) {
    self.continuation = continuation
    self.clock = clock
  }

  func ring() { wake(.success(())) }

  deinit { wake(.failure(CancellationError())) }

  private func wake(_ result: Result<Void, any Error>) {
    guard let continuation else { return }
    self.continuation = nil
    clock.willWake()
    continuation.resume(with: result)
  }
}

extension Duration {
  /// The nearest number of nanoseconds that fits.
  fileprivate var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflows { return seconds < 0 ? .min : .max }
    let (sum, sumOverflows) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    return sumOverflows ? (seconds < 0 ? .min : .max) : sum
  }
}

extension EnvironmentValues {
  /// The clock of the frames, on which tasks of views can sleep.
  ///
  /// In a view that is in no graph, sleeping on it fails at once.
  public var clock: ViewClock {
    let services = services
    return MainActor.assumeIsolated { (services ?? GraphServices(nil)).clock }
  }
}
