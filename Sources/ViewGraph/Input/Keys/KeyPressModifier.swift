import InputEvents

extension KeyPress {
  /// Whether a view has handled a key.
  public enum Result: Hashable, Sendable {
    case handled
    /// The views around hear of the key as well.
    case ignored
  }
}

extension View {
  /// Runs an action when a key is pressed while this view or one in it has the focus, or none has.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, phases: [.down, .repeat]) { press in
      press.key == key ? action() : .ignored
    }
  }

  /// Runs an action when one of some keys is pressed while this view or one in it has the focus, or none
  /// has.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, phases: phases) { press in
      keys.contains(press.key) ? action(press) : .ignored
    }
  }

  /// Runs an action when any key is pressed while this view or one in it has the focus, or none has.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, phases: phases, action: action)
  }

  /// Decides whether this view takes the keyboard focus.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    FocusableView(
      content: LayoutModified(content: self, modifier: FocusRegionModifier()),
      isFocusable: isFocusable)
  }
}

struct KeyPressView<Content: View>: PrimitiveView {
  let content: Content
  let phases: KeyPress.Phases
  let action: (KeyPress) -> KeyPress.Result

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    KeyPressNode(view, context)
  }
}

final class KeyPressNode<Content: View>: _NodeOf<KeyPressView<Content>>, KeyResponder {
  private var child: _NodeOf<Content>!

  override init(_ view: KeyPressView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = (context.donor as? Self)?.child
    child = Content._makeNode(view.content, childContext(donor: donor))
  }

  override func viewDidChange() { child.update(view.content) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }

  func handleKey(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, !view.phases.isDisjoint(with: press.phase) else { return false }
    return view.action(press) == .handled
  }
}

struct FocusableView<Content: View>: PrimitiveView {
  let content: Content
  let isFocusable: Bool

  static func _makeNode(_ view: Self, _ context: _NodeContext) -> _NodeOf<Self> {
    FocusableNode(view, context)
  }
}

final class FocusableNode<Content: View>: _NodeOf<FocusableView<Content>>, FocusTarget {
  private var child: _NodeOf<Content>!
  private var isFocused = false

  override init(_ view: FocusableView<Content>, _ context: _NodeContext) {
    super.init(view, context)
    let donor = context.donor as? Self
    isFocused = donor?.isFocused ?? false
    environment.isFocused = isFocused
    child = Content._makeNode(view.content, childContext(donor: donor?.child))
  }

  override func viewDidChange() {
    if !view.isFocusable { graph.focus.resign(self) }
    child.update(view.content)
  }

  override func environmentDidChange(_ environment: EnvironmentValues) {
    self.environment = environment
    if !environment.isEnabled { graph.focus.resign(self) }
    self.environment.isFocused = isFocused
    child.environmentDidChange(self.environment)
  }

  override func willUnmount() { graph.focus.resign(self) }
  override func forEachChild(_ visit: (_ViewNode) -> Void) { visit(child) }

  var focusNode: _ViewNode { self }
  var acceptsFocus: Bool { view.isFocusable && environment.isEnabled }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    environment.isFocused = isFocused
    child.environmentDidChange(environment)
  }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view around has the keyboard focus.
  public internal(set) var isFocused: Bool {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}

private struct FocusKey: EnvironmentKey {
  static let defaultValue = false
}
