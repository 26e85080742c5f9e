import CellGrid
import Foundation
import InputEvents

/// A report to a recognizer.
struct GestureEvent {
  enum Kind {
    case pressed
    case moved
    case released
    /// The time of `deadline` has come.
    case timer
  }

  var kind: Kind
  /// The time on the frame clock.
  var time: Duration
  /// The same time as a date.
  var date: Date
  /// The cell of the screen that the pointer is on.
  var cell: CellPoint
  /// The center of that cell, in points from the corner of the screen.
  var location: CGPoint
  /// Whether the pointer is on the view.
  var isInside: Bool
  /// The keys that are held.
  var modifiers: EventModifiers
  /// The zero of a coordinate space, in points from the corner of the screen.
  var origin: @MainActor (CoordinateSpace) -> CGPoint

  @MainActor func location(in space: CoordinateSpace) -> CGPoint {
    let origin = origin(space)
    return CGPoint(x: location.x - origin.x, y: location.y - origin.y)
  }
}

/// How far a gesture has come.
enum GesturePhase<Value> {
  /// It may still become one.
  case possible
  /// It goes on.
  case active(Value)
  /// It has been made.
  case ended(Value)
  /// It is not this gesture.
  case failed

  var isOver: Bool {
    switch self {
    case .possible, .active: false
    case .ended, .failed: true
    }
  }

  var hasEnded: Bool {
    if case .ended = self { return true }
    return false
  }

  /// The value, while the gesture goes on or once it has been made.
  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  @MainActor func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// Follows the pointer for one gesture. An implementation detail.
@MainActor
public class _GestureRecognizer {
  init() {}

  /// The recognizers of the gestures that this one is made of.
  var children: [_GestureRecognizer] { [] }

  /// Whether the gesture is a drag, which no view around may make of the same press.
  var takesDrags: Bool { children.contains { $0.takesDrags } }

  /// Whether the gesture begins with the press itself.
  var beginsAtPress: Bool { children.contains { $0.beginsAtPress } }

  /// Whether the gesture has begun in a way that leaves the pointer to nobody else.
  var claimsPointer: Bool { children.contains { $0.claimsPointer } }

  /// Whether what happens at the end was settled by the press, as for a click.
  var actsOnPress: Bool { !children.isEmpty && children.allSatisfy { $0.actsOnPress } }

  /// The time at which it wants a report; nil for none.
  var deadline: Duration? { children.compactMap(\.deadline).min() }

  /// Begins anew, before a press that follows the end of the last gesture.
  func reset() { for child in children { child.reset() } }

  /// Gives up.
  func cancel() { for child in children { child.cancel() } }
}

/// Follows the pointer for a gesture of one type. An implementation detail.
@MainActor
public class _GestureRecognizerOf<Content: Gesture>: _GestureRecognizer {
  private(set) final var gesture: Content
  private(set) final var phase = GesturePhase<Content.Value>.possible

  init(_ gesture: Content) { self.gesture = gesture }

  /// Takes over a new value of the gesture, also in the middle of one.
  final func update(_ gesture: Content) {
    self.gesture = gesture
    gestureDidChange()
  }

  func gestureDidChange() {}

  /// Follows a report; nothing happens once the gesture is over.
  @discardableResult
  final func handle(_ event: GestureEvent) -> GesturePhase<Content.Value> {
    if !phase.isOver { phase = recognize(event) }
    return phase
  }

  func recognize(_ event: GestureEvent) -> GesturePhase<Content.Value> { .failed }

  override func reset() {
    phase = .possible
    super.reset()
  }

  override func cancel() {
    if !phase.isOver { phase = .failed }
    super.cancel()
  }
}
