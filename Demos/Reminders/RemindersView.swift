import DemoViews
import Inlay

/// The list of all sections, and below it a field while a reminder is added.
struct RemindersView: View {
  private enum Focus {
    case list
    case field
  }

  let model: ReminderModel
  @State private var isAdding = false
  @State private var newTitle = ""
  @FocusState private var focus: Focus?
  @Environment(\.reorderStatus) private var drag

  var body: some View {
    DemoScreen("Reminders", detail: "\(model.openCount) to do", status: status, keys: Self.keys) {
      VStack(spacing: 0) {
        list
        if isAdding { field }
      }
      .frame(maxWidth: 100)
      .frame(maxWidth: .infinity)
    }
    .onKeyPress(phases: .down, action: act)
  }

  private var list: some View {
    List {
      ForEach(model.groups) { group in
        Section(isExpanded: expansion(of: group)) {
          ForEach(group.reminders) {
            ReminderRow(reminder: $0, color: group.color, model: model)
          }
          .reorderable(collectionID: group.id)
        } header: {
          GroupHeader(group: group)
        }
        .springLoadingBehavior(group.isExpanded ? .disabled : .enabled)
      }
    }
    .listStyle(.insetGrouped)
    .scrollIndicators(.visible)
    .reorderContainer(for: Reminder.self, in: ReminderGroup.ID.self) { model.move($0) }
    .focused($focus, equals: .list)
    .defaultFocus($focus, .list)
  }

  private var field: some View {
    HStack {
      Text("New in \(model.groupForNew):").bold().lineLimit(1)
      TextField("what is to be done", text: $newTitle)
        .focused($focus, equals: .field)
        .onSubmit(addReminder)
    }
    .padding(.horizontal)
  }

  private func expansion(of group: ReminderGroup) -> Binding<Bool> {
    Binding {
      group.isExpanded
    } set: {
      model.setExpanded($0, group.id)
    }
  }

  private var status: String {
    if isAdding { return "Return adds, Esc does not" }
    guard let drag else { return model.message ?? "Drag a reminder, or press Space" }
    let titles = drag.sources.compactMap { ($0.base as? Reminder.ID).flatMap(model.title) }
    return drag.sentence(about: titles.first ?? "", in: drag.collectionID?.base as? String)
  }

  private static let keys: [HelpOverlay.Row] = [
    ("drag", "moves a reminder; what is done stays"),
    ("rest on a section", "opens it while you drag"),
    ("↑ ↓", "go from reminder to reminder"),
    ("Space", "lifts and drops; ↑ ↓ Tab carry"),
    ("⌥↑ ⌥↓", "move a reminder at once"),
    ("click ○, Return", "checks off"),
    ("a", "adds a reminder"),
    ("Delete", "deletes"),
    ("1–9", "opens or closes a section"),
    ("u", "undoes the last change"),
  ]

  private func stopAdding() {
    isAdding = false
    newTitle = ""
    focus = .list
  }

  private func addReminder() {
    if !newTitle.isEmpty { model.add(newTitle) }
    stopAdding()
  }

  private func act(on press: KeyPress) -> KeyPress.Result {
    if isAdding {
      guard press.key == .escape else { return .ignored }
      stopAdding()
      return .handled
    }
    if drag != nil { return .ignored }
    switch press.key {
    case "a":
      isAdding = true
      focus = .field
    case "u": model.undo()
    case .return, .delete, .deleteForward:
      guard focus == .list, let focused = model.focused else { return .ignored }
      press.key == .return ? model.toggle(focused) : model.delete(focused)
    default:
      guard let number = press.key.character.wholeNumberValue,
        model.groups.indices.contains(number - 1)
      else { return .ignored }
      let group = model.groups[number - 1]
      model.setExpanded(!group.isExpanded, group.id)
    }
    return .handled
  }
}
