import Inlay

struct FramesPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("frame").frame(width: 20, alignment: .trailing)
        .background(.blue)
      Text("padding").padding(.horizontal, 3)
        .background(.green)
      Text("fixedSize keeps the line")
        .fixedSize().frame(width: 30, alignment: .leading)
      Text("offset").offset(x: 4)
      Color.yellow.aspectRatio(4, contentMode: .fit)
        .frame(height: 2)
      Text("layoutPriority wins").layoutPriority(1)
    }
  }
}
