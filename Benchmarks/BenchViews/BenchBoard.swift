import Inlay

/// A card of the board: two lines of text, one of them in parts with different colors.
package struct BenchCard: Identifiable {
  package let id: Int
  let title: String
  let label: String
  let color: Color
}

package struct BenchColumn: Identifiable {
  package let id: Int
  let title: String
  let cards: [BenchCard]
}

/// Gives the benchmark a way to write one card's state.
@MainActor
package final class CardProbe {
  static let observedCard = 0
  package var isDone: Binding<Bool>?

  package init() {}
}

/// 98 cards in 8 columns, on 200 columns and 60 rows.
package struct BenchBoard: View {
  package static let size = (columns: 200, rows: 60)
  package static let cardCount = 98
  static let columnCount = 8

  let columns: [BenchColumn]
  let probe: CardProbe

  package init(probe: CardProbe) {
    self.probe = probe
    let colors: [Color] = [.red, .green, .yellow, .blue, .cyan]
    var columns: [BenchColumn] = []
    for column in 0..<Self.columnCount {
      var cards: [BenchCard] = []
      for id in stride(from: column, to: Self.cardCount, by: Self.columnCount) {
        cards.append(
          BenchCard(
            id: id, title: "Card \(id) to be done", label: "P\(id % 4)",
            color: colors[id % colors.count]))
      }
      columns.append(BenchColumn(id: column, title: "Column \(column)", cards: cards))
    }
    self.columns = columns
  }

  /// The board as a file of the demo board.
  package var markdown: String {
    columns.map { column in
      "## \(column.title)\n\n" + column.cards.map { "- [ ] \($0.title)\n" }.joined()
    }.joined(separator: "\n")
  }

  package var body: some View {
    HStack(alignment: .top, spacing: 1) {
      ForEach(columns) { column in
        VStack(alignment: .leading) {
          Text(column.title).bold()
          ForEach(column.cards) { CardView(card: $0, probe: probe) }
            .reorderable(collectionID: column.id)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .reorderContainer(for: BenchCard.self, in: Int.self) { _ in }
  }
}

private struct CardView: View {
  let card: BenchCard
  let probe: CardProbe
  @State private var isDone = false

  var body: some View {
    if card.id == CardProbe.observedCard { probe.isDone = $isDone }
    return VStack(alignment: .leading) {
      Text(card.title).strikethrough(isDone)
      HStack {
        Text(card.label).bold()
        Text("#\(card.id)").foregroundColor(card.color)
        Text(isDone ? "done" : "open")
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .border(card.color, lines: .rounded)
  }
}
