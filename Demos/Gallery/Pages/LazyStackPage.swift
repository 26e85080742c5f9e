import Inlay

struct LazyStackPage: View {
  var body: some View {
    ScrollView {
      LazyVStack(
        alignment: .leading, pinnedViews: .sectionHeaders
      ) {
        ForEach(1..<1000) { chapter in
          Section("Chapter \(chapter)") {
            ForEach(1..<5) { page in
              Text("  page \(chapter).\(page)")
            }
          }
        }
      }
    }
  }
}
