import Inlay

struct StylesPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Headline").font(.headline)
      Text("Body").font(.body)
      Text("Caption").font(.caption)
      Text("Italic").italic()
      Text("Underlined").underline()
      Text("Struck through").strikethrough()
      Text("Secondary").foregroundStyle(.secondary)
      Text("Red ").foregroundStyle(.red)
        + Text("and ").bold()
        + Text("blue").foregroundStyle(.blue)
      Text("UPPERCASE letters").textCase(.uppercase)
    }
  }
}
