extension Gesture {
  /// Recognizes another gesture once this one has been made, in the same press or the next.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
}

/// A gesture that begins when another has been made.
public struct SequenceGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// How far the two have come.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The first has been made; the second has come as far as its value says.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that follows.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes what follows one after the other.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    SequenceRecognizer(gesture)
  }
}

extension SequenceGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizerOf<SequenceGesture<First, Second>>
{
  private let first: _GestureRecognizerOf<First>
  private let second: _GestureRecognizerOf<Second>

  override init(_ gesture: SequenceGesture<First, Second>) {
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
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> {
    if case .ended(let value) = first.phase {
      return second.handle(event).asSecond(after: value)
    }
    let phase = first.handle(event)
    guard case .ended(let value) = phase else { return phase.map { .first($0) } }
    guard event.kind != .released else { return .active(.second(value, nil)) }
    // The button is still down: for the second gesture it is pressed now.
    var press = event
    press.kind = .pressed
    return second.handle(press).asSecond(after: value)
  }
}

extension GesturePhase {
  @MainActor fileprivate func asSecond<First: Gesture, Second: Gesture>(
    after value: First.Value
  ) -> GesturePhase<SequenceGesture<First, Second>.Value> where Value == Second.Value {
    if case .possible = self { return .active(.second(value, nil)) }
    return map { .second(value, $0) }
  }
}
