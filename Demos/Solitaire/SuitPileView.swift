import Inlay
import SolitaireGame

/// The place of the cards of a suit, from the ace to the king.
struct SuitPileView: View {
  let model: SolitaireModel
  let suit: Card.Suit

  var body: some View {
    let mark = model.marks[.suit(suit)]
    ZStack {
      EmptyPlace(mark: mark) { Text(suit.symbol) }
      ForEach(model.table.cards(of: suit).suffix(1)) { CardFace(card: $0, mark: mark).equatable() }
    }
    .accessibilityIdentifier("suit \(suit.symbol)")
    .dropDestination(for: Card.self) { cards, _ in model.drop(cards, on: .suit(suit)) }
    .dropConfiguration { session in
      let cards = session.localSession?.draggedItemIDs(for: Card.self) ?? []
      return DropConfiguration(operation: model.judge(cards, to: .suit(suit)))
    }
  }
}
