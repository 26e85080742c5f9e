import InputEvents

/// The program that a `TerminalSession` runs: events and time go in, frames come out.
///
/// An error thrown by any method ends the session; it is thrown on once the terminal is restored.
@MainActor
package protocol TerminalClient: AnyObject {
  /// Tells the size of the screen in cells, before anything else is asked.
  func start(screen: TerminalSize, now: Duration) throws

  /// Takes an event and returns whether it was used. Ctrl-C quits and Ctrl-Z suspends if it was not.
  func handle(_ event: InputEvent, now: Duration) throws -> Bool

  /// Takes a report of the terminal, such as the answer to a query.
  func receive(_ report: TerminalReport, now: Duration) throws

  /// The time of the next timer, animation step or postponed frame; nil when there is none, and the
  /// program then sleeps until something happens.
  var nextDeadline: Duration? { get }

  /// Runs what is due, after which `nextDeadline` lies later than `now`.
  func advance(to now: Duration) throws

  /// The bytes that show the current state, or nil while nothing is to be drawn. It is only asked for
  /// when the terminal took all of the frame before.
  func nextFrame(now: Duration) throws -> [UInt8]?

  /// Forgets what the screen shows, because it was cleared or resized; the next frame draws
  /// everything.
  func repaintAll()

  /// Told before the program stops, and after it was stopped by force: what a pressed button began is
  /// over.
  func willSuspend()

  /// Whether motion without a button is to be reported, as it is during a drag and for hovering.
  var wantsMotion: Bool { get }

  /// The status to end the program with, or nil to go on.
  var exitStatus: Int32? { get }
}

extension TerminalClient {
  package func receive(_ report: TerminalReport, now: Duration) throws {}
  package func willSuspend() {}
}
