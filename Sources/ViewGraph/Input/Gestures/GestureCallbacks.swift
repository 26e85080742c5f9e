extension Gesture {
  /// Runs an action when the gesture's value has changed.
  public func onChanged(
    _ action: @escaping (Value) -> Void
  ) -> _GestureWithChange<Self> where Value: Equatable {
    _GestureWithChange(base: self, action: action)
  }

  /// Runs an action with the last value when the gesture has been made. A gesture that is cancelled is not.
  public func onEnded(_ action: @escaping (Value) -> Void) -> _GestureWithEnd<Self> {
    _GestureWithEnd(base: self, action: action)
  }

  /// Gives the gesture another value.
  public func map<Other>(
    _ transform: @escaping (Value) -> Other
  ) -> _MappedGesture<Self, Other> {
    _MappedGesture(base: self, transform: transform)
  }
}

/// A gesture with an action for its changes.
public struct _GestureWithChange<Base: Gesture>: PrimitiveGesture where Base.Value: Equatable {
  let base: Base
  let action: (Base.Value) -> Void

  /// The value of the gesture.
  public typealias Value = Base.Value

  /// Makes what watches the value.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    ChangeRecognizer(gesture)
  }
}

final class ChangeRecognizer<Base: Gesture>: _GestureRecognizerOf<_GestureWithChange<Base>>
where Base.Value: Equatable {
  private let child: _GestureRecognizerOf<Base>
  private var last: Base.Value?

  override init(_ gesture: _GestureWithChange<Base>) {
    child = Base._makeRecognizer(gesture.base)
    super.init(gesture)
  }

  override func gestureDidChange() { child.update(gesture.base) }
  override var children: [_GestureRecognizer] { [child] }

  override func recognize(_ event: GestureEvent) -> GesturePhase<Base.Value> {
    let phase = child.handle(event)
    if case .active(let value) = phase, value != last {
      last = value
      gesture.action(value)
    }
    return phase
  }

  override func reset() {
    last = nil
    super.reset()
  }
}

/// A gesture with an action for its end.
public struct _GestureWithEnd<Base: Gesture>: PrimitiveGesture {
  let base: Base
  let action: (Base.Value) -> Void

  /// The value of the gesture.
  public typealias Value = Base.Value

  /// Makes what waits for the end.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    EndRecognizer(gesture)
  }
}

final class EndRecognizer<Base: Gesture>: _GestureRecognizerOf<_GestureWithEnd<Base>> {
  private let child: _GestureRecognizerOf<Base>
  /// A click acts on what was there when the button went down.
  private var actionAtPress: ((Base.Value) -> Void)?

  override init(_ gesture: _GestureWithEnd<Base>) {
    child = Base._makeRecognizer(gesture.base)
    super.init(gesture)
  }

  override func gestureDidChange() { child.update(gesture.base) }
  override var children: [_GestureRecognizer] { [child] }

  override func recognize(_ event: GestureEvent) -> GesturePhase<Base.Value> {
    if event.kind == .pressed { actionAtPress = actsOnPress ? gesture.action : nil }
    let phase = child.handle(event)
    if case .ended(let value) = phase { (actionAtPress ?? gesture.action)(value) }
    return phase
  }
}

/// A gesture with another value.
public struct _MappedGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  /// Makes what transforms the value.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    MapRecognizer(gesture)
  }
}

final class MapRecognizer<Base: Gesture, Value>: _GestureRecognizerOf<_MappedGesture<Base, Value>> {
  private let child: _GestureRecognizerOf<Base>

  override init(_ gesture: _MappedGesture<Base, Value>) {
    child = Base._makeRecognizer(gesture.base)
    super.init(gesture)
  }

  override func gestureDidChange() { child.update(gesture.base) }
  override var children: [_GestureRecognizer] { [child] }

  override func recognize(_ event: GestureEvent) -> GesturePhase<Value> {
    child.handle(event).map(gesture.transform)
  }
}
