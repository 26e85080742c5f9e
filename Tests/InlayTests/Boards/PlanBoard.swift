import Foundation
import Inlay

struct PlanTask: Identifiable, Hashable {
  let id = UUID()
  var title: String
}

struct PlanColumn: Identifiable {
  var id: String { title }
  var title: String
  var tasks: [PlanTask]

  init(_ title: String, _ tasks: [String]) {
    self.title = title
    self.tasks = tasks.map { PlanTask(title: $0) }
  }
}

/// Columns of cards, written in points.
struct PlanBoard: View {
  @State var columns: [PlanColumn]

  var body: some View {
    HStack(alignment: .top, spacing: 16) {
      ForEach(columns) { column in
        VStack(alignment: .leading, spacing: 0) {
          Text(column.title).font(.headline)
          ForEach(column.tasks) { Text($0.title) }.reorderable(collectionID: column.id)
        }
        .frame(width: 216, alignment: .leading)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .reorderContainer(for: PlanTask.self, in: String.self) { change in
      var byColumn = Dictionary(uniqueKeysWithValues: columns.map { ($0.id, $0.tasks) })
      byColumn.apply(change)
      for index in columns.indices { columns[index].tasks = byColumn[columns[index].id] ?? [] }
    }
  }
}
