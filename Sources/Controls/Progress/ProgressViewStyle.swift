import ViewGraph

/// What a progress view style is given to draw.
public struct ProgressViewStyleConfiguration {
  /// What the view is about.
  public struct Label: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// How far it has come, in words.
  public struct CurrentValueLabel: View {
    let content: AnyView

    /// The label.
    public var body: some View { content }
  }

  /// The part that is done, from 0 to 1; nil if that is unknown.
  public let fractionCompleted: Double?
  /// What the view is about, if it says so.
  public let label: Label?
  /// How far it has come, if it says so.
  public let currentValueLabel: CurrentValueLabel?
}

/// Draws progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of view that `makeBody(configuration:)` returns.
  associatedtype Body: View
  /// What there is to draw.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Draws one progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// Draws what is known as a bar and what is not as a turning mark.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// A bar or a turning mark.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    } else {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

/// Draws progress as a bar below its label, a shaded one where the part that is done is unknown.
public struct LinearProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label, the bar and how far it has come.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading) {
      configuration.label
      ProgressBar(fraction: configuration.fractionCompleted)
      configuration.currentValueLabel.dim()
    }
    .fitted()
  }
}

/// Draws progress as a mark before its label: a turning one, or a part of a circle where the part that is done is
/// known.
public struct CircularProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The mark and the labels.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .top) {
      if let fraction = configuration.fractionCompleted {
        Text(verbatim: ProgressCircle.character(for: fraction))
      } else {
        Spinner()
      }
      configuration.label
      configuration.currentValueLabel.dim()
    }
    .fitted()
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that fits the view.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A mark.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

/// A progress view style whose type is erased.
struct AnyProgressViewStyle {
  let makeBody: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  @MainActor init(_ style: some ProgressViewStyle) {
    makeBody = { AnyView(StyledProgress(style: InstalledValue(style), configuration: $0)) }
  }
}

private struct StyledProgress<Style: ProgressViewStyle>: View {
  var style: InstalledValue<Style>
  let configuration: ProgressViewStyleConfiguration

  var body: some View { style.value.makeBody(configuration: configuration) }
}

private struct ProgressViewStyleKey: EnvironmentKey {
  static var defaultValue: AnyProgressViewStyle? { nil }
}

extension EnvironmentValues {
  /// The style of progress views; nil stands for `automatic`.
  var progressViewStyle: AnyProgressViewStyle? {
    get { self[ProgressViewStyleKey.self] }
    set { self[ProgressViewStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the progress views in this view with a style.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    environment(\.progressViewStyle, AnyProgressViewStyle(style))
  }
}
