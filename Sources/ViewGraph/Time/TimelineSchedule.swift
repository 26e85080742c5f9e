import Foundation

/// How a schedule is asked for its dates.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// All of them.
  case normal
  /// Only about one a minute.
  case lowFrequency
}

/// The dates at which a timeline view shows its content anew.
public protocol TimelineSchedule {
  /// The sequence of the dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How a schedule is asked for its dates.
  typealias Mode = TimelineScheduleMode

  /// The dates in rising order, beginning with the last one that is not after `startDate`, if there is any.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Dates that follow each other at the same interval.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate let start: Date
    fileprivate let interval: TimeInterval
    fileprivate var number: Double

    /// The next date.
    public mutating func next() -> Date? {
      defer { number += 1 }
      return start.addingTimeInterval(number * interval)
    }
  }

  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - startDate: A date of the schedule; there are none before it.
  ///   - interval: The seconds from one to the next, at least a millisecond.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval.isFinite ? max(interval, 0.001) : .greatestFiniteMagnitude
  }

  /// The dates from the last one before or at a date on.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(start: start, interval: interval, number: max(0, passed))
  }
}

/// The beginnings of minutes.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule, without end.
  public typealias Entries = PeriodicTimelineSchedule.Entries

  /// Creates the schedule.
  public init() {}

  /// The beginnings of minutes, from the current one on.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    return PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
      .entries(from: startDate, mode: mode)
  }
}

/// Dates that are listed.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule from dates in rising order.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Dates that follow each other fast enough for an animation.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// The dates of the schedule; only one while it is paused.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: PeriodicTimelineSchedule.Entries
    fileprivate let isPaused: Bool
    fileprivate var count = 0

    /// The next date.
    public mutating func next() -> Date? {
      if isPaused && count > 0 { return nil }
      count += 1
      return dates.next()
    }
  }

  private let interval: TimeInterval
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The seconds from one date to the next; nil stands for a thirtieth.
  ///   - paused: Whether it stands still.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = minimumInterval ?? 1 / 30
    isPaused = paused
  }

  /// The dates from a date on.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let dates = PeriodicTimelineSchedule(from: startDate, by: interval)
      .entries(from: startDate, mode: mode)
    return Entries(dates: dates, isPaused: isPaused)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Dates that follow each other at an interval in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginnings of minutes.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Thirty dates a second.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Dates that follow each other at an interval in seconds, unless paused.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Dates that are listed, in rising order.
  public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
  where Self == ExplicitTimelineSchedule<Dates>, Dates.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
