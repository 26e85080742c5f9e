import Inlay

struct GradientsPage: View {
  private let colors: [Color] = [.indigo, .pink, .orange]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Rectangle().fill(
        .linearGradient(
          colors: colors, startPoint: .leading,
          endPoint: .trailing)
      )
      .frame(height: 3)
      Ellipse().fill(.ellipticalGradient(colors: colors))
        .frame(height: 5)
      Text("Text in all colors of the gradient").bold()
        .foregroundStyle(
          .linearGradient(
            colors: colors, startPoint: .leading,
            endPoint: .trailing))
    }
    .frame(maxWidth: 40)
  }
}
