import Inlay

/// A program that fails in the closure that says what a drop would do.
@main
struct DropProbe: App {
  var body: some Scene {
    WindowGroup {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(["first", "second", "third"], id: \.self) { Text($0) }.reorderable()
      }
      .reorderContainer(for: String.self, itemID: \.self) { _ in }
      .dropConfiguration { _ in fatalError("no answer") }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
