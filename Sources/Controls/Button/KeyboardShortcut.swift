import InputEvents
import ViewGraph

/// A key that runs the action of a control, wherever the focus is.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The modifiers held with it.
  public var modifiers: EventModifiers

  /// Creates a shortcut.
  ///
  /// Terminals do not report the Command key, so that it stands for Control here.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Return, for the control that is meant by default.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// Escape, for the control that leaves everything as it is.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  func matches(_ press: KeyPress) -> Bool {
    press.key == key && press.modifiers.asReported == modifiers.asReported
  }
}

extension EventModifiers {
  fileprivate var asReported: EventModifiers {
    var reported = subtracting([.command, .capsLock, .numericPad])
    if contains(.command) { reported.insert(.control) }
    return reported
  }
}

private struct ShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}

extension EnvironmentValues {
  /// The shortcut of the control around.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[ShortcutKey.self] }
    set { self[ShortcutKey.self] = newValue }
  }
}

extension View {
  /// Runs the action of the control when a key is pressed, wherever the focus is.
  ///
  /// A view that handles the key itself comes first; of several controls with the same key the first in the
  /// order of the views.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    environment(\.keyboardShortcut, KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Runs the action of the control when a key is pressed, wherever the focus is; nil takes the key away.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  func shortcut(_ shortcut: KeyboardShortcut?, action: @escaping () -> Void) -> some View {
    onGlobalKey { press in
      guard let shortcut, shortcut.matches(press) else { return false }
      action()
      return true
    }
  }
}
