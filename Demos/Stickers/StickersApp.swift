import DemoCommand
import DemoViews
import Inlay

/// A grid of stickers to arrange, to put into folders and to throw away: `stickers`.
@main
struct StickersApp: App {
  static let command = Command(
    "stickers",
    summary: """
      Shows stickers in a grid: drag one or several into another order, into a folder or into the
      trash. Without a terminal, one frame is printed.
      """,
    options: [.seed("shuffles the stickers, the same way each time")])

  private let model: StickerModel
  private let invocation: Invocation

  init() {
    invocation = Self.command.invocation()
    model = StickerModel(Sticker.all(seed: invocation.seed))
  }

  var body: some Scene {
    WindowGroup { StickersView(model: model) }
      .defaultSize(width: invocation.columns, height: invocation.rows)
      .printsFrame(invocation.printsFrame)
  }
}
