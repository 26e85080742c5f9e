import DemoCommand
import DemoViews
import Inlay

/// Reminders in sections of a long list: `reminders`.
@main
struct RemindersApp: App {
  static let command = Command(
    "reminders",
    summary: """
      Shows reminders in the sections of one long list: drag them within a section and between
      sections, also closed and empty ones. Without a terminal, one frame is printed.
      """)

  private let model = ReminderModel(ReminderGroup.examples)
  private let invocation: Invocation

  init() { invocation = Self.command.invocation() }

  var body: some Scene {
    WindowGroup { RemindersView(model: model) }
      .defaultSize(width: invocation.columns, height: invocation.rows)
      .printsFrame(invocation.printsFrame)
  }
}
