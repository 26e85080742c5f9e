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
      Every card that is moved is saved at once. Without a terminal, one frame is printed.
      """,
    operand: .init(
      "FILE.md", missing: "name a Markdown file; try --help.",
      surplus: "one file at a time; try --help."))

  private let model: BoardModel
  private let invocation: Invocation

  init() {
    invocation = Self.command.invocation()
    do {
      model = BoardModel(try BoardStore(path: invocation.operand ?? ""))
    } catch {
      Self.command.fail(error.description, status: 1)
    }
  }

  var body: some Scene {
    WindowGroup {
      BoardView(model: model)
        .task { await FileWatch(path: model.path).run { model.refresh() } }
    }
    .defaultSize(width: invocation.columns, height: invocation.rows)
    .printsFrame(invocation.printsFrame)
  }
}
