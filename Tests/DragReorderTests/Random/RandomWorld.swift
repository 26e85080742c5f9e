import Observation

@testable import DragReorder

/// How the cards of a random board lie.
enum BoardShape: CaseIterable, Sendable {
  /// Stacks side by side.
  case columns
  case grid
  /// Sections of a list.
  case list
  /// A lazy stack that scrolls.
  case rows

  var pileCount: Int { self == .columns || self == .list ? 3 : 1 }
}

/// The model of a random board: piles of numbered cards.
@Observable @MainActor
final class RandomWorld {
  struct Card: Identifiable { let id: Int }

  struct Pile: Identifiable {
    let id: Int
    var cards: [Card]
  }

  var piles: [Pile]
  /// The piles whose cards are not mounted.
  var hidden: Set<Int> = []
  var isEnabled = true
  var isMounted = true
  var selection: [Int] = []
  @ObservationIgnored private(set) var moves: [ReorderDifference<Int, Int>] = []
  /// What was wrong with a call of `move`.
  @ObservationIgnored private(set) var faults: [String] = []

  init(_ shape: BoardShape, cards: Int) {
    piles = (0..<shape.pileCount).map { pile in
      Pile(
        id: pile,
        cards: (0..<cards).filter { $0 % shape.pileCount == pile }.map { Card(id: $0) })
    }
  }

  /// The cards of the piles that are mounted.
  var order: [NaiveBoard.Pile] {
    piles.filter { !hidden.contains($0.id) }
      .map { NaiveBoard.Pile(id: $0.id, cards: $0.cards.map(\.id)) }
  }

  /// The identifiers of all cards, mounted or not.
  var allCards: [Int] { piles.flatMap { $0.cards.map(\.id) }.sorted() }

  /// Applies a move as a program does, and compares with the rule written out.
  func move(_ difference: ReorderDifference<Int, Int>) {
    let before = order
    moves.append(difference)
    piles.apply(difference, items: \.cards)
    var lists = before
    for index in lists.indices { lists[index].cards.removeAll(where: difference.sources.contains) }
    guard let target = lists.firstIndex(where: { $0.id == difference.destination.collectionID })
    else { return faults.append("a move to a pile that is not there: \(difference)") }
    var place = lists[target].cards.count
    if case .before(let anchor) = difference.destination.position {
      guard let found = lists[target].cards.firstIndex(of: anchor) else {
        return faults.append("a move before a card that is not there or moves: \(difference)")
      }
      place = found
    }
    let present = Set(before.flatMap(\.cards))
    if difference.sources.isEmpty || !present.isSuperset(of: difference.sources)
      || Set(difference.sources).count != difference.sources.count
    {
      faults.append("a move of cards that are not there: \(difference)")
    }
    lists[target].cards.insert(contentsOf: difference.sources, at: place)
    if lists == before { faults.append("a move that moves nothing: \(difference)") }
    if lists != order { faults.append("\(difference) made \(order), not \(lists)") }
  }
}
