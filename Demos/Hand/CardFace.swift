import Inlay

/// The face of a card, nine cells by seven.
struct CardFace: View {
  static let size = CGSize(width: 9, height: 7)

  let card: Card

  var body: some View {
    Text(card.suit.symbol)
      .frame(width: Self.size.width - 2, height: Self.size.height - 2)
      .overlay(alignment: .topLeading) { Text(card.name) }
      .overlay(alignment: .bottomTrailing) { Text(card.name) }
      .border(.rounded)
      // Black by its components: many terminals show the black of their palette as gray where it is bold.
      .foregroundStyle(card.suit.isRed ? Color.red : Color(white: 0))
      .background(.white)
  }
}

extension Color {
  /// The green of a card table.
  static let felt = Color(red: 0.1, green: 0.42, blue: 0.24)
}
