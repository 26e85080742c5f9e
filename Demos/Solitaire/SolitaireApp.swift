import DemoCommand
import Inlay
import SolitaireGame

/// Klondike solitaire, with a mouse or with keys.
@main
struct SolitaireApp: App {
  static let command = Command(
    "solitaire",
    summary: """
      Deals a game of Klondike solitaire. Drag the cards, or press ? for the keys. The game is saved
      after every move and goes on where it was left. Without a terminal, one frame is printed.
      """,
    options: [
      .seed("deals the game of this number in place of the saved one"),
      .flag("--kings", "deals games whose empty piles take only kings"),
      .value("--save", "FILE", "keeps the game in this file") {
        $0.isEmpty ? "name the file to save to; try --help." : nil
      },
      .flag("--points", "lays the table out in points, ten by twenty to a cell"),
    ])

  private let model: SolitaireModel
  private let invocation: Invocation
  private let cell: CGSize

  init() {
    invocation = Self.command.invocation()
    cell = invocation.has("--points") ? TableMetrics.pointsOfCell : CGSize(width: 1, height: 1)
    let file =
      invocation["--save"].map { SaveFile(path: $0) }
      ?? SaveFile(in: ProcessInfo.processInfo.environment)
    model = SolitaireModel(
      seed: invocation.seed, kingsOnly: invocation.has("--kings"), file: file,
      keepsFile: invocation.printsFrame)
  }

  var body: some Scene {
    WindowGroup { SolitaireView(model: model, cell: cell) }
      .cellSize(width: cell.width, height: cell.height)
      .defaultSize(width: invocation.columns, height: invocation.rows)
      .printsFrame(invocation.printsFrame)
  }
}
