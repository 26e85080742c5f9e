import Inlay

struct PickerPage: View {
  private enum Size: String, CaseIterable {
    case small, medium, large
  }

  @State private var size = Size.medium

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Picker("Size", selection: $size) { options }
      Picker("Size", selection: $size) { options }
        .pickerStyle(.segmented)
      Text("Chosen: \(size.rawValue)")
        .foregroundStyle(.secondary)
    }
  }

  private var options: some View {
    ForEach(Size.allCases, id: \.self) { Text($0.rawValue) }
  }
}
