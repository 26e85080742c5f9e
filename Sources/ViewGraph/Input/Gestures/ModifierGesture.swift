import InputEvents

extension Gesture {
  /// Has the gesture begin only with a press while some keys are held.
  ///
  /// A terminal tells of Shift, Option and Control; it may keep presses with Shift to itself.
  public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(base: self, modifiers: modifiers)
  }
}

/// A gesture that is made with keys held.
public struct _ModifiersGesture<Base: Gesture>: PrimitiveGesture {
  let base: Base
  let modifiers: EventModifiers

  /// The value of the gesture.
  public typealias Value = Base.Value

  /// Makes what looks at the keys.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    ModifiersRecognizer(gesture)
  }
}

final class ModifiersRecognizer<Base: Gesture>: _GestureRecognizerOf<_ModifiersGesture<Base>> {
  private let child: _GestureRecognizerOf<Base>

  override init(_ gesture: _ModifiersGesture<Base>) {
    child = Base._makeRecognizer(gesture.base)
    super.init(gesture)
  }

  override func gestureDidChange() { child.update(gesture.base) }
  override var children: [_GestureRecognizer] { [child] }

  override func recognize(_ event: GestureEvent) -> GesturePhase<Base.Value> {
    if event.kind == .pressed, !event.modifiers.isSuperset(of: gesture.modifiers) {
      child.cancel()
      return .failed
    }
    return child.handle(event)
  }
}
