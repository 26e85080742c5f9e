import Foundation
import InlayTesting

@testable import DragReorder
@testable import ViewGraph

/// Two columns of cards in color, with a card above them that comes from elsewhere.
struct FormationBoard: View {
  var board: Board
  let formation: DragDropPreviewsFormation?
  let operation: DropOperation

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text("[new]").foregroundStyle(.green)
        .draggable(containerItemID: "New")
        .dragContainer(for: FormationCard.self) { (id: String) in [FormationCard(id: id)] }
      if let formation {
        columns.dropPreviewsFormation(formation).dragPreviewsFormation(formation)
      } else {
        columns
      }
    }
  }

  private var columns: some View {
    HStack(alignment: .top, spacing: 2) {
      ForEach(board.columns) { column in
        VStack(alignment: .leading, spacing: 0) {
          Text(column.title).bold()
          ForEach(column.tasks) { task in
            Text(task.title).foregroundStyle(.yellow)
              .frame(maxWidth: .infinity, alignment: .leading)
              .border(.cyan, lines: .rounded)
          }
          .reorderable(collectionID: column.id)
        }
        .frame(width: 14, alignment: .leading)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .reorderContainer(for: BoardTask.self, in: String.self) { board.apply($0) }
    .dragContainerSelection(["Alpha", "Gamma", "Delta"])
    .dropDestination(for: FormationCard.self) { _, _ in }
    .dropConfiguration { _ in DropConfiguration(operation: operation) }
  }
}

struct FormationCard: Identifiable, Hashable, Transferable { let id: String }

/// A screen in the middle of a drag of three cards.
@MainActor
struct FormationScreen {
  let board = Board(["Todo": ["Alpha", "Beta", "Gamma", "Delta"], "Done": ["Zeta"]])
  let screen: TestScreen

  init(_ formation: DragDropPreviewsFormation? = nil, operation: DropOperation = .move) {
    let board = board
    screen = TestScreen(40, 17) {
      FormationBoard(board: board, formation: formation, operation: operation)
    }
  }

  /// Carries Alpha with Gamma and Delta over the column Done, beside their gap.
  func carrySelection() {
    screen.press(3, 3)
    screen.move(23, 5)
  }

  /// Carries the card above the columns over the column Done.
  func carryNew() {
    screen.press(1, 0)
    screen.move(20, 4)
  }
}
