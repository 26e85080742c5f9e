import Inlay

struct DirectionPage: View {
  var body: some View {
    VStack(spacing: 1) {
      row.environment(\.layoutDirection, .leftToRight)
      row.environment(\.layoutDirection, .rightToLeft)
    }
    .frame(maxWidth: 34)
  }

  private var row: some View {
    HStack {
      Text("first").bold()
      Text("second")
      Spacer()
      Text("last").foregroundStyle(.secondary)
    }
    .padding(.leading, 4)
    .border(.blue)
  }
}
