import BoardFile
import Inlay

/// The columns side by side. Where not all of them have room they scroll.
struct BoardColumns: View {
  let model: BoardModel
  let focus: FocusState<BoardFocus?>.Binding
  @State private var hidden = HiddenColumns()
  @State private var scroll = ScrollPlace()
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
          .onGeometryChange(for: CGRect.self) {
            $0.frame(in: .scrollView)
          } action: { content in
            scroll.column = Int((-content.minX / max(1, width)).rounded())
            hidden = HiddenColumns(content, in: room.size.width)
          }
        }
        .background { FocusedColumn(model: model, focus: focus, reader: reader) }
        .onChange(of: model.wanted) { go(reader) }
        .onChange(of: model.dragCount) { align(reader) }
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

  /// Shows whole columns again, which a drag at the edge has scrolled cell by cell.
  private func align(_ reader: ScrollViewProxy) {
    guard model.columns.indices.contains(scroll.column) else { return }
    reader.scrollTo(model.columns[scroll.column].id, anchor: .leading)
  }
}

/// Brings all of a column into view when the focus comes to it. Nothing else is evaluated for that.
struct FocusedColumn: View {
  let model: BoardModel
  let focus: FocusState<BoardFocus?>.Binding
  let reader: ScrollViewProxy

  var body: some View {
    Color.clear
      .onChange(of: focus.wrappedValue) { _, new in
        if let column = new.flatMap(model.column) { reader.scrollTo(column) }
      }
  }
}

/// Which column is at the leading edge, roughly. Nothing is drawn anew when it changes.
final class ScrollPlace {
  var column = 0
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
