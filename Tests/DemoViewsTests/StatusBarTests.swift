import DemoViews
import Inlay
import InlayTesting
import Testing

@MainActor
struct StatusBarTests {
  private struct Letters: View {
    @State private var letters = ["a", "b", "c"].map(Letter.init)
    @Environment(\.reorderStatus) private var status
    let name: String

    var body: some View {
      VStack(alignment: .leading) {
        VStack(alignment: .leading) {
          ForEach(letters) { Text($0.id) }.reorderable()
        }
        .reorderContainer(for: Letter.self) { letters.apply($0) }
        Spacer()
        StatusBar(status?.sentence(about: name, in: "Alphabet") ?? "nothing is carried")
      }
    }
  }

  private struct Letter: Identifiable {
    let id: String
  }

  @Test func itSaysWhatADropWouldDo() {
    let screen = TestScreen(44, 8) { Letters(name: "A") }
    #expect(screen.rows[7] == "nothing is carried          ? help · q quits")
    screen.lift("a")
    #expect(screen.rows[7] == "A stays 1 of 3 in Alphabet       Esc cancels")
    screen.move(to: .after("b"))
    #expect(screen.rows[7] == "A → 2 of 3 in Alphabet           Esc cancels")
    screen.move(20, 6)
    #expect(screen.rows[7] == "A → back where it was            Esc cancels")
    screen.cancel()
    #expect(screen.rows[7] == "nothing is carried          ? help · q quits")
  }

  @Test func aLongNameLeavesThePlaceToBeRead() {
    let screen = TestScreen(46, 8) { Letters(name: String(repeating: "long ", count: 20)) }
    screen.lift("a")
    screen.move(to: .after("b"))
    #expect(screen.rows[7] == "long long long long… → 2 of 3 …    Esc cancels")
  }
}
