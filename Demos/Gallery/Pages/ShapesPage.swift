import Inlay

struct ShapesPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack(spacing: 2) {
        Rectangle().fill(.red)
        RoundedRectangle(cornerRadius: 1).stroke(.green)
        Capsule().fill(.blue)
      }
      .frame(height: 3)
      HStack(spacing: 2) {
        Circle().fill(.yellow).frame(width: 10)
        Circle().stroke(.cyan).frame(width: 10)
        Ellipse().trim(from: 0, to: 0.5).stroke(.purple)
      }
      .frame(height: 5)
    }
    .frame(maxWidth: 40)
  }
}
