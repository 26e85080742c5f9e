import Inlay

struct BordersPage: View {
  var body: some View {
    VStack(alignment: .leading) {
      HStack(spacing: 2) {
        Text("light").border(.primary)
        Text("rounded").border(.primary, lines: .rounded)
        Text("heavy").border(.primary, lines: .heavy)
      }
      HStack(spacing: 2) {
        Text("double").border(.primary, lines: .double)
        Text("dashed").border(.primary, lines: .dashed)
        Text("ascii").border(.primary, lines: .ascii)
      }
      Text("in color").padding(.horizontal)
        .border(.green, lines: .rounded)
    }
  }
}
