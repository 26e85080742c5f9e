import Inlay

struct BarsPage: View {
  var body: some View {
    ScrollView {
      LazyVStack(alignment: .leading) {
        ForEach(1..<100) { Text("Message \($0)") }
      }
    }
    .safeAreaInset(edge: .top) {
      Text("Messages").bold()
        .frame(maxWidth: .infinity)
        .background(.blue)
    }
    .safeAreaInset(edge: .bottom) {
      Text("99 messages").foregroundStyle(.secondary)
    }
    .frame(maxWidth: 30)
  }
}
