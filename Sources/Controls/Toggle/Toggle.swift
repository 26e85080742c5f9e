import ViewGraph

/// A control that turns something on and off.
public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The mark and the label.
  public var body: some View {
    Button {
      isOn.toggle()
    } label: {
      HStack(alignment: .top) {
        Text(style.mark(isOn))
        label
      }
    }
    .buttonStyle(.plain)
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

/// How toggles look.
public struct ToggleStyle: Hashable, Sendable {
  fileprivate let on: String
  fileprivate let off: String

  /// `[x]` and `[ ]`.
  public static let checkbox = ToggleStyle(on: "[x]", off: "[ ]")
  /// A knob at the right or at the left.
  public static let `switch` = ToggleStyle(on: "──●", off: "○──")
  /// The style that fits the place, which is `checkbox`.
  public static let automatic = checkbox

  fileprivate func mark(_ isOn: Bool) -> String { isOn ? on : off }
}

private struct ToggleStyleKey: EnvironmentKey {
  static let defaultValue = ToggleStyle.automatic
}

extension EnvironmentValues {
  var toggleStyle: ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the toggles in this view with a style.
  public func toggleStyle(_ style: ToggleStyle) -> some View { environment(\.toggleStyle, style) }
}
