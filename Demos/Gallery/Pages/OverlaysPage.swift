import Inlay

struct OverlaysPage: View {
  var body: some View {
    VStack(spacing: 1) {
      Text("Inbox")
        .frame(width: 16, height: 3)
        .background(.blue)
        .overlay(alignment: .topTrailing) {
          Text(" 3 ").bold().background(.red)
        }
      Text("behind it lies a style")
        .padding(.horizontal)
        .background(.blue.gradient)
      Text("a capsule")
        .padding(.horizontal, 2)
        .background(.green, in: .capsule)
    }
  }
}
