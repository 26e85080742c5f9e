import Inlay

/// Cards that people can put in order, in any layout.
struct CardTable<Arrangement: Layout, Face: View>: View {
  let layout: Arrangement
  @Binding var cards: [Card]
  @ViewBuilder let face: (Card) -> Face

  var body: some View {
    layout {
      ForEach(cards) { card in
        face(card)
      }
      .reorderable()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .reorderContainer(for: Card.self) { difference in
      cards.apply(difference: difference)
    }
    .padding()
    .background(Color.felt.gradient)
  }
}
