import BoardFile
import Inlay

/// One column: its heading, and its cards in a list that scrolls.
struct ColumnView: View {
  let model: BoardModel
  let shown: ShownColumn
  let focus: FocusState<BoardFocus?>.Binding

  var body: some View {
    let color = Palette.color(of: shown, in: model.columns)
    VStack(alignment: .leading, spacing: 0) {
      ColumnHeading(shown: shown, color: color)
        .focusable()
        .focused(focus, equals: .heading(shown.id))
        .reorderHandle()
        .reorderAxis(.horizontal)
      ScrollView {
        LazyVStack(alignment: .leading) {
          ForEach(shown.cards) { card in
            CardView(model: model, card: card, color: color, focus: focus)
          }
          .reorderable(collectionID: shown.id)
        }
        .padding(.trailing)
      }
      .scrollIndicators(.visible)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .overlay(alignment: .top) {
        if shown.cards.isEmpty { EmptyColumn(shown: shown) }
      }
    }
    .moveDisabled(model.isReadOnly)
  }
}

/// The title of a column, a rule and the number of cards.
struct ColumnHeading: View {
  let shown: ShownColumn
  let color: Color
  @Environment(\.reorderStatus) private var status
  @Environment(\.isFocused) private var isFocused
  @Environment(\.cell) private var cell

  var body: some View {
    // The title keeps the color of text, which can be read on every background.
    HStack(spacing: 0) {
      Text("\(isFocused ? "▸" : " ")\(shown.column.title) ")
        .bold().inverse(isTarget(of: status)).lineLimit(1).layoutPriority(1)
      VStack { Divider() }.foregroundStyle(color)
      Text(" \(count) ").bold(isFull).foregroundStyle(isOver ? .red : color)
    }
    .padding(.trailing)
    .frame(height: cell.height)
  }

  /// Whether a drop would put a card into the column.
  private func isTarget(of status: ReorderStatus?) -> Bool {
    status?.collectionID == AnyHashable(shown.id)
  }

  private var isFull: Bool { !shown.column.hasRoom(for: 1) }
  private var isOver: Bool { !shown.column.hasRoom(for: 0) }

  private var count: String {
    let count = shown.column.cards.count
    return shown.column.limit.map { "\(count)/\($0)" } ?? "\(count)"
  }
}

/// What a column without cards says, unless one is about to come.
struct EmptyColumn: View {
  let shown: ShownColumn
  @Environment(\.reorderStatus) private var status

  var body: some View {
    if status?.collectionID != AnyHashable(shown.id) {
      Text(shown.column.cards.isEmpty ? "no cards" : "no matches")
        .foregroundStyle(.secondary).padding(.top).padding(.trailing)
    }
  }
}

/// The colors of the columns, from the terminal's own 16.
enum Palette {
  private static let colors: [Color] = [.cyan, .yellow, .purple, .green, .blue, .red]

  static func color(of column: ShownColumn, in columns: [ShownColumn]) -> Color {
    let index = columns.firstIndex { $0.id == column.id } ?? 0
    return colors[index % colors.count]
  }
}
