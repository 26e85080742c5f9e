import ViewGraph

/// What a button style is given to draw.
public struct ButtonStyleConfiguration {
  /// The label of the button.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// What the button does to the user's data.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether the button is held down.
  public let isPressed: Bool
}

/// Draws buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What there is to draw.
  typealias Configuration = ButtonStyleConfiguration

  /// Draws one button. Whether it has the focus or is enabled is in the environment.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws a button as its label between brackets; it is inverted while it has the focus.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label between brackets.
  public func makeBody(configuration: Configuration) -> some View {
    BracketedLabel(configuration: configuration)
  }
}

private struct BracketedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      Text("[ ")
      configuration.label
      Text(" ]")
    }
    .foregroundColor(configuration.role == .destructive ? .red : nil)
    .bold(configuration.isPressed)
    .dim(!isEnabled)
    .inverse(isFocused || configuration.isPressed)
  }
}

/// Draws a button as nothing but its label; it is inverted while it has the focus.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label alone.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(configuration: configuration)
  }
}

private struct PlainLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .bold(configuration.isPressed)
      .dim(!isEnabled)
      .inverse(isFocused)
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The style that fits the place, which is `bordered`.
  public static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
  /// The label between brackets.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A button style whose type is erased.
struct AnyButtonStyle {
  let makeBody: @MainActor (ButtonStyleConfiguration) -> AnyView

  @MainActor init(_ style: some ButtonStyle) {
    makeBody = { AnyView(style.makeBody(configuration: $0)) }
  }
}

private struct ButtonStyleKey: EnvironmentKey {
  static let defaultValue: AnyButtonStyle? = nil
}

extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle {
    get {
      self[ButtonStyleKey.self] ?? MainActor.assumeIsolated { .init(BorderedButtonStyle()) }
    }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the buttons in this view with a style.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
