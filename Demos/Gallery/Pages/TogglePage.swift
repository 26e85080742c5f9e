import Inlay

struct TogglePage: View {
  @State private var isOn = true

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Toggle("Checkbox", isOn: $isOn)
      Toggle("Switch", isOn: $isOn)
        .toggleStyle(.switch)
      Toggle("Button", isOn: $isOn)
        .toggleStyle(.button)
      Text(isOn ? "It is on" : "It is off")
        .foregroundStyle(.secondary)
    }
  }
}
