import Inlay

struct ColorsPage: View {
  private let theme: [Color] = [
    .red, .green, .yellow, .blue, .purple, .cyan,
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 0) {
        ForEach(theme, id: \.self) { $0.frame(width: 6) }
      }
      .frame(height: 2)
      HStack(spacing: 0) {
        ForEach(0..<36) { step in
          Color(
            hue: Double(step) / 36, saturation: 0.7,
            brightness: 1)
        }
      }
      .frame(width: 36, height: 2)
      HStack(spacing: 0) {
        ForEach(1..<7) { step in
          Color.blue.opacity(Double(step) / 6)
        }
      }
      .frame(width: 36, height: 2)
    }
  }
}
