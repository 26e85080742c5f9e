import Inlay
import SolitaireGame

/// One of the seven piles. Only what lies face up can be dragged.
struct PileView: View {
  let model: SolitaireModel
  let number: Int
  @Environment(\.metrics) private var metrics

  var body: some View {
    let pile = model.table.piles[number]
    let marks = model.marks
    ZStack(alignment: .topLeading) {
      EmptyPlace(mark: marks[.pile(number)]) {
        if model.game.kingsOnly { Text("K") }
      }
      PileLayout {
        ForEach(pile.faceDown) { card in
          CardBack().equatable()
            .alignmentGuide(.nextCard) { _ in metrics.cell.height }
            // Where room is short, the lowest one stands for all.
            .alignmentGuide(.nextCardInTightPile) { _ in
              card == pile.cards.first ? metrics.cell.height : 0
            }
        }
        ForEach(pile.faceUp) { card in
          CardFace(card: card, mark: marks[card]).equatable()
            .alignmentGuide(.nextCard) { _ in metrics.step }
            .alignmentGuide(.nextCardInTightPile) { _ in metrics.cell.height }
            .onTapGesture(count: 2) { model.sendHome(card) }
        }
        .reorderPlaceholder { _ in EmptyPlace().background(Color.deepFelt) }
        .reorderable(collectionID: Place.pile(number))
      }
    }
    .frame(width: metrics.card.width)
    .frame(maxHeight: .infinity, alignment: .top)
    .accessibilityIdentifier("pile \(number + 1)")
  }
}
