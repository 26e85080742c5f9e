import Inlay

/// A reminder: a circle to check it off, and its title. What is done recedes and stays where it is.
struct ReminderRow: View {
  let reminder: Reminder
  let color: Color
  let model: ReminderModel
  @Environment(\.isFocused) private var isFocused

  var body: some View {
    HStack(spacing: 0) {
      Text(reminder.isDone ? "  ✓ " : "  ○ ")
        .foregroundStyle(reminder.isDone ? .secondary : color)
        .onTapGesture { model.toggle(reminder.id) }
      Text(" \(reminder.title) ")
        .foregroundStyle(reminder.isDone ? .secondary : .primary)
        .inverse(isFocused)
        .lineLimit(1)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color.background)
    .moveDisabled(reminder.isDone)
    .onChange(of: isFocused, initial: true) {
      if isFocused { model.focused = reminder.id }
    }
  }
}

/// The name of a section, a rule, and how much of it is open. A drag that rests on a closed one opens it.
struct GroupHeader: View {
  let group: ReminderGroup
  @Environment(\.reorderStatus) private var drag

  private var isTarget: Bool { drag?.collectionID == AnyHashable(group.id) }

  var body: some View {
    HStack {
      Text(" \(group.id) ").inverse(isTarget).lineLimit(1).layoutPriority(1)
      VStack { Divider() }.foregroundStyle(group.color)
      Text(count).foregroundStyle(group.color)
    }
    .frame(height: 1)
  }

  private var count: String {
    switch group.openCount {
    case 0: group.reminders.isEmpty ? "empty" : "all done"
    case let count: "\(count) to do"
    }
  }
}
