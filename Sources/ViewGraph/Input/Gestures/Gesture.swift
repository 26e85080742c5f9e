/// A pattern of presses and motions of the pointer that a view reacts to.
///
/// A gesture of your own describes itself by its `body`, made of other gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What the gesture tells about itself while it goes on.
  associatedtype Value
  /// The type of gesture that `body` returns.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }

  /// Makes what follows the pointer for the gesture. An implementation detail.
  static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self>
}

extension Gesture where Body.Value == Value {
  /// Makes what follows the pointer for a gesture that is described by its body.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    BodyRecognizer(gesture)
  }
}

extension Never: Gesture {
  /// There is no gesture of this type.
  public typealias Value = Never
}

extension Never {
  /// Makes nothing, since there is no gesture of this type.
  public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizerOf<Never> {}
}

/// A gesture that is recognized by the framework instead of having a body.
@MainActor @preconcurrency
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  public var body: Never { fatalError("\(Self.self) is recognized by the framework") }
}

/// A gesture that may be absent.
extension Optional: Gesture, PrimitiveGesture where Wrapped: Gesture {
  /// The value of the gesture that is there.
  public typealias Value = Wrapped.Value

  /// Makes the recognizer of the gesture, if there is one.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    OptionalRecognizer(gesture)
  }
}

/// Follows the gesture that another one is made of.
final class BodyRecognizer<Content: Gesture>: _GestureRecognizerOf<Content>
where Content.Body.Value == Content.Value {
  private let child: _GestureRecognizerOf<Content.Body>

  override init(_ gesture: Content) {
    child = Content.Body._makeRecognizer(gesture.body)
    super.init(gesture)
  }

  override func gestureDidChange() { child.update(gesture.body) }
  override var children: [_GestureRecognizer] { [child] }
  override func recognize(_ event: GestureEvent) -> GesturePhase<Content.Value> {
    child.handle(event)
  }
}

final class OptionalRecognizer<Wrapped: Gesture>: _GestureRecognizerOf<Wrapped?> {
  private var child: _GestureRecognizerOf<Wrapped>?

  override init(_ gesture: Wrapped?) {
    child = gesture.map { Wrapped._makeRecognizer($0) }
    super.init(gesture)
  }

  override func gestureDidChange() {
    if let gesture, let child {
      child.update(gesture)
    } else {
      child?.cancel()
      child = gesture.map { Wrapped._makeRecognizer($0) }
    }
  }

  override var children: [_GestureRecognizer] { child.map { [$0] } ?? [] }
  override func recognize(_ event: GestureEvent) -> GesturePhase<Wrapped.Value> {
    child?.handle(event) ?? .failed
  }
}
