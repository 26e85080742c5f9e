import Foundation
import InlayTesting
import Observation
import Testing

@testable import DragReorder
@testable import ViewGraph

struct TableCard: Identifiable, Hashable, Transferable {
  let id: String
}

/// What tests of drags between views change, and what they hear.
@Observable
final class TableModel {
  var deck = ["d1", "d2"]
  var piles = [["a", "b", "c"], ["e"]]
  var trash: [String] = []
  var allowsMove = true
  var trashIsEnabled = true
  var selection: [String] = []
  @ObservationIgnored var log: [String] = []
  @ObservationIgnored var configure: ((DropSession) -> DropConfiguration)?

  func taken() -> [String] {
    defer { log = [] }
    return log
  }

  func remove(_ ids: [String]) {
    deck.removeAll { ids.contains($0) }
    for index in piles.indices { piles[index].removeAll { ids.contains($0) } }
  }

  func insert(
    _ cards: [TableCard], at destination: ReorderDifference<String, Int>.Destination?
  ) {
    let ids = cards.map(\.id)
    remove(ids)
    guard let destination else { return piles[0].append(contentsOf: ids) }
    var pile = piles[destination.collectionID]
    var index = pile.count
    if case .before(let id) = destination.position { index = pile.firstIndex(of: id) ?? index }
    pile.insert(contentsOf: ids, at: index)
    piles[destination.collectionID] = pile
  }
}

/// A deck card in row 0 at column 0, the trash at column 20; below from row 2 on two piles of one-row cards,
/// the second at column 10.
struct CardTable: View {
  var model: TableModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Text(model.deck.last ?? "--")
          .draggable(containerItemID: model.deck.last ?? "--")
          .frame(width: 20, alignment: .leading)
          .dragContainer(for: TableCard.self) { (id: String) in [TableCard(id: id)] }
          .dragConfiguration(DragConfiguration(allowMove: model.allowsMove))
          .onDragSessionUpdated { log("deck", "\($0.phase)", $0.draggedItemIDs(for: String.self)) }
        Text("trash")
          .dropDestination(for: TableCard.self, isEnabled: model.trashIsEnabled) { cards, _ in
            log("trash takes", "", cards.map(\.id))
            model.trash += cards.map(\.id)
            model.remove(cards.map(\.id))
          }
          .onDropSessionUpdated { log("trash", "\($0.phase)", []) }
      }
      .frame(height: 2, alignment: .top)
      HStack(alignment: .top, spacing: 0) {
        ForEach(model.piles.indices, id: \.self) { pile in
          VStack(alignment: .leading, spacing: 0) {
            ForEach(model.piles[pile].map { TableCard(id: $0) }) { Text($0.id) }
              .reorderable(collectionID: pile)
          }
          .frame(width: 10, alignment: .leading)
        }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .reorderContainer(for: TableCard.self, in: Int.self) { difference in
        log("move", "\(difference.destination)", difference.sources)
        let cards = difference.sources.map { TableCard(id: $0) }
        model.insert(cards, at: difference.destination)
      }
      .dragContainer(for: TableCard.self) { (ids: [String]) in ids.map { TableCard(id: $0) } }
      .dragContainerSelection(model.selection)
      .onDragSessionUpdated { log("piles", "\($0.phase)", $0.draggedItemIDs(for: String.self)) }
      .dropDestination(for: TableCard.self) { cards, session in
        log("piles take", "\(session.suggestedOperations.rawValue)", cards.map(\.id))
        model.insert(
          cards, at: session.reorderDestination(for: TableCard.self, in: Int.self))
      }
      .dropConfiguration { session in
        model.configure?(session) ?? DropConfiguration(operation: .move)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  private func log(_ who: String, _ what: String, _ ids: [String]) {
    model.log.append(([who, what] + ids).filter { !$0.isEmpty }.joined(separator: " "))
  }
}

@MainActor
struct TableScreen {
  let model = TableModel()
  let screen: TestScreen

  init() {
    let model = model
    screen = TestScreen(30, 8, reduceMotion: true, onMismatch: { Issue.record("\($0)") }) {
      CardTable(model: model)
    }
  }

  /// Whether anything of a drag is still there.
  var hasTraces: Bool {
    screen.text.contains("╌") || screen.scheduler.graph.pointer.wantsMotion
      || screen.scheduler.graph.focus.interceptor != nil
      || screen.scheduler.nextDeadline != nil
      || DragExchange.of(screen.scheduler.graph).drag != nil
  }
}
