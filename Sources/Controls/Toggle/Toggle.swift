import ViewGraph

/// A control that turns something on and off.
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let isMixed: Bool
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Creates a toggle with a view as its label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    isMixed = false
    self.label = label()
  }

  /// Creates a toggle for several values: mixed if they differ, and turning all of them on or off.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    let values = sources.map { $0[keyPath: isOn] }
    let isAllOn = !values.isEmpty && values.allSatisfy(\.wrappedValue)
    self.isOn = Binding(
      get: { !values.isEmpty && values.allSatisfy(\.wrappedValue) },
      set: { isOn in for value in values { value.wrappedValue = isOn } })
    isMixed = !isAllOn && values.contains(where: \.wrappedValue)
    self.label = label()
  }

  /// The toggle in its style.
  public var body: some View {
    let configuration = ToggleStyleConfiguration(
      label: .init(content: AnyView(ControlLabel(content: label))), isMixed: isMixed, isOn: isOn)
    (style ?? AnyToggleStyle(CheckboxToggleStyle())).makeBody(configuration)
      .accessibilityRole(.toggle, value: isMixed ? "mixed" : isOn.wrappedValue ? "on" : "off")
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ title: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Controls.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  public init(_ title: String, systemImage name: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Controls.Label(title, systemImage: name) }
  }
}
