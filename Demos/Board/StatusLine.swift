import BoardFile
import Inlay

/// Says what a drag is doing, what has happened last, or what can be done.
struct StatusLine: View {
  let model: BoardModel
  let focus: FocusState<BoardFocus?>.Binding
  @Environment(\.reorderStatus) private var status
  @Environment(\.cell) private var cell

  var body: some View {
    HStack(spacing: cell.width) {
      if let status {
        DragReport(status: status, model: model)
        Spacer()
        hint("Esc cancels")
      } else if model.editor != nil, model.message?.isProblem != true {
        Text("Return saves the title").foregroundStyle(.secondary).lineLimit(1)
        Spacer()
        hint("Esc gives up")
      } else if model.isTypingFilter {
        FilterField(model: model, focus: focus)
        hint("Esc shows all")
      } else {
        news
        Spacer()
        ViewThatFits(in: .horizontal) {
          hint("? help · q quits")
          hint("q quits")
        }
      }
    }
    .frame(height: cell.height)
  }

  private func hint(_ text: String) -> some View {
    Text(text).foregroundStyle(.secondary).lineLimit(1)
  }

  @ViewBuilder private var news: some View {
    if let message = model.message {
      Text(message.isProblem ? "!" : "✓").bold()
        .foregroundStyle(message.isProblem ? .red : .green)
      Text(message.text).lineLimit(1).layoutPriority(1)
    } else if !model.selection.isEmpty {
      let count = model.selection.count
      Text(count == 1 ? "1 card selected" : "\(count) cards selected").bold().lineLimit(1)
        .layoutPriority(1)
      ViewThatFits(in: .horizontal) {
        hint("· Space lifts · x checks · d deletes · Esc")
        hint("· Space lifts")
      }
    } else if !model.filter.isEmpty {
      Text("“\(model.filter)” is in \(model.matchText)").lineLimit(1).layoutPriority(1)
      hint("Esc shows all")
    } else if model.isReadOnly {
      hint("Arrows look around · wheel scrolls · / filters")
    } else {
      ViewThatFits(in: .horizontal) {
        hint("Drag a card · a add · e edit · x done · / filter · u undo")
        hint("Drag a card to move it")
      }
    }
  }
}

/// The text that cards are to contain, while it is typed.
struct FilterField: View {
  @Bindable var model: BoardModel
  let focus: FocusState<BoardFocus?>.Binding

  var body: some View {
    Text("/").bold()
    TextField("Words in a card", text: $model.filter)
      .focused(focus, equals: .filter)
      .onSubmit { model.finishFilter() }
    Text(model.matchText).foregroundStyle(.secondary).lineLimit(1)
  }
}

extension BoardModel {
  /// How many cards the filter shows, in words.
  var matchText: String {
    let count = columns.reduce(0) { $0 + $1.cards.count { $0.id != Card.draft.id } }
    return count == 1 ? "1 card" : "\(count) cards"
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
    status.sources.compactMap { source in
      if let id = source.base as? Card.ID { return model.cardTitle(id) }
      return (source.base as? Column.ID).flatMap { model.column($0)?.title }
    }
  }

  private var name: String {
    titles.count == 1 ? "“\(titles[0])”" : "\(titles.count) cards"
  }

  private var place: String {
    if status.isForbidden || status.position != nil, let refusal = model.refusal {
      return " · \(refusal)"
    }
    guard let position = status.position, let count = status.count else {
      return titles.count == 1 ? " goes back" : " go back"
    }
    let column = (status.collectionID?.base as? Column.ID).flatMap { model.column($0)?.title }
    if status.isUnchanged {
      return " stays \(position) of \(count)" + (column.map { " in \($0)" } ?? "")
    }
    return column.map { " → \($0), \(position) of \(count)" } ?? " → column \(position) of \(count)"
  }
}
