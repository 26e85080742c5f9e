import Inlay

struct ScrollingPage: View {
  @State private var line: Int? = 40

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      HStack {
        Button("Top") { line = 0 }
        Button("Middle") { line = 50 }
        Button("End") { line = 99 }
      }
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(0..<100) { Text("Line \($0)") }
        }
        .padding(.trailing)
      }
      .scrollPosition(id: $line, anchor: .top)
      .scrollIndicators(.visible)
      .frame(height: 6)
    }
  }
}
