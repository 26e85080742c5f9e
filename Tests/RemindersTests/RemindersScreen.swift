import InlayTesting
import Testing

@testable import reminders

/// Short sections, a closed one, an empty one, and a long one at the end.
@MainActor
struct RemindersScreen {
  let model: ReminderModel
  let screen: TestScreen

  init(columns: Int = 44, rows: Int = 20) {
    let model = ReminderModel([
      ReminderGroup(
        id: "Today", color: .red,
        reminders: [
          Reminder(id: 1, title: "Plants", isDone: true), Reminder(id: 2, title: "Dentist"),
          Reminder(id: 3, title: "Milk"),
        ]),
      ReminderGroup(
        id: "Week", color: .yellow,
        reminders: [Reminder(id: 4, title: "Light"), Reminder(id: 5, title: "Letter")]),
      ReminderGroup(
        id: "Shop", color: .green, isExpanded: false,
        reminders: [Reminder(id: 6, title: "Apples"), Reminder(id: 7, title: "Oats")]),
      ReminderGroup(id: "Later", color: .purple, reminders: []),
      ReminderGroup(
        id: "Boxes", color: .cyan,
        reminders: (1...300).map { Reminder(id: 100 + $0, title: "Box \($0)") }),
    ])
    self.model = model
    screen = TestScreen(columns, rows) { RemindersView(model: model) }
  }

  var status: String { screen.rows.last ?? "" }

  /// The titles of a section, in their order.
  func titles(_ group: String) -> [String] {
    model.groups.first { $0.id == group }?.reminders.map(\.title) ?? []
  }
}
