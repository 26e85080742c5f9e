/// A source of time for timers and animations; tests give one that they move by hand.
package protocol FrameClock: AnyObject {
  /// The time since a fixed point in the past. It never goes back.
  var now: Duration { get }
}
