import ViewGraph

/// What a label style is given to draw.
public struct LabelStyleConfiguration {
  /// The title of the label.
  public struct Title: View {
    let content: AnyView

    /// The title.
    public var body: some View { content }
  }

  /// The icon of the label.
  public struct Icon: View {
    let content: AnyView

    /// The icon.
    public var body: some View { content }
  }

  /// The title of the label.
  public let title: Title
  /// The icon of the label.
  public let icon: Icon
}

/// Draws labels.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What there is to draw.
  typealias Configuration = LabelStyleConfiguration

  /// Draws one label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Shows the icon and the title of a label.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The icon and the title in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top) {
      configuration.icon
      configuration.title
    }
  }
}

/// Shows nothing but the title of a label.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows nothing but the icon of a label.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The icon.
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The style that fits the place, which is `titleAndIcon`.
  public static var automatic: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
  /// The icon and the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// A label style whose type is erased.
struct AnyLabelStyle {
  let makeBody: @MainActor (LabelStyleConfiguration) -> AnyView

  @MainActor init(_ style: some LabelStyle) {
    makeBody = { AnyView(StyledLabel(style: InstalledValue(style), configuration: $0)) }
  }
}

private struct StyledLabel<Style: LabelStyle>: View {
  var style: InstalledValue<Style>
  let configuration: LabelStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

private struct LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
  /// The style of labels; nil stands for `titleAndIcon`.
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the labels in this view with a style.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style))
  }
}
