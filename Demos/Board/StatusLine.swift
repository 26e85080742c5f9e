import BoardFile
import Inlay

/// Says what a drag is doing, what has happened last, or what can be done.
struct StatusLine: View {
  let model: BoardModel
  @Environment(\.reorderStatus) private var status

  var body: some View {
    HStack(spacing: 1) {
      if let status {
        DragReport(status: status, model: model)
        Spacer()
        Text("Esc cancels").foregroundStyle(.secondary).lineLimit(1)
      } else {
        if let message = model.message {
          Text(message.isProblem ? "!" : "✓").bold().foregroundStyle(
            message.isProblem ? .red : .green)
          Text(message.text).lineLimit(1)
        } else {
          Text("Drag a card to move it · wheel scrolls").foregroundStyle(.secondary).lineLimit(1)
        }
        Spacer()
        Text("q quits").foregroundStyle(.secondary).lineLimit(1)
      }
    }
    .frame(height: 1)
  }
}

/// Says what is carried, and what a drop would do.
///
/// A long title gives way, so that the place is always there to be read.
struct DragReport: View {
  let status: ReorderStatus
  let model: BoardModel

  var body: some View {
    HStack(spacing: 0) {
      Text(name).lineLimit(1)
      Text(place).lineLimit(1).layoutPriority(1)
    }
  }

  private var titles: [String] {
    status.sources.compactMap { ($0.base as? Card.ID).flatMap(model.cardTitle) }
  }

  private var name: String {
    titles.count == 1 ? "“\(titles[0])”" : "\(titles.count) cards"
  }

  private var place: String {
    guard let id = status.collectionID?.base as? Column.ID, let position = status.position,
      let count = status.count, let column = model.columns.first(where: { $0.id == id })
    else { return titles.count == 1 ? " goes back" : " go back" }
    if status.isUnchanged { return " stays \(position) of \(count) in \(column.title)" }
    return " → \(column.title), \(position) of \(count)"
  }
}
