import Foundation
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

  /// Runs an action when a key is pressed while this view or one in it has the focus, or none has.
  ///
  /// Terminals without the kitty keyboard protocol report every press as `down`.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, phases: phases) { press in
      press.key == key ? action(press) : .ignored
    }
  }

  /// Runs an action when a key is pressed that types only characters of a set, while this view or one in
  /// it has the focus, or none has.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    KeyPressView(content: self, phases: phases) { press in
      let typed = press.characters.unicodeScalars
      return !typed.isEmpty && typed.allSatisfy(characters.contains) ? action(press) : .ignored
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
}

struct KeyPressView<Content> {
  let content: Content
  let phases: KeyPress.Phases
  var hearsUnfocusedKeys = true
  let action: (KeyPress) -> KeyPress.Result
}

extension KeyPressView: View, PrimitiveView where Content: View {
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

  var hearsUnfocusedKeys: Bool { view.hearsUnfocusedKeys }

  func handleKey(_ press: KeyPress) -> Bool {
    guard environment.isEnabled, !view.phases.isDisjoint(with: press.phase) else { return false }
    return view.action(press) == .handled
  }
}

extension View {
  /// Hears of the keys that the view with the focus in this one has left alone; true if it handled one.
  package func onFocusedKey(_ action: @escaping (KeyPress) -> Bool) -> some View {
    KeyPressView(content: self, phases: .all, hearsUnfocusedKeys: false) { press in
      action(press) ? .handled : .ignored
    }
  }
}
