import DemoViews
import Inlay

/// The sections and their reminders, and how they were before.
@MainActor @Observable
final class ReminderModel {
  private(set) var groups: [ReminderGroup]
  private(set) var message: String?
  /// The reminder that keys are about.
  var focused: Reminder.ID?
  private var past = UndoHistory<[ReminderGroup]>()
  private var lastID: Reminder.ID

  init(_ groups: [ReminderGroup]) {
    self.groups = groups
    lastID = groups.flatMap(\.reminders).map(\.id).max() ?? 0
  }

  var openCount: Int { groups.reduce(0) { $0 + $1.openCount } }

  /// The place of a reminder; nil if it is gone.
  private func place(of id: Reminder.ID) -> (group: Int, index: Int)? {
    for (group, candidate) in groups.enumerated() {
      if let index = candidate.reminders.firstIndex(where: { $0.id == id }) {
        return (group, index)
      }
    }
    return nil
  }

  func title(of id: Reminder.ID) -> String? {
    place(of: id).map { groups[$0.group].reminders[$0.index].title }
  }

  /// The name of the section that a new reminder comes to: that of the focus, else the first.
  var groupForNew: String {
    groups[focused.flatMap(place)?.group ?? 0].id
  }

  // MARK: What people do

  func move(_ difference: ReorderDifference<Reminder.ID, ReminderGroup.ID>) {
    let title = difference.sources.first.flatMap(title) ?? ""
    change("Moved “\(title)” to \(difference.destination.collectionID).") {
      $0.apply(difference, items: \.reminders)
    }
  }

  func toggle(_ id: Reminder.ID) {
    guard let place = place(of: id) else { return }
    let reminder = groups[place.group].reminders[place.index]
    change("\(reminder.isDone ? "Reopened" : "Done:") “\(reminder.title)”.") {
      $0[place.group].reminders[place.index].isDone.toggle()
    }
  }

  /// Adds a reminder behind the one with the focus, or at the start of the first section.
  func add(_ title: String) {
    let place = focused.flatMap(place) ?? (0, -1)
    lastID += 1
    let reminder = Reminder(id: lastID, title: title)
    change("Added “\(title)” to \(groups[place.group].id).") {
      $0[place.group].reminders.insert(reminder, at: place.index + 1)
    }
  }

  func delete(_ id: Reminder.ID) {
    guard let place = place(of: id) else { return }
    change("Deleted “\(groups[place.group].reminders[place.index].title)”.") {
      $0[place.group].reminders.remove(at: place.index)
    }
  }

  func setExpanded(_ isExpanded: Bool, _ group: ReminderGroup.ID) {
    guard let index = groups.firstIndex(where: { $0.id == group }) else { return }
    groups[index].isExpanded = isExpanded
  }

  func undo() { message = past.undo(&groups) }

  private func change(_ message: String, _ change: (inout [ReminderGroup]) -> Void) {
    past.note(groups)
    change(&groups)
    self.message = message
  }
}

extension ReminderGroup {
  var openCount: Int { reminders.count { !$0.isDone } }
}
