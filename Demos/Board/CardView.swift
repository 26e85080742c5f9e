import BoardFile
import Inlay

/// One card: its title, and below it how much belongs to it. What is done recedes.
struct CardView: View {
  let card: Card
  let color: Color

  private var isDone: Bool { card.isDone == true }

  var body: some View {
    HStack(alignment: .top) {
      if let isDone = card.isDone {
        Text(isDone ? "✓" : "○").foregroundStyle(isDone ? .green : color)
      }
      VStack(alignment: .leading) {
        Text(title).lineLimit(3).foregroundStyle(isDone ? .secondary : .primary)
        if let footer { Text(footer).foregroundStyle(.secondary).lineLimit(1) }
      }
    }
    .padding(.horizontal)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.background)
    .border(isDone ? .secondary : color, lines: .rounded)
  }

  private var title: String { card.title.isEmpty ? "(no title)" : card.title }

  /// How many of the tasks in the card are done, or how many lines of notes it has.
  private var footer: String? {
    if card.tasks.total > 0 { return "\(card.tasks.done)/\(card.tasks.total) tasks" }
    switch card.detail.count {
    case 0: return nil
    case 1: return card.detail[0]
    case let count: return "\(count) lines"
    }
  }
}
