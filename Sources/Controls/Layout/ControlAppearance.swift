import ViewGraph

/// How large controls would be; in a terminal they have one size.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// The outline that buttons would have.
public struct ButtonBorderShape: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonBorderShape(name: "automatic")
  public static let capsule = ButtonBorderShape(name: "capsule")
  public static let circle = ButtonBorderShape(name: "circle")
  public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
}

/// What the Return key of a keyboard on the screen would be called.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  public static let done = SubmitLabel(name: "done")
  public static let go = SubmitLabel(name: "go")
  public static let next = SubmitLabel(name: "next")
  public static let `return` = SubmitLabel(name: "return")
  public static let search = SubmitLabel(name: "search")
  public static let send = SubmitLabel(name: "send")
}

/// Modifiers that ask for a look that controls in cells do not have. They are there so that code that uses them
/// runs, and change nothing.
extension View {
  /// Keeps the size of controls, which is the only one.
  public func controlSize(_ size: ControlSize) -> some View { self }

  /// Keeps the brackets of buttons.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { self }

  /// Names a key that a terminal does not draw.
  public func submitLabel(_ label: SubmitLabel) -> some View { self }

  /// Leaves text as it is typed, as text fields always do.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}
