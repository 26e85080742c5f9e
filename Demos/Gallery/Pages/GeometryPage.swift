import Inlay

struct GeometryPage: View {
  var body: some View {
    GeometryReader { proxy in
      let size = proxy.size
      Text("\(Int(size.width)) by \(Int(size.height)) points")
      HStack(spacing: 0) {
        Color.green.frame(width: size.width / 4)
        Color.blue
      }
      .frame(height: 1)
      .position(x: size.width / 2, y: 2.5)
    }
    .frame(maxWidth: 40, maxHeight: 4)
  }
}
