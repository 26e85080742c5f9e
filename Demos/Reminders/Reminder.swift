import Inlay

/// Something to be done.
struct Reminder: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}

/// A section of the list.
struct ReminderGroup: Identifiable {
  /// The name, which no other section has.
  let id: String
  let color: Color
  var isExpanded = true
  var reminders: [Reminder]
}

extension ReminderGroup {
  /// Sections of all kinds: short and empty ones, a closed one, and one of hundreds.
  static var examples: [ReminderGroup] {
    var lastID = 0
    func reminders(_ titles: [String], done: Int = 0) -> [Reminder] {
      titles.enumerated().map { index, title in
        lastID += 1
        return Reminder(id: lastID, title: title, isDone: index < done)
      }
    }
    return [
      ReminderGroup(
        id: "Today", color: .red,
        reminders: reminders(
          [
            "Water the plants", "Call the dentist", "Buy milk and bread",
            "Return the library books",
          ],
          done: 1)),
      ReminderGroup(
        id: "This week", color: .yellow,
        reminders: reminders([
          "Fix the bicycle light", "Write to Grandmother", "Book a table for six",
        ])),
      ReminderGroup(
        id: "Groceries", color: .green, isExpanded: false,
        reminders: reminders(["Apples", "Coffee", "Oats", "Olive oil", "Tomatoes"])),
      ReminderGroup(id: "Someday", color: .purple, reminders: []),
      ReminderGroup(
        id: "Boxes to unpack", color: .cyan,
        reminders: reminders((1...300).map { "Box \($0)" })),
    ]
  }
}
