import Inlay

struct ButtonPage: View {
  @State private var count = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Pressed \(count) times")
      Button("Press") { count += 1 }
        .keyboardShortcut("p")
      Button("Prominent") { count += 1 }
        .buttonStyle(.borderedProminent)
      Button("Plain", systemImage: "plus") { count += 1 }
        .buttonStyle(.plain)
      Button("Reset", role: .destructive) { count = 0 }
      Button("Disabled") { count += 1 }
        .disabled(true)
    }
  }
}
