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
///
/// A style that shows the focus or whether it is enabled reads them from the environment, with properties of
/// its own or in a view that it returns.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What there is to draw.
  typealias Configuration = ButtonStyleConfiguration

  /// Draws one button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button style whose type is erased.
struct AnyButtonStyle {
  let makeBody: @MainActor (ButtonStyleConfiguration) -> AnyView

  @MainActor init(_ style: some ButtonStyle) {
    makeBody = { AnyView(StyledButton(style: InstalledValue(style), configuration: $0)) }
  }
}

private struct StyledButton<Style: ButtonStyle>: View {
  var style: InstalledValue<Style>
  let configuration: ButtonStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

private struct ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  /// The style of buttons; nil stands for `bordered`.
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the buttons in this view with a style.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    environment(\.buttonStyle, AnyButtonStyle(style))
  }
}
