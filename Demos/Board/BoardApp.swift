import BoardFile
import DemoCommand
import Inlay

/// A kanban board on a Markdown file: `board FILE.md`.
@main
struct BoardApp: App {
  static let command = Command(
    "board",
    summary: """
      Shows the level-two headings of a Markdown file as columns and their list items as cards.
      Every change is saved at once. A heading such as “## Doing (3)” limits its column to three
      cards. Without a terminal, one frame is printed.
      """,
    operand: .init(
      "FILE.md", missing: "name a Markdown file; try --help.",
      surplus: "one file at a time; try --help."),
    options: [
      .flag("--read-only", "shows the file without changing it"),
      .flag("--points", "lays the board out in points, 10 by 20 to a cell"),
    ])

  private let model: BoardModel
  private let invocation: Invocation
  private let cell: CellMetrics

  init() {
    invocation = Self.command.invocation()
    cell = invocation.has("--points") ? .points : CellMetrics()
    do {
      model = BoardModel(
        try BoardStore(path: invocation.operand ?? ""), isReadOnly: invocation.has("--read-only"))
    } catch {
      Self.command.fail(error.description, status: 1)
    }
  }

  var body: some Scene {
    WindowGroup {
      BoardView(model: model)
        .environment(\.cell, cell)
        .task { await FileWatch(path: model.path).run { model.refresh() } }
    }
    .cellSize(width: cell.width, height: cell.height)
    .defaultSize(width: invocation.columns, height: invocation.rows)
    .printsFrame(invocation.printsFrame)
  }
}
