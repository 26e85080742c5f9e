import Inlay

/// The keys, over the table.
struct HelpView: View {
  let seed: UInt64

  private static let keys = [
    ("Arrows", "choose a place, Tab changes the row"),
    ("Space", "draws, lifts or drops; Esc lets go"),
    ("1 … 7", "take a card to that pile"),
    ("d", "turns the deck"),
    ("s", "sends the card home, as a double click"),
    ("a", "sends all cards home that can go"),
    ("u  r", "undo, redo"),
    ("h", "shows a hint"),
    ("k", "empty piles for kings only, or any card"),
    ("n", "deals a new game"),
    ("q", "saves and quits"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("Klondike, game \(String(seed))").bold()
      Text("Down by one in turns of color; home from the ace up.")
        .foregroundStyle(Color.chalk)
      Text("")
      Grid(alignment: .leading, horizontalSpacing: 2, verticalSpacing: 0) {
        ForEach(Self.keys, id: \.0) { key, meaning in
          GridRow {
            Text(key).bold().foregroundStyle(Color.gold)
            Text(meaning)
          }
        }
      }
    }
    .foregroundStyle(Color.brightChalk)
    .padding()
    .border(Color.chalk, lines: .rounded)
    .background(Color.deepFelt)
  }
}
