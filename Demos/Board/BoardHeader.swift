import Inlay

/// The title and the counts.
struct BoardHeader: View {
  let model: BoardModel

  var body: some View {
    HStack {
      Text(model.title).bold().lineLimit(1)
      Spacer()
      Text(counts).foregroundStyle(.secondary).lineLimit(1)
      if model.isReadOnly {
        Text("read-only").foregroundStyle(.yellow).lineLimit(1).layoutPriority(1)
      }
    }
  }

  private var counts: String {
    let cards = model.document.columns.flatMap(\.cards)
    let done = cards.count { $0.isDone == true }
    let count = cards.count == 1 ? "1 card" : "\(cards.count) cards"
    return done == 0 ? count : "\(count) · \(done) done"
  }
}
