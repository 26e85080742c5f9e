import CellGrid
import ViewGraph

/// Draws a toggle as `[x]` or `[ ]` before its label; mixed values as `[-]`.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The box and the label.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedToggle(
      configuration: configuration,
      mark: configuration.isMixed ? "[-]" : configuration.isOn ? "[x]" : "[ ]")
  }
}

/// Draws a toggle as a knob at the right, which is on, or at the left of a line before its label.
public struct SwitchToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The knob and the label.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedToggle(
      configuration: configuration,
      mark: configuration.isMixed ? "─●─" : configuration.isOn ? "──●" : "○──")
  }
}

private struct MarkedToggle: View {
  let configuration: ToggleStyleConfiguration
  let mark: String

  var body: some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(alignment: .top) {
        Text(verbatim: mark).decorative().fixedSize()
        configuration.label
      }
    }
    .buttonStyle(.plain)
  }
}

/// Draws a toggle as a button that is in bold and marked while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// The button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(alignment: .top, spacing: 0) {
        Text(verbatim: configuration.isOn ? "✓ " : "").decorative()
        configuration.label.adding(.bold, if: configuration.isOn)
      }
    }
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// The style that fits the place, which is `checkbox`.
  public static var automatic: CheckboxToggleStyle { CheckboxToggleStyle() }
  /// `[x]` or `[ ]` before the label.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A knob at the right or at the left.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
