extension Gesture {
  /// Recognizes another gesture only if it is not this one.
  ///
  /// The other gesture waits until this one has failed. A double click before a single one makes the single
  /// one wait 400 ms.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

/// Two gestures of which one at most is recognized, the first where both could be.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The value of the gesture that was recognized.
  public enum Value {
    /// That of the first gesture.
    case first(First.Value)
    /// That of the second gesture.
    case second(Second.Value)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that waits for the first to fail.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes what decides between them.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    ExclusiveRecognizer(gesture)
  }
}

extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizerOf<ExclusiveGesture<First, Second>>
{
  private let first: _GestureRecognizerOf<First>
  private let second: _GestureRecognizerOf<Second>
  /// What the second gesture has yet to hear of.
  private var withheld: [GestureEvent] = []

  override init(_ gesture: ExclusiveGesture<First, Second>) {
    first = First._makeRecognizer(gesture.first)
    second = Second._makeRecognizer(gesture.second)
    super.init(gesture)
  }

  override func gestureDidChange() {
    first.update(gesture.first)
    second.update(gesture.second)
  }

  override var children: [_GestureRecognizer] { [first, second] }

  override func recognize(
    _ event: GestureEvent
  ) -> GesturePhase<ExclusiveGesture<First, Second>.Value> {
    let phase = first.handle(event)
    guard case .failed = phase else {
      if phase.isOver { withheld = [] } else { withhold(event) }
      return phase.map { .first($0) }
    }
    withhold(event)
    let events = withheld
    withheld = []
    for event in events {
      // The first gesture may have failed only after the second had been made more than once.
      if second.phase.isOver && event.kind == .pressed { second.reset() }
      second.handle(event)
    }
    return second.phase.map { .second($0) }
  }

  private func withhold(_ event: GestureEvent) {
    // Of motions in a row only the last tells anything.
    if event.kind == .moved && withheld.last?.kind == .moved { withheld.removeLast() }
    withheld.append(event)
  }

  override func reset() {
    withheld = []
    super.reset()
  }

  override func cancel() {
    withheld = []
    super.cancel()
  }
}
