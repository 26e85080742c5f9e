import InlayTesting
import Testing

@testable import Controls
@testable import ViewGraph

private struct SelectingField: View {
  @State private var text = "one two"
  @State private var selection: TextSelection?

  var body: some View {
    TextField("Words", text: $text, selection: $selection)
    Text(selected)
    Button("First") {
      selection = TextSelection(range: text.startIndex..<text.firstIndex(of: " ")!)
    }
    .keyboardShortcut("f")
  }

  private var selected: String {
    guard let selection else { return "-" }
    return selection.isInsertion ? "|" : String(text[selection.range])
  }
}

@MainActor
struct TextSelectionTests {
  private let screen = TestScreen.corner(12, 3) { SelectingField() }

  @Test func theSelectionIsTold() {
    #expect(screen.lines[1] == "-", "there is none before the field is edited")
    screen.key(.tab)
    screen.key(.leftArrow, modifiers: [.shift, .control])
    #expect(screen.lines[1] == "two")
    screen.key(.leftArrow)
    #expect(screen.lines[1] == "|")
  }

  @Test func theSelectionCanBeSet() {
    screen.click(0, 0)
    screen.click(2, 2)
    #expect(screen.lines[1] == "one")
    screen.click(9, 0)
    screen.key(.tab)
    screen.key(.return)
    screen.key(.tab, modifiers: .shift)
    #expect(screen.inverse == "one")
    screen.type("1")
    #expect(screen.lines[0] == "1 two")
    #expect(screen.lines[1] == "|")
  }
}
