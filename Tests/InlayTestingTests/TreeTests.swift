import Inlay
import InlayTesting
import Testing

/// The tree of what is on the screen, for those who do not see it.
@MainActor
struct TreeTests {
  private struct Form: View {
    @State private var name = "Ada"
    @State private var isUrgent = true
    @State private var color = "red"
    @State private var count = 2.0
    @FocusState private var isNameFocused: Bool

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("Task").bold().accessibilityAddTraits(.isHeader)
        TextField("Name", text: $name).focused($isNameFocused)
        Toggle("Urgent", isOn: $isUrgent)
        Picker("Color", selection: $color) {
          Text("Red").tag("red")
          Text("Blue").tag("blue")
        }
        Slider(value: $count, in: 0...4) { Text("Size") }
        ProgressView("Work", value: 0.25)
        HStack {
          Button("Save") {}.accessibilityIdentifier("save")
          Button("Delete") {}.disabled(true)
        }
        Image(systemName: "star").accessibilityHidden()
        Text("☂").accessibilityLabel("Weather").accessibilityValue("rain")
      }
      .onAppear { isNameFocused = true }
    }
  }

  @Test func controls() {
    let screen = TestScreen(40, 14) { Form() }
    assertTree(
      screen,
      matches: """
        header "Task"
        text field "Name" = Ada (focused)
        toggle "Urgent" = on
        text "Color"
        option "Red" (selected)
        option "Blue"
        slider "Size" = 2.0
        progress "Work" = 25%
        button "Save" #save
        button "Delete" (disabled)
        text "Weather" = rain
        """)
    screen.press(.tab)
    screen.press(.space)
    #expect(screen.accessibilityTree().contains("toggle \"Urgent\" = off (focused) at 0,"))
  }

  private struct Card: Identifiable {
    let id: Int
    let title: String
  }

  private struct Board: View {
    @State private var cards = [Card(id: 1, title: "Write"), Card(id: 2, title: "Ship")]

    var body: some View {
      VStack(spacing: 0) {
        ForEach(cards) { card in
          HStack {
            Text(card.title)
            if card.id == 2 { Text("!").accessibilityAddTraits(.isImage) }
          }
        }
        .reorderable()
      }
      .reorderContainer(for: Card.self) { cards.apply($0) }
    }
  }

  @Test func itemsAndWhatADragDoes() {
    let screen = TestScreen(20, 3) { Board() }
    assertTree(
      screen,
      matches: """
        item "Write" = 1
        item = 2
          text "Ship"
          image "!"
        """)
    screen.lift("Write")
    screen.move(to: .after("Ship"))
    assertTree(
      screen,
      matches: """
        item = 2
          text "Ship"
          image "!"
        placeholder = of item 1
        drag preview
        """)
    screen.drop()
    #expect(screen.accessibilityTree().hasSuffix("item \"Write\" = 1 at 7,1 5x1"))
  }

  @Test func onlyWhatCanBeSeen() {
    let screen = TestScreen(10, 2) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) { ForEach(0..<5, id: \.self) { Text("row \($0)") } }
      }
    }
    screen.wheel(1, at: 4, 1)
    assertTree(
      screen,
      matches: """
        scroll view = from 0,3 at 2,0 5x2
          item "row 3" = 3 at 2,0 5x1
          item "row 4" = 4 at 2,1 5x1
        """, frames: true)
  }

  @Test func rowsThatAreSelected() {
    let screen = TestScreen(12, 3) {
      List(["a", "b"], id: \.self, selection: .constant("b" as String?)) { Text("Row \($0)") }
    }
    #expect(screen.accessibilityTree(frames: false).contains("item \"Row a\" = a\n"))
    #expect(screen.accessibilityTree(frames: false).contains("item \"Row b\" = b (selected)"))
  }
}
