import Inlay
import SolitaireGame

/// The deck and the suits above the seven piles.
struct TableView: View {
  let model: SolitaireModel
  @Environment(\.metrics) private var metrics

  var body: some View {
    VStack(alignment: .leading, spacing: metrics.cell.height) {
      HStack(spacing: metrics.spacing) {
        DeckView(model: model)
        OpenCardView(model: model)
        ScoreView(model: model)
        ForEach(Card.Suit.allCases) { SuitPileView(model: model, suit: $0) }
      }
      HStack(alignment: .top, spacing: metrics.spacing) {
        ForEach(0..<Table.pileCount, id: \.self) { PileView(model: model, number: $0) }
      }
      .frame(maxHeight: .infinity, alignment: .top)
      .clipped()
      .reorderContainer(for: Card.self, in: Place.self) { change in
        model.drop(change.sources, on: change.destination.collectionID)
      }
      // What lies on a card moves with it.
      .dragContainer(for: Card.self) { model.table.run(from: $0) }
      .dragConfiguration(DragConfiguration(allowMove: true))
      // The open card of the deck comes from elsewhere.
      .dropDestination(for: Card.self) { cards, session in
        let place = session.reorderDestination(for: Card.self, in: Place.self)
        if let place { model.drop(cards, on: place.collectionID) }
      }
      .dropConfiguration { session in
        let cards = session.localSession?.draggedItemIDs(for: Card.self) ?? []
        let pile = Place.pile(metrics.pile(at: session.location.x))
        return DropConfiguration(
          operation: model.judge(cards, to: pile),
          destination: ReorderDifference<Card, Place>.Destination(
            position: .end, collectionID: pile))
      }
    }
    .dragPreviewsFormation(.stack)
    .dropPreviewsFormation(.stack)
    .onDropSessionUpdated { if $0.phase == .exiting { model.carried = nil } }
    .onDragSessionUpdated { session in
      if case .ending = session.phase { model.dragEnded() }
    }
    .padding(.leading, metrics.margin)
    .padding(.top, metrics.topMargin)
  }
}

extension Card: Transferable {}
