extension Gesture {
  /// Recognizes another gesture at the same time as this one.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
}

/// Two gestures that are recognized at the same time.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: PrimitiveGesture {
  /// The values of both, of each as far as it has come.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Combines two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Makes what follows both.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    SimultaneousRecognizer(gesture)
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  _GestureRecognizerOf<SimultaneousGesture<First, Second>>
{
  private let first: _GestureRecognizerOf<First>
  private let second: _GestureRecognizerOf<Second>

  override init(_ gesture: SimultaneousGesture<First, Second>) {
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
  ) -> GesturePhase<SimultaneousGesture<First, Second>.Value> {
    let first = first.handle(event)
    let second = second.handle(event)
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.value, second: second.value)
    if first.isOver && second.isOver {
      return first.hasEnded || second.hasEnded ? .ended(value) : .failed
    }
    return first.value != nil || second.value != nil ? .active(value) : .possible
  }
}
