import BoardFile
import DemoViews
import Inlay

/// The whole board: title, columns and status line.
struct BoardView: View {
  let model: BoardModel
  @FocusState var focus: BoardFocus?
  @Environment(\.quit) var quit

  var body: some View {
    VStack(alignment: .leading) {
      BoardHeader(model: model).padding(.horizontal)
      Divider()
      BoardColumns(model: model, focus: $focus)
      StatusLine(model: model, focus: $focus).padding(.horizontal)
    }
    .overlay {
      if model.document.columns.isEmpty { EmptyBoard() }
    }
    .onKeyPress { handle($0) }
    .helpOverlay(Self.help)
  }
}

/// The columns side by side. Where not all of them have room they scroll.
struct BoardColumns: View {
  let model: BoardModel
  let focus: FocusState<BoardFocus?>.Binding
  @State private var hidden = HiddenColumns()
  @Environment(\.cell) private var cell
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    GeometryReader { room in
      let width = ColumnWidth.width(
        of: model.columns.count, in: room.size.width, cell: cell.width)
      ScrollViewReader { reader in
        ScrollView(.horizontal) {
          HStack(alignment: .top, spacing: 0) {
            ForEach(model.columns) { column in
              ColumnView(model: model, shown: column, focus: focus)
                .frame(width: width, height: room.size.height)
            }
            .reorderable()
          }
          .onGeometryChange(for: HiddenColumns.self) { content in
            HiddenColumns(content.frame(in: .scrollView), in: room.size.width)
          } action: {
            hidden = $0
          }
        }
        .onChange(of: model.wanted) { go(reader) }
      }
    }
    .padding(.leading)
    .overlay(alignment: .topLeading) {
      if hidden.before { Text("‹") }
    }
    .overlay(alignment: .topTrailing) {
      if hidden.after { Text("›") }
    }
    .reorderContainer(for: Card.self, in: Column.ID.self) { model.apply($0) }
    .dropConfiguration { model.answer($0) }
    .dragContainerSelection(model.selection)
    .dragPreviewsFormation(.stack)
    .dropPreviewsFormation(.stack)
    .onDragSessionUpdated { model.dragUpdated($0) }
    .environment(\.announceReorder) { model.hear($0) }
    .reorderContainer(for: ShownColumn.self) { model.apply($0) }
    // What is disabled while the help is shown loses the focus.
    .onChange(of: isEnabled) { if isEnabled { model.wanted = model.focusBeforeHelp } }
  }

  /// Brings the focus to what the model wants, and into view.
  private func go(_ reader: ScrollViewProxy) {
    guard let wanted = model.wanted else { return }
    model.wanted = nil
    if case .card(let id) = wanted { reader.scrollTo(id) }
    if wanted == .editor, let card = model.editor?.card { reader.scrollTo(card) }
    if let column = model.column(of: wanted) { reader.scrollTo(column) }
    focus.wrappedValue = wanted
  }
}

/// Whether there are columns beyond the edges of the screen.
struct HiddenColumns: Equatable {
  var before = false
  var after = false

  init() {}

  /// Half a point is nothing that could be seen.
  init(_ content: CGRect, in width: CGFloat) {
    before = content.minX < -0.5
    after = content.maxX > width + 0.5
  }
}

/// What a file without columns shows.
struct EmptyBoard: View {
  var body: some View {
    VStack {
      Text("No columns yet").bold()
      Text("Each “## Heading” of the file becomes one.").foregroundStyle(.secondary)
    }
  }
}
