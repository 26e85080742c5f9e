import Inlay
import InlayTesting
import Testing

struct Search: View {
  let find: @MainActor (String) async -> [String]
  @State private var text = ""
  @State private var found: [String] = []
  @Environment(\.clock) private var clock

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      TextField("Search", text: $text)
      ForEach(found, id: \.self) { Text($0) }
    }
    .task(id: text) {
      // Waits until nothing has been typed for a while.
      guard (try? await clock.sleep(for: .milliseconds(300))) != nil else { return }
      found = await find(text)
    }
  }
}

@MainActor
struct SearchTests {
  @Test func asksOnceTypingHasStopped() async {
    var questions: [String] = []
    let screen = TestScreen(20, 4) {
      Search { text in
        questions.append(text)
        return ["\(text) pie", "\(text) jam"]
      }
    }
    await screen.advance(by: .milliseconds(300))
    screen.press(.tab)
    screen.type("app")
    await screen.advance(by: .milliseconds(200))
    screen.type("le")
    await screen.advance(by: .milliseconds(299))
    #expect(questions == [""])
    await screen.advance(by: .milliseconds(1))
    #expect(questions == ["", "apple"])
    #expect(screen.shows("apple jam"))
  }
}
