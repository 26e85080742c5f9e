import Inlay

struct LazyGridPage: View {
  private let columns = [
    GridItem(.adaptive(minimum: 7), spacing: 1)
  ]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 1) {
        ForEach(1..<1000) { number in
          Text("\(number)")
            .frame(maxWidth: .infinity)
            .background(.blue.opacity(0.5))
        }
      }
    }
  }
}
