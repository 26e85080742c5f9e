import BoardFile
import Inlay

/// The whole board: title, columns and status line.
struct BoardView: View {
  let model: BoardModel
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(alignment: .leading) {
      BoardHeader(model: model)
      Divider()
      HStack(alignment: .top, spacing: 1) {
        ForEach(model.columns) { column in
          ColumnView(column: column, color: Palette.color(of: column, in: model.columns))
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      .reorderContainer(for: Card.self, in: Column.ID.self) { model.apply($0) }
      StatusLine(model: model)
    }
    .padding(.horizontal)
    .overlay {
      if model.columns.isEmpty { EmptyBoard() }
    }
    .onKeyPress("q") {
      quit()
      return .handled
    }
    .task { await FileWatch(path: model.path).run { model.refresh() } }
  }
}

/// The title and the counts.
struct BoardHeader: View {
  let model: BoardModel

  var body: some View {
    HStack {
      Text(model.title).bold().lineLimit(1)
      Spacer()
      Text("\(model.cardCount) cards · \(model.doneCount) done")
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
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

/// The colors of the columns, from the terminal's own 16.
enum Palette {
  private static let colors: [Color] = [.blue, .yellow, .purple, .green, .cyan, .red]

  static func color(of column: Column, in columns: [Column]) -> Color {
    let index = columns.firstIndex { $0.id == column.id } ?? 0
    return colors[index % colors.count]
  }
}
