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

/// What the game is worth so far.
struct ScoreView: View {
  let model: SolitaireModel
  @Environment(\.metrics) private var metrics

  var body: some View {
    VStack(spacing: 0) {
      row("Score", "\(model.table.score)")
      row("Moves", "\(model.game.moves.count)")
      row("Time", Duration.seconds(model.seconds).clockText)
    }
    .foregroundStyle(Color.brightChalk, Color.chalk)
    .frame(width: metrics.card.width, height: metrics.card.height)
  }

  private func row(_ name: String, _ value: String) -> some View {
    HStack(spacing: 0) {
      if metrics.face.columns >= 7 {
        Text(name).foregroundStyle(.secondary).lineLimit(1)
        Spacer(minLength: 0)
      }
      Text(value).bold().lineLimit(1).layoutPriority(1)
    }
  }
}

extension Duration {
  /// Minutes and seconds, with hours where there are any: “2:05”, “1:00:00”.
  var clockText: String {
    self < .seconds(3600)
      ? formatted(.time(pattern: .minuteSecond)) : formatted(.time(pattern: .hourMinuteSecond))
  }
}
