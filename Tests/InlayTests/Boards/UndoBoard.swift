import Inlay
import Observation

/// Lists of words whose last move can be taken back.
@Observable
final class UndoModel {
  var lists: [String: [UndoWord]]
  private var undo: [ReorderDifference<String, String>] = []

  init(_ lists: [String: [String]]) {
    self.lists = lists.mapValues { $0.map { UndoWord(id: $0) } }
  }

  func move(_ difference: ReorderDifference<String, String>) {
    undo = difference.inverse(in: lists.mapValues { $0.map(\.id) })
    lists.apply(difference)
  }

  func undoLastMove() {
    for difference in undo { lists.apply(difference) }
    undo = []
  }
}

struct UndoWord: Identifiable { let id: String }

struct UndoBoard: View {
  var model: UndoModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Undo") { model.undoLastMove() }
      HStack(alignment: .top, spacing: 16) {
        ForEach(model.lists.keys.sorted(), id: \.self) { name in
          VStack(alignment: .leading, spacing: 0) {
            Text(name)
            ForEach(model.lists[name] ?? []) { Text($0.id) }.reorderable(collectionID: name)
          }
          .frame(width: 80, alignment: .leading)
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .reorderContainer(for: UndoWord.self, in: String.self) { model.move($0) }
      .dragContainerSelection(["a", "c", "d"])
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
