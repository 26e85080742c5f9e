/// Which view of a group has the keyboard focus, as a value that a view can read and write.
@propertyWrapper
public struct FocusState<Value: Hashable> {
  /// Refers to the focus from a view that takes it.
  @MainActor @preconcurrency
  public struct Binding {
    let box: StateBox<Value>
    let none: Value

    /// The value: that of the view with the focus, or the one for none.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }
  }

  private let none: Value
  private var box: StateBox<Value>?

  /// Creates a focus that says whether one view has it.
  public init() where Value == Bool { none = false }

  /// Creates a focus that says which of several views has it.
  public init<Wrapped: Hashable>() where Value == Wrapped? { none = nil }

  /// The value of the view with the focus; writing it moves the focus.
  @MainActor @preconcurrency
  public var wrappedValue: Value {
    get { box?.value ?? none }
    nonmutating set { box?.value = newValue }
  }

  /// What `focused` takes.
  @MainActor @preconcurrency
  public var projectedValue: Binding { Binding(box: box ?? StateBox(none), none: none) }
}

extension FocusState: DynamicProperty {
  /// Connects the property to its value in the graph.
  public mutating func _install(_ context: inout _PropertyContext) {
    let none = none
    box = context.object { StateBox(none) }
  }

  /// Focus does not depend on the environment.
  public static var _readsEnvironment: Bool { false }
}

extension View {
  /// Ties the focus of this view to a value: having the focus writes it, writing it moves the focus.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    FocusTie(content: self, binding: binding, value: value)
  }

  /// Ties the focus of this view to a Boolean value.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusTie(content: self, binding: condition, value: true)
  }
}

/// Carries the focus between a value and the first focusable view in the content.
struct FocusTie<Content: View, Value: Hashable>: View {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    _makeLibraryNode(view, context)
  }

  var body: some View {
    EffectView(
      content: content,
      effect: FocusTieEffect(
        isWanted: binding.wrappedValue == value, binding: binding, value: value))
  }
}

private struct FocusTieEffect<Value: Hashable>: ViewEffect {
  let isWanted: Bool
  let binding: FocusState<Value>.Binding
  let value: Value

  func appear(_ node: _ViewNode) -> FocusObserver {
    let observer = FocusObserver(node)
    observe(observer)
    node.graph.focus.observers.append(observer)
    if isWanted { node.graph.afterUpdate { take(observer, in: node.graph) } }
    return observer
  }

  private func take(_ observer: FocusObserver, in graph: Graph) {
    observer.take()
    // What can take the focus may be known only after this update, as the items of a reorder container are.
    if !observer.isFocused { graph.afterUpdate { observer.take() } }
  }

  private func observe(_ observer: FocusObserver) {
    observer.changed = { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.none
      }
    }
  }

  func update(_ observer: inout FocusObserver, from old: Self, _ node: _ViewNode) {
    observe(observer)
    if isWanted == old.isWanted { return }
    let (observer, isWanted) = (observer, isWanted)
    node.graph.afterUpdate { isWanted ? observer.take() : observer.drop() }
  }

  func disappear(_ observer: inout FocusObserver, _ node: _ViewNode) {
    // First it hears that the focus has gone with the view.
    let focus = node.graph.focus
    node.graph.afterUpdate { [observer] in focus.observers.removeAll { $0 === observer } }
  }
}

/// Hears of the focus coming to a view below a node, or leaving it.
@MainActor
final class FocusObserver {
  private weak var node: _ViewNode?
  private(set) var isFocused = false
  var changed: ((Bool) -> Void)?

  init(_ node: _ViewNode) { self.node = node }

  /// Gives the focus to the first view below that takes it.
  func take() {
    guard let node, node.isMounted, !isFocused else { return }
    if let first = node.graph.focus.firstTarget(below: node) { node.graph.focus.focus(first) }
  }

  func drop() {
    if isFocused { node?.graph.focus.focus(nil) }
  }

  /// Called after the focus has moved to a target.
  func focusMoved(to target: (any FocusTarget)?) {
    var current = target?.focusNode
    while let view = current, view !== node { current = view.parent }
    let isNow = current != nil
    if isNow == isFocused { return }
    isFocused = isNow
    changed?(isNow)
  }
}
