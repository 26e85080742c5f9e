import Foundation
import Inlay

struct Errand: Identifiable, Sendable {
  let id: UUID
  var title: String

  init(_ title: String) {
    id = UUID()
    self.title = title
  }
}

@Observable
final class ErrandModel {
  struct Group: Identifiable {
    let id: Int
    var name: String
    var errands: [Errand]
  }

  var groups: [Group]

  init(_ groups: [Group]) { self.groups = groups }

  func apply(_ change: ReorderDifference<Errand.ID, Int>) {
    var lists = Dictionary(uniqueKeysWithValues: groups.map { ($0.id, $0.errands) })
    lists.apply(change)
    for index in groups.indices { groups[index].errands = lists[groups[index].id] ?? [] }
  }
}

/// Reminders in sections.
struct ErrandList: View {
  @State private var model: ErrandModel

  init(_ model: ErrandModel) { _model = State(initialValue: model) }

  var body: some View {
    List {
      ForEach(model.groups) { group in
        Section(group.name) {
          ForEach(group.errands) { Text($0.title) }.reorderable(collectionID: group.id)
        }
      }
    }
    .reorderContainer(for: Errand.self, in: ErrandModel.Group.ID.self) { model.apply($0) }
  }
}
