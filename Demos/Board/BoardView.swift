import BoardFile
import Inlay

/// The whole board: title, columns and status line.
struct BoardView: View {
  let model: BoardModel
  @State private var firstColumn = 0
  @Environment(\.quit) private var quit

  var body: some View {
    VStack(alignment: .leading) {
      BoardHeader(model: model).padding(.horizontal)
      Divider()
      ColumnsLayout(first: firstColumn) {
        ForEach(model.columns) { column in
          ColumnView(column: column, color: Palette.color(of: column, in: model.columns))
        }
        Text("‹")
        Text("›")
      }
      .clipped()
      .reorderContainer(for: Card.self, in: Column.ID.self) { model.apply($0) }
      StatusLine(model: model).padding(.horizontal)
    }
    .overlay {
      if model.columns.isEmpty { EmptyBoard() }
    }
    .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
      let step = press.key == .leftArrow ? -1 : 1
      firstColumn = min(max(0, firstColumn + step), max(0, model.columns.count - 1))
      return .handled
    }
    .onKeyPress("q") {
      quit()
      return .handled
    }
  }
}

/// The title and the counts.
struct BoardHeader: View {
  let model: BoardModel

  var body: some View {
    HStack {
      Text(model.title).bold().lineLimit(1)
      Spacer()
      Text(counts).foregroundStyle(.secondary).lineLimit(1)
    }
  }

  private var counts: String {
    let cards = model.cardCount == 1 ? "1 card" : "\(model.cardCount) cards"
    return model.doneCount == 0 ? cards : "\(cards) · \(model.doneCount) done"
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
  private static let colors: [Color] = [.cyan, .yellow, .purple, .green, .blue, .red]

  static func color(of column: Column, in columns: [Column]) -> Color {
    let index = columns.firstIndex { $0.id == column.id } ?? 0
    return colors[index % colors.count]
  }
}
