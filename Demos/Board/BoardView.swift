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

/// What a file without columns shows.
struct EmptyBoard: View {
  var body: some View {
    VStack {
      Text("No columns yet").bold()
      Text("Each “## Heading” of the file becomes one.").foregroundStyle(.secondary)
    }
  }
}
