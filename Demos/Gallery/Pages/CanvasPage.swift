import Inlay

struct CanvasPage: View {
  var body: some View {
    Canvas { context, size in
      var wave = Path()
      wave.move(to: CGPoint(x: 0, y: size.height / 2))
      for x in stride(from: 0, through: size.width, by: 0.5) {
        let height = sin(x / 4) * size.height / 2.5
        wave.addLine(
          to: CGPoint(x: x, y: size.height / 2 - height))
      }
      context.stroke(wave, with: .color(.cyan))
      context.draw(
        Text("sine").bold(),
        at: CGPoint(x: size.width / 2, y: 0.5))
    }
    .frame(maxWidth: 44, maxHeight: 8)
  }
}
