import Inlay
import SolitaireGame

/// The cards that are still to be turned up; a click shows the next one.
struct DeckView: View {
  let model: SolitaireModel

  var body: some View {
    let deck = model.table.deck
    let mark = model.marks.deck
    Group {
      if deck.remaining > 0 {
        CardBack(label: "\(deck.remaining)", mark: mark).equatable()
      } else {
        EmptyPlace(mark: mark) {
          if !deck.cards.isEmpty { Text("↻") }
        }
      }
    }
    .accessibilityIdentifier("deck")
    // A button would take the focus, and with it the keys that move the cursor.
    .contentShape(Rectangle())
    .onTapGesture { model.draw() }
  }
}

/// The open card of the deck, which can be dragged away.
struct OpenCardView: View {
  let model: SolitaireModel
  /// The card that is being dragged.
  @State private var lifted: Card?

  var body: some View {
    let deck = model.table.deck
    let marks = model.marks
    ZStack {
      EmptyPlace(mark: marks[.deck])
      if let covered = deck.covered { CardFace(card: covered).equatable() }
      if let card = deck.shown {
        CardFace(card: card, mark: marks[card]).equatable()
          .onTapGesture(count: 2) { model.sendHome(card) }
          .draggable(containerItemID: card)
          .opacity(card == lifted ? 0 : 1)
      }
    }
    .accessibilityIdentifier("open card")
    .dragContainer(for: Card.self) { (card: Card) in [card] }
    .dragConfiguration(DragConfiguration(allowMove: true))
    .onDragSessionUpdated { session in
      switch session.phase {
      case .initial: lifted = deck.shown
      case .ending:
        lifted = nil
        model.dragEnded()
      default: break
      }
    }
  }
}
