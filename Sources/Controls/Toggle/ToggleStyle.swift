import ViewGraph

/// What a toggle style is given to draw.
@MainActor @preconcurrency
public struct ToggleStyleConfiguration {
  /// The label of the toggle.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle stands for values that are not all the same.
  public let isMixed: Bool
  /// Whether the toggle is on; writing it changes what the toggle is for.
  @Binding public var isOn: Bool

  init(label: Label, isMixed: Bool, isOn: Binding<Bool>) {
    self.label = label
    self.isMixed = isMixed
    _isOn = isOn
  }
}

/// Draws toggles and lets people change them, for example with a button.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What there is to draw.
  typealias Configuration = ToggleStyleConfiguration

  /// Draws one toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A toggle style whose type is erased.
struct AnyToggleStyle {
  let makeBody: @MainActor (ToggleStyleConfiguration) -> AnyView

  @MainActor init(_ style: some ToggleStyle) {
    makeBody = { AnyView(StyledToggle(style: InstalledValue(style), configuration: $0)) }
  }
}

private struct StyledToggle<Style: ToggleStyle>: View {
  var style: InstalledValue<Style>
  let configuration: ToggleStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: AnyToggleStyle? { nil }
}

extension EnvironmentValues {
  /// The style of toggles; nil stands for `checkbox`.
  var toggleStyle: AnyToggleStyle? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the toggles in this view with a style.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    environment(\.toggleStyle, AnyToggleStyle(style))
  }
}
