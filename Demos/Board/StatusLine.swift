import BoardFile
import Inlay

/// Says what a drag is doing, what has happened last, or what can be done.
struct StatusLine: View {
  let model: BoardModel
  @Environment(\.reorderStatus) private var status

  var body: some View {
    HStack {
      if let status {
        Text(description(of: status)).lineLimit(1)
        Spacer()
        Text("Esc cancels").foregroundStyle(.secondary)
      } else if let message = model.message {
        Text(message.text).foregroundStyle(message.isProblem ? .red : .green).lineLimit(1)
        Spacer()
        Text("q quits").foregroundStyle(.secondary)
      } else {
        Text("Drag a card to move it · wheel scrolls").foregroundStyle(.secondary).lineLimit(1)
        Spacer()
        Text("q quits").foregroundStyle(.secondary)
      }
    }
  }

  private func description(of status: ReorderStatus) -> String {
    let titles = status.sources.compactMap { ($0.base as? Card.ID).flatMap(model.cardTitle) }
    let name = titles.count == 1 ? "“\(titles[0])”" : "\(titles.count) cards"
    guard let id = status.collectionID?.base as? Column.ID, let position = status.position,
      let count = status.count, let column = model.columns.first(where: { $0.id == id })
    else { return "\(name) goes back where it was" }
    return "\(name) → \(column.title), \(position) of \(count)"
  }
}
