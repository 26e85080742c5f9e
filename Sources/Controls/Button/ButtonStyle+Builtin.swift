import CellGrid
import ViewGraph

/// Draws a button as its label between brackets; it is inverted while it has the focus.
public struct BorderedButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label between brackets.
  public func makeBody(configuration: Configuration) -> some View {
    BracketedLabel(configuration: configuration, isProminent: false)
  }
}

/// Draws a button as its label in bold between brackets; it is inverted while it has the focus.
public struct BorderedProminentButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label in bold between brackets.
  public func makeBody(configuration: Configuration) -> some View {
    BracketedLabel(configuration: configuration, isProminent: true)
  }
}

private struct BracketedLabel: View {
  let configuration: ButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Bracketed(label: configuration.label)
      .foregroundColor(configuration.role == .destructive ? .red : nil)
      .adding(.bold, if: isProminent || configuration.isPressed)
      .adding(.dim, if: !isEnabled)
      .adding(.inverse, if: isFocused || configuration.isPressed)
  }
}

/// Draws a button as nothing but its label; it is inverted while it has the focus.
public struct PlainButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label alone.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(configuration: configuration, color: nil)
  }
}

/// Draws a button as its label in the color of what can be acted on; it is inverted while it has the focus.
public struct BorderlessButtonStyle: ButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The label alone.
  public func makeBody(configuration: Configuration) -> some View {
    PlainLabel(
      configuration: configuration,
      color: configuration.role == .destructive ? .red : .accentColor)
  }
}

private struct PlainLabel: View {
  let configuration: ButtonStyleConfiguration
  let color: Color?
  @Environment(\.isFocused) private var isFocused
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    configuration.label
      .foregroundColor(color)
      .adding(.bold, if: configuration.isPressed)
      .adding(.dim, if: !isEnabled)
      .adding(.inverse, if: isFocused)
      .fitted()
  }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// The style that fits the place, which is `bordered`.
  public static var automatic: BorderedButtonStyle { BorderedButtonStyle() }
  /// The label between brackets.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in bold between brackets.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// The label alone.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// The label alone, in the color of what can be acted on.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
