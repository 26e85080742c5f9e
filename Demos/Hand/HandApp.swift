import DemoCommand
import DemoViews
import Inlay

/// Cards to put in order, in a row and in a fan: `hand`.
@main
struct HandApp: App {
  static let command = Command(
    "hand",
    summary: """
      Shows four aces in a row, or a fan of thirteen cards that cover each other: drag them into
      another order. Without a terminal, one frame is printed.
      """,
    options: [
      .flag("--fan", "begins with the fan"),
      .seed("deals the same fan each time"),
    ])

  private let model: HandModel
  private let invocation: Invocation

  init() {
    invocation = Self.command.invocation()
    model = HandModel(seed: invocation.seed ?? UInt64.random(in: 0..<10_000))
    if invocation.has("--fan") { model.table = .fan }
  }

  var body: some Scene {
    WindowGroup { HandView(model: model) }
      .defaultSize(width: invocation.columns, height: invocation.rows)
      .printsFrame(invocation.printsFrame)
  }
}
