import Inlay

struct LabelPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Label("Favorite", systemImage: "star.fill")
      Label("Only the title", systemImage: "star")
        .labelStyle(.titleOnly)
      Label("Only the icon", systemImage: "heart.fill")
        .labelStyle(.iconOnly)
        .foregroundStyle(.red)
      Link(
        "swift.org",
        destination: URL(string: "https://swift.org")!)
      Image(systemName: "checkmark.circle")
        .foregroundStyle(.green)
    }
  }
}
