import InputEvents
import ViewGraph

/// What a button does to the user's data.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It deletes something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It does what was asked about.
  public static let confirm = ButtonRole(name: "confirm")
  /// It closes what is shown.
  public static let close = ButtonRole(name: "close")
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action when it is clicked, or when Return or Space is pressed on it.
///
/// A click acts when the button is let go over it; what it does was settled by the press. The keys that
/// `keyboardShortcut` names work wherever the focus is.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: () -> Void
  private let label: Label
  @State private var isPressed = false
  @Environment(\.buttonStyle) private var style
  @Environment(\.keyboardShortcut) private var shortcut

  /// Creates a button with a view as its label.
  public init(
    role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the button's style.
  public var body: some View {
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(content: AnyView(label)), isPressed: isPressed)
    (style ?? AnyButtonStyle(BorderedButtonStyle())).makeBody(configuration)
      .onPress(changed: { isPressed = $0 }, action: action)
      .focusable { press in
        guard press.isActivation else { return false }
        action()
        return true
      }
      .shortcut(shortcut, action: action)
      .accessibilityRole(.button)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(_ title: String, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == Controls.Label<Text, Image> {
  /// Creates a button with a title and a symbol.
  public init(
    _ title: String, systemImage name: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Controls.Label(title, systemImage: name) }
  }
}

extension KeyPress {
  /// Whether the key acts on the control that has the focus.
  var isActivation: Bool {
    phase == .down && (key == .return || key == .space) && isUnmodified
  }

  /// Whether no modifier is held that would give the key another meaning.
  var isUnmodified: Bool { modifiers.isDisjoint(with: [.shift, .option, .control, .command]) }
}
