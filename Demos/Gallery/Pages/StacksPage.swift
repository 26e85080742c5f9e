import Inlay

struct StacksPage: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack {
        Text("HStack").bold()
        Text("one")
        Spacer()
        Text("two")
      }
      VStack(alignment: .leading) {
        Text("VStack").bold()
        Text("below")
        Divider()
        Text("the other")
      }
      ZStack(alignment: .bottomTrailing) {
        Color.blue.frame(width: 12, height: 3)
        Text("ZStack").bold()
      }
    }
    .frame(maxWidth: 32)
  }
}
