import Inlay

/// The keys, over the table.
struct HelpView: View {
  let seed: UInt64
  /// The points of a cell.
  let cell: CGSize

  private static let keys = [
    ("Arrows", "choose a place; Tab: the row"),
    ("Space", "draws, lifts, drops; Esc"),
    ("1 … 7", "take a card to that pile"),
    ("d", "turns the deck"),
    ("s", "sends a card home"),
    ("a", "sends home all that can go"),
    ("u  r", "undo, redo"),
    ("h", "shows a hint"),
    ("k", "kings only on empty piles"),
    ("n", "deals a new game"),
    ("q", "saves and quits"),
  ]

  var body: some View {
    ViewThatFits {
      VStack(alignment: .leading, spacing: 0) {
        Text("Klondike, game \(String(seed))").bold()
        Text("Down in turns of color, home from the ace.").foregroundStyle(Color.chalk)
        Text("A double click sends a card home.").foregroundStyle(Color.chalk)
        Text("")
        table
      }
      .padding()
      table
    }
    .foregroundStyle(Color.brightChalk)
    .border(Color.chalk, lines: .rounded)
    .background(Color.deepFelt)
  }

  private var table: some View {
    Grid(alignment: .leading, horizontalSpacing: 2 * cell.width, verticalSpacing: 0) {
      ForEach(Self.keys, id: \.0) { key, meaning in
        GridRow {
          Text(key).bold().foregroundStyle(Color.gold)
          Text(meaning)
        }
      }
    }
  }
}
