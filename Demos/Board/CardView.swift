import BoardFile
import Inlay

/// One card of a column: what it shows, and what clicks on it do.
struct CardView: View {
  let model: BoardModel
  let card: Card
  let color: Color
  let focus: FocusState<BoardFocus?>.Binding

  var body: some View {
    let isEdited = model.editor?.card == card.id
    Group {
      if isEdited, let editor = model.editor {
        CardEditorView(model: model, editor: editor, isDone: card.isDone, focus: focus)
          .modifier(CardFrame(color: color, isRaised: true))
      } else {
        CardFace(model: model, card: card, color: color)
          .focusable()
          .focused(focus, equals: .card(card.id))
          .onTapGesture(count: 2) { model.startEditing(card.id) }
          .gesture(
            TapGesture().modifiers(.control).onEnded { model.select(card.id) })
      }
    }
    .moveDisabled(isEdited || model.isReadOnly)
  }
}

/// The title of a card, and below it how much belongs to it. What is done recedes.
struct CardFace: View {
  let model: BoardModel
  let card: Card
  let color: Color
  @Environment(\.isFocused) private var isFocused

  private var isDone: Bool { card.isDone == true }
  private var isSelected: Bool { model.selection.contains(card.id) }

  var body: some View {
    HStack(alignment: .top) {
      if let isDone = card.isDone {
        Text(isDone ? "✓" : "○").foregroundStyle(isDone ? .green : color)
          .onTapGesture { model.toggle(card.id) }
      }
      VStack(alignment: .leading) {
        Text(title).lineLimit(3).foregroundStyle(isDone ? .secondary : .primary)
          .bold(isFocused)
        if let footer { Text(footer).foregroundStyle(.secondary).lineLimit(1) }
      }
    }
    .modifier(CardFrame(color: isDone ? .gray : color, isRaised: isFocused))
    .overlay(alignment: .topTrailing) {
      if isFocused || !model.selection.isEmpty {
        Text(isSelected ? "■" : "□").bold(isSelected).padding(.trailing)
          .onTapGesture { model.select(card.id) }
      }
    }
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

/// The border of a card.
struct CardFrame: ViewModifier {
  let color: Color
  /// Whether it is drawn with thick lines.
  let isRaised: Bool

  func body(content: Content) -> some View {
    content
      .padding(.horizontal)
      .frame(maxWidth: .infinity, alignment: .leading)
      .background(Color.background)
      .border(color, lines: isRaised ? .heavy : .rounded)
  }
}

/// The title of a card in a field. Leaving it saves, as Return does.
struct CardEditorView: View {
  let model: BoardModel
  @Bindable var editor: CardEditor
  let isDone: Bool?
  let focus: FocusState<BoardFocus?>.Binding
  @FocusState private var isFocused: Bool

  var body: some View {
    HStack(alignment: .top) {
      if let isDone { Text(isDone ? "✓" : "○") }
      TextField("Title", text: $editor.text)
        .focused(focus, equals: .editor)
        .focused($isFocused)
        .onSubmit { model.finishEditing() }
    }
    .onChange(of: isFocused) { if !isFocused { model.finishEditing() } }
  }
}
