import BoardFile
import Inlay

/// A kanban board on a Markdown file: `board FILE.md`.
@main
struct BoardApp: App {
  private let model: BoardModel
  private let arguments: Arguments

  init() {
    do {
      arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
    } catch {
      Self.fail(error.description, status: 2)
    }
    if arguments.wantsHelp {
      print(Arguments.help)
      exit(0)
    }
    do {
      model = BoardModel(try BoardStore(path: arguments.path))
    } catch {
      Self.fail("board: \(error.description)", status: 1)
    }
  }

  var body: some Scene {
    WindowGroup {
      BoardView(model: model)
        .task { await FileWatch(path: model.path).run { model.refresh() } }
    }
    .defaultSize(width: arguments.width, height: arguments.height)
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
    exit(status)
  }
}
