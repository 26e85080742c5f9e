/// A value that a gesture sets while it goes on, and that is reset when the gesture is over.
@propertyWrapper
public struct GestureState<Value> {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  /// Creates the property with the value that it has while there is no gesture.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue) { _, _ in } }

  /// Creates the property with the value that it has while there is no gesture.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// Creates the property with a closure that can change the transaction of the reset.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  /// Creates the property with the transaction of its reset.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  /// The current value.
  @MainActor @preconcurrency
  public var wrappedValue: Value { box?.value ?? initial }

  /// What `updating` takes.
  @MainActor @preconcurrency
  public var projectedValue: GestureState<Value> { self }

  @MainActor func set(_ change: (inout Value, inout Transaction) -> Void) {
    guard let box else { return }
    var value = box.value
    var transaction = Transaction()
    change(&value, &transaction)
    withTransaction(transaction) { box.value = value }
  }

  @MainActor func restore() {
    guard let box else { return }
    var transaction = Transaction()
    reset(box.value, &transaction)
    withTransaction(transaction) { box.value = initial }
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Creates the property with no value while there is no gesture.
  public init() { self.init(wrappedValue: nil) }
}

extension GestureState: DynamicProperty {
  /// Connects the property to its value in the graph.
  public mutating func _install(_ context: inout _PropertyContext) {
    let initial = initial
    box = context.object { StateBox(initial) }
  }

  /// A gesture's value does not depend on the environment.
  public static var _readsEnvironment: Bool { false }
}

extension Gesture {
  /// Sets a value while the gesture goes on; it is reset when the gesture is over or cancelled.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, update: body)
  }
}

/// A gesture that sets a value while it goes on.
public struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  let base: Base
  let state: GestureState<State>
  let update: (Base.Value, inout State, inout Transaction) -> Void

  /// The value of the gesture.
  public typealias Value = Base.Value

  /// Makes what sets the value.
  public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizerOf<Self> {
    StateRecognizer(gesture)
  }
}

final class StateRecognizer<Base: Gesture, State>:
  _GestureRecognizerOf<GestureStateGesture<Base, State>>
{
  private let child: _GestureRecognizerOf<Base>
  private var isSet = false

  override init(_ gesture: GestureStateGesture<Base, State>) {
    child = Base._makeRecognizer(gesture.base)
    super.init(gesture)
  }

  override func gestureDidChange() { child.update(gesture.base) }
  override var children: [_GestureRecognizer] { [child] }

  override func recognize(_ event: GestureEvent) -> GesturePhase<Base.Value> {
    let phase = child.handle(event)
    if case .active(let value) = phase {
      isSet = true
      gesture.state.set { gesture.update(value, &$0, &$1) }
    } else if phase.isOver {
      restore()
    }
    return phase
  }

  private func restore() {
    if isSet { gesture.state.restore() }
    isSet = false
  }

  override func cancel() {
    super.cancel()
    restore()
  }
}
